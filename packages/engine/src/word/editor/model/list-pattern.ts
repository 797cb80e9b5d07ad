import { editorDefaults, listTypes } from '../../../application/schema/editor-values.ts';
import type { EditorBlock } from '../../../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { nearestName } from '../../../problems/nearest-name.ts';

/** Levels that a list of Word has (ECMA-376 part 1, 17.9.6). */
export const listLevelCount = 9;

/** How one level of a list is marked. */
interface LevelMark {
  /** Word's number format (ECMA-376 part 1, 17.18.59). */
  readonly format: string;
  /** The mark with `%1` to `%9` for the numbers of the levels. */
  readonly text: string;
}

/** What of a pattern means nothing. */
interface PatternFault {
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

const patternWords: readonly string[] = [...numerals.keys()];

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

/** One level of a list, as Word needs it. Lengths in twips. */
export interface ListLevel extends LevelMark {
  /** Where text begins, from the margin. */
  readonly left: number;
  /** Width of the mark with the space behind it. */
  readonly hanging: number;
  /** Where text begins behind a mark of one more digit. */
  readonly widerLeft: number;
}

type Settings = NonNullable<EditorBlock['list']>;

const bulletMark: LevelMark = { format: 'bullet', text: '・' };
const noMark: LevelMark = { format: 'none', text: '' };

/** Width of a number in each format, in ems: a digit, and what one more digit adds. */
const narrow = new Set(['decimal', 'upperLetter', 'lowerLetter', 'lowerRoman', 'upperRoman']);

function textWidth(text: string): number {
  let ems = 0;
  for (const character of text) ems += /^[\u0020-\u007e\uff61-\uff9f]$/u.test(character) ? 0.5 : 1;
  return ems;
}

function markWidth({ format, text }: LevelMark): number {
  const digit = narrow.has(format) ? 0.5 : 1;
  const numbers = text.match(/%[1-9]/g)?.length ?? 0;
  return textWidth(text.replace(/%[1-9]/g, '')) + numbers * digit;
}

function marksOf(settings: Settings, place: Place, problems: Problem[]): LevelMark[] {
  const { type = 'number', pattern = editorDefaults.list.pattern } = settings;
  if (!listTypes.some((each) => each === type)) {
    problems.push(createProblem('word.editor-list-type', place, { value: type, known: listTypes.join(', ') }));
    return [];
  }
  if (type === 'none') return Array.from({ length: listLevelCount }, () => noMark);
  if (type === 'bullet' && settings.pattern === undefined)
    return Array.from({ length: listLevelCount }, () => bulletMark);
  const marks = parseListPattern(pattern);
  if (Array.isArray(marks)) return marks;
  const known = marks.nearest ?? patternWords.join(', ');
  problems.push(createProblem('word.editor-pattern', place, { pattern, word: marks.word, known }));
  return [];
}

/**
 * The nine levels of an inserted list. The mark of a level is where the text of the level above begins, and `tab` is
 * between a mark and its text.
 */
export function listLevels(settings: Settings, place: Place, problems: Problem[]): ListLevel[] {
  const em = (settings.fontSize ?? editorDefaults.list.fontSize) * 20;
  const tab = settings.tab ?? editorDefaults.list.tab;
  let left = settings.indent ?? 0;
  return marksOf(settings, place, problems).map((mark) => {
    const hanging = Math.round(markWidth(mark) * em) + (mark.text === '' ? 0 : tab);
    left += hanging;
    const wider = Math.round(em * (narrow.has(mark.format) ? 0.5 : 1));
    return { ...mark, left, hanging, widerLeft: left + wider };
  });
}
