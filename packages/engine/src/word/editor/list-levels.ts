import { editorDefaults, listTypes } from '../../application/schema/editor-values.ts';
import type { EditorBlock } from '../../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import { listLevelCount, parseListPattern, patternWords, type LevelMark } from './list-pattern.ts';

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
