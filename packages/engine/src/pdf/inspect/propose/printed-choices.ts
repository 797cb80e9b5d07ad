import type { PageCharacter } from '../content/page-marks.ts';
import { choicesWith, eraOf, type ChoiceWords } from './choice-words.ts';

/** Words of one line of which one is to be circled. */
export interface PrintedChoice {
  /** The characters of each. */
  readonly options: readonly (readonly PageCharacter[])[];
  /** Characters of the line before the first option, since the choice before it. */
  readonly ahead: readonly PageCharacter[];
  /** The group that the options belong to; undefined where only the white around their dots shows that they are a choice. */
  readonly known?: ChoiceWords;
}

const dots = new Set(Array.from('・･·‧•'));
const slashes = new Set(Array.from('／/'));
/** White that parts words, and the widest between a word and the dot next to it, in type sizes. */
const white = 0.35;
const widest = 5;
/** Longest word of a choice that only white shows, and longest known one, in characters. */
const longest = 10;
/** Rows of eras (`eraOf`) that are written in kanji, and the first of today's eras in them. */
const [kanjiRows, heisei] = [1, 3];
const opening = /[（(［[〔：:]/u;
const closing = /[）)］\]〕]/u;

type Characters = readonly PageCharacter[];

const gapBetween = (one: PageCharacter | undefined, next: PageCharacter | undefined): number =>
  one === undefined || next === undefined ? Infinity : (next.left - one.right) / Math.max(one.size, next.size);

export const wordOf = (characters: Characters): string => characters.map(({ text }) => text).join('');

/** The characters of a line between its separators. The separator of two parts is that behind the first. */
interface Parts {
  readonly parts: readonly Characters[];
  readonly separators: readonly PageCharacter[];
}

function partsOf(line: Characters, isSeparator: (text: string) => boolean): Parts {
  const parts: PageCharacter[][] = [[]];
  const separators: PageCharacter[] = [];
  for (const character of line) {
    if (isSeparator(character.text)) {
      separators.push(character);
      parts.push([]);
    } else parts.at(-1)?.push(character);
  }
  return { parts, separators };
}

/** The known words at the end of a part, the longest first: white or a bracket is before them. */
function endsOf(part: Characters): Characters[] {
  return part.slice(-longest).flatMap((first, index, near) => {
    const before = near[index - 1] ?? part[part.length - near.length - 1];
    const isApart = before === undefined || opening.test(before.text) || gapBetween(before, first) > white;
    const words = near.slice(index);
    return isApart && choicesWith(wordOf(words)).length > 0 ? [words] : [];
  });
}

/** Does nothing follow right behind the characters of a part up to `end`, but a bracket? A sentence would. */
function isEnd(part: Characters, end: number): boolean {
  const [last, next] = [part[end - 1], part[end]];
  if (next === undefined || gapBetween(last, next) > white || opening.test(next.text)) return true;
  return closing.test(next.text) && (part[end + 1] === undefined || gapBetween(next, part[end + 1]) > white);
}

/** The longest word of a group at the beginning of a part. */
function beginningOf(part: Characters, { words }: ChoiceWords): Characters | undefined {
  for (let end = Math.min(part.length, longest); end > 0; end -= 1)
    if (words.has(wordOf(part.slice(0, end))) && isEnd(part, end)) return part.slice(0, end);
  return undefined;
}

/** The words of a group from one part on, and in how many parts they are; undefined where another word is among them. */
function chainFrom({ parts }: Parts, at: number, first: Characters, group: ChoiceWords): Characters[] | undefined {
  const options = [first];
  for (const [step, part] of parts.slice(at + 1).entries()) {
    const isLast = at + step + 2 === parts.length;
    if (!isLast && group.words.has(wordOf(part))) options.push(part);
    else {
      const last = beginningOf(part, group);
      return last && [...options, last];
    }
  }
  return undefined;
}

/** Choices of known words, parted by dots or slashes. */
function knownChoices(line: Characters): PrintedChoice[] {
  const all = partsOf(line, (text) => dots.has(text) || slashes.has(text));
  const found: PrintedChoice[] = [];
  let done: PageCharacter | undefined;
  for (let at = 0; at + 1 < all.parts.length; at += 1) {
    const part = all.parts[at] ?? [];
    const chain = endsOf(part)
      // What begins right behind a separator is the rest of other words.
      .filter(([first]) => at === 0 || first !== part[0])
      .flatMap((first) =>
        choicesWith(wordOf(first)).flatMap((known) => {
          const options = chainFrom(all, at, first, known);
          return options === undefined ? [] : [{ options, known }];
        }),
      )
      .find(({ options }) => new Set(options.map(wordOf)).size === options.length);
    if (chain === undefined) continue;
    const start = chain.options[0]?.[0];
    found.push({ ...chain, ahead: part.slice(done ? part.indexOf(done) + 1 : 0, start ? part.indexOf(start) : 0) });
    at += chain.options.length - 2;
    done = chain.options.at(-1)?.at(-1);
  }
  return found;
}

/** Words of any kind with white on both sides of the dots between them, which running text has none of. */
function spacedChoice(line: Characters): PrintedChoice | undefined {
  const { parts, separators } = partsOf(line, (text) => dots.has(text));
  const isSpaced = separators.every((dot, at) => {
    const gaps = [gapBetween(parts[at]?.at(-1), dot), gapBetween(dot, parts[at + 1]?.[0])];
    return gaps.every((gap) => gap > white && gap < widest);
  });
  if (separators.length === 0 || !isSpaced) return undefined;
  const options = parts.map((part, at) => {
    const isParted = (index: number): boolean => gapBetween(part[index - 1], part[index]) > white;
    const inner = part.findLastIndex((_, index) => index > 0 && isParted(index));
    if (at === 0) return inner > 0 ? part.slice(inner) : part;
    const end = part.findIndex(({ text }, index) => index > 0 && (isParted(index) || opening.test(text)));
    return at === parts.length - 1 && end > 0 ? part.slice(0, end) : part;
  });
  const isWords = options.every(
    (option, at) =>
      option.length <= longest &&
      /^(?=.*\p{L})[\p{L}\p{N}ー々]+$/u.test(wordOf(option)) &&
      // Letters with white between them are words that are spread over a box.
      (at === 0 || at === options.length - 1
        ? option.length > 1 || parts[at]?.length === 1
        : option.every((each, index) => index === 0 || gapBetween(option[index - 1], each) <= white)),
  );
  const isOther = new Set(options.map(wordOf)).size === options.length;
  const [first = []] = parts;
  return isWords && isOther ? { options, ahead: first.slice(0, first.length - (options[0]?.length ?? 0)) } : undefined;
}

/** Eras in their order with white between them and nothing else. */
function eraChoices(line: Characters): PrintedChoice[] {
  const words: PageCharacter[][] = [];
  for (const character of line) {
    const word = words.at(-1);
    if (word && gapBetween(word.at(-1), character) <= white) word.push(character);
    else words.push([character]);
  }
  const found: { options: Characters[]; ahead: Characters; row: number; last: number }[] = [];
  let ahead: PageCharacter[] = [];
  for (const [at, word] of words.entries()) {
    const era = eraOf(wordOf(word));
    const choice = found.at(-1);
    const isNext = choice !== undefined && choice.options.at(-1) === words[at - 1];
    if (era && choice && isNext && era.row === choice.row && era.at > choice.last) {
      choice.options.push(word);
      choice.last = era.at;
    } else if (era) {
      found.push({ options: [word], ahead, row: era.row, last: era.at });
      ahead = [];
    } else ahead.push(...word);
  }
  // Forms of today end with the last two eras. Letters with white between them may be anything.
  return found
    .filter(({ options, row, last }) => options.length > 1 && row <= kanjiRows && last >= heisei)
    .flatMap(({ options, ahead: own }) =>
      choicesWith(wordOf(options[0] ?? [])).map((known) => ({ options, ahead: own, known })),
    );
}

/** The choices that a line of a cell prints. `isInCell`: is it in a cell that other words name? There any words may be offered. */
export function printedChoices(line: Characters, isInCell: boolean): PrintedChoice[] {
  const known = knownChoices(line);
  if (known.length > 0) return known;
  const spaced = isInCell ? spacedChoice(line) : undefined;
  return spaced === undefined ? eraChoices(line) : [spaced];
}
