import type { EditorBlock, TextReplacement } from '../../../application/schema/index.ts';

const lowSurrogate = /^[\uDC00-\uDFFF]/;
const highSurrogate = /[\uD800-\uDBFF]$/;

/** Is the offset between the halves of one character? */
function splitsCharacter(text: string, at: number): boolean {
  return lowSurrogate.test(text.slice(at, at + 1)) && highSurrogate.test(text.slice(0, at));
}

/** The first replacement that does not fit the text or the one before it; undefined when all fit. */
export function misfitOf(text: string, replacements: readonly TextReplacement[]): TextReplacement | undefined {
  let [start, end] = [-1, 0];
  for (const each of replacements) {
    const until = each.at + each.from.length;
    const isApart = each.at > start && each.at >= end;
    const isWhole = !splitsCharacter(text, each.at) && !splitsCharacter(text, until);
    if (!isApart || !isWhole || until > text.length || text.slice(each.at, until) !== each.from) return each;
    [start, end] = [each.at, until];
  }
  return undefined;
}

/** Characters as a Word file can hold them: what XML forbids (XML 1.0, 2.2) is left out, line breaks are one character. */
const writable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** The text of a block of the file after its replacements; those after one that does not fit are not carried out. */
export function replacedText({ text = '', replacements = [] }: Pick<EditorBlock, 'text' | 'replacements'>): string {
  const misfit = misfitOf(text, replacements);
  const fitting = misfit === undefined ? replacements : replacements.slice(0, replacements.indexOf(misfit));
  let result = '';
  let done = 0;
  for (const { at, from, to } of fitting) {
    result += text.slice(done, at) + writable(to);
    done = at + from.length;
  }
  return result + text.slice(done);
}

/** The replacements as edits of a paragraph. */
export const editsOf = (replacements: readonly TextReplacement[]) =>
  replacements.map(({ at, from, to }) => ({ start: at, end: at + from.length, from, to: writable(to) }));
