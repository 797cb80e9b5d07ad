import type { PageCharacter } from '../content/page-marks.ts';
import type { Box } from '../shapes/box.ts';

/** Least gap between the units of a date that is to be filled in, type sizes. */
const leastOfDate = 0.85;

/** The characters of a line from left to right, and the gaps between them. */
function lineOf(characters: readonly PageCharacter[]): { line: PageCharacter[]; gaps: number[] } {
  const line = [...characters].sort((one, two) => one.left - two.left);
  const gaps = line.slice(1).map((character, index) => character.left - (line[index]?.right ?? 0));
  return { line, gaps };
}

/** Are the words of a box spread evenly over its width (均等割付), as those of headings are? */
export function isSpread(box: Box, characters: readonly PageCharacter[]): boolean {
  const { line, gaps } = lineOf(characters);
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return false;
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const isEven = least > 0 && most < least * 1.25 + 1;
  return isEven && Math.abs(first.left - box.left - (box.right - last.right)) < 6 && first.left - box.left < most;
}

/** Do the units of a date stand apart for numbers to be filled in? They name nothing; 年月日 at the head of a column does. */
export function isDateToFill(box: Box, characters: readonly PageCharacter[]): boolean {
  const { line, gaps } = lineOf(characters);
  const text = line.map((character) => character.text).join('');
  if (!/^(?:年月日?|月日|時分)(?:生|現在|まで|から)?$/.test(text)) return false;
  const units = gaps.slice(0, text.search(/[生現まか]|$/) - 1);
  return units.every((gap, index) => gap > (line[index]?.size ?? 0) * leastOfDate) && !isSpread(box, characters);
}
