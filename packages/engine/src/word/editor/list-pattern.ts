import { nearestName } from '../../problems/nearest-name.ts';

/** Levels that a list of Word has (ECMA-376 part 1, 17.9.6). */
export const listLevelCount = 9;

/** How one level of a list is marked. */
export interface LevelMark {
  /** Word's number format (ECMA-376 part 1, 17.18.59). */
  readonly format: string;
  /** The mark with `%1` to `%9` for the numbers of the levels. */
  readonly text: string;
}

/** What of a pattern means nothing. */
export interface PatternFault {
  readonly word: string;
  readonly nearest?: string;
}

interface Numeral {
  readonly format: string;
  /** What is around the number when the word is alone. */
  readonly before?: string;
  readonly after?: string;
}

const round = { before: '(', after: ')' };

/** The words of a pattern. Documented at `ListSettings`. */
const numerals: ReadonlyMap<string, Numeral> = new Map(
  Object.entries<Numeral>({
    Number: { format: 'decimalFullWidth' },
    number: { format: 'decimal', ...round },
    Kanji: { format: 'japaneseCounting' },
    kanji: { format: 'japaneseCounting', before: '（', after: '）' },
    Katakana: { format: 'aiueoFullWidth' },
    katakana: { format: 'aiueoFullWidth', ...round },
    Iroha: { format: 'irohaFullWidth' },
    iroha: { format: 'irohaFullWidth', ...round },
    Letter: { format: 'upperLetter' },
    letter: { format: 'lowerLetter', ...round },
    Roman: { format: 'upperRoman' },
    roman: { format: 'lowerRoman', ...round },
    Circle: { format: 'decimalEnclosedCircle' },
  }),
);

export const patternWords: readonly string[] = [...numerals.keys()];

/** An escape, an end of a level, a number of another level, a word, or any other character. */
const token = /\\([\s\S])|(:)|%([1-9])|([A-Za-z]+)|([\s\S])/gu;

/** One part of a pattern while it is read. */
interface Part {
  text: string;
  word: string | null;
  /** Something is next to the word. */
  decorated: boolean;
  /** Numbers of other levels in it. */
  levels: number[];
}

function emptyPart(): Part {
  return { text: '', word: null, decorated: false, levels: [] };
}

/** Percent signs of the text itself: Word has no escape for them before a digit, so a full-width one replaces them. */
function literal(text: string): string {
  return text.replaceAll('%', '％');
}

function finish({ text, word, decorated }: Part, level: number): LevelMark {
  const numeral = word === null ? undefined : numerals.get(word);
  if (!numeral) return { format: 'bullet', text };
  const { format, before = '', after = '' } = numeral;
  return { format, text: decorated ? text : `${before}%${level}${after}` };
}

function splitParts(pattern: string): Part[] | PatternFault {
  const parts: Part[] = [];
  let part = emptyPart();
  for (const [whole, escaped, end, level, word] of pattern.matchAll(token)) {
    if (end !== undefined) {
      parts.push(part);
      part = emptyPart();
      continue;
    }
    if (word !== undefined) {
      if (!numerals.has(word)) {
        const nearest = nearestName(word, patternWords);
        return nearest === undefined ? { word } : { word, nearest };
      }
      if (part.word !== null) return { word };
      part.word = word;
      part.text += `%${parts.length + 1}`;
      continue;
    }
    part.decorated = true;
    if (level !== undefined) part.levels.push(Number(level));
    part.text += level === undefined ? literal(escaped ?? whole) : `%${level}`;
  }
  if (part.text !== '' || parts.length === 0) parts.push(part);
  return parts;
}

/**
 * The marks of the levels of a list pattern such as `Number:number:`; the grammar is at `ListSettings`. Always nine: levels
 * below the last part of the pattern look like it. Or the part of the pattern that means nothing.
 */
export function parseListPattern(pattern: string): LevelMark[] | PatternFault {
  const parts = splitParts(pattern);
  if (!Array.isArray(parts)) return parts;
  if (parts.length > listLevelCount) return { word: pattern };
  const marks: LevelMark[] = [];
  for (const [index, part] of parts.entries()) {
    const tooDeep = part.levels.find((level) => level > index + 1);
    if (tooDeep !== undefined) return { word: `%${tooDeep}` };
    if (part.text === '') return { word: ':' };
    marks.push(finish(part, index + 1));
  }
  const last = parts.length;
  const lowest = marks[last - 1] ?? { format: 'none', text: '' };
  for (let level = last + 1; level <= listLevelCount; level++) {
    marks.push({ format: lowest.format, text: lowest.text.replaceAll(`%${last}`, `%${level}`) });
  }
  return marks;
}
