import type { PageCharacter } from '../content/page-marks.ts';
import type { PageShapes } from '../shapes/page-shapes.ts';
import { linesOfText } from '../shapes/text-lines.ts';
import { heightOf, middleY, type Box } from '../shapes/box.ts';
import type { Labels } from './labels.ts';
import type { Proposal } from './proposal.ts';

/** Printed characters with a blank before them to be filled in: units, and brackets that close. */
const behind = new Set(Array.from('年月日時分回人円枚件歳才)）〕］」'));
const opening = new Set(Array.from('(（〔［「'));
/** Shortest blank, in type sizes; and the room for a value where nothing is before it. */
const least = 1.1;
const leastOfDate = 0.85;
const first = 3.2;
/** Smallest type next to a blank, pt: smaller words are notes. */
const smallest = 6.5;
/** Longest blank that still belongs to what follows, pt (60 mm). */
const longest = 170;

function blankBefore(
  line: readonly PageCharacter[],
  index: number,
): readonly [left: number, right: number] | undefined {
  const character = line[index];
  if (!character || character.size < smallest || !behind.has(character.text)) return undefined;
  const before = line[index - 1];
  // At the beginning of a line only a year can have its value before it.
  if (!before)
    return character.text === '年' ? [character.left - character.size * first, character.left - 1] : undefined;
  const gap = character.left - before.right;
  const closes = /[)）〕］」]/.test(character.text);
  const needed = character.size * (/[年月日]/.test(character.text) ? leastOfDate : least);
  if (gap < needed || gap > longest || (closes && !opening.has(before.text))) return undefined;
  const isFar = !closes && gap > character.size * 6;
  // A unit far from anything else is independent; only a year can begin a date there.
  if (isFar && character.text !== '年') return undefined;
  return [isFar ? character.left - character.size * first : before.right + 0.5, character.left - 0.5];
}

/** Words before a blank on its line, and the character behind it. */
function labelOf(line: readonly PageCharacter[], index: number): string {
  const words: string[] = [];
  for (let at = index - 1; at >= 0 && words.length < 12; at--) {
    const character = line[at];
    const next = line[at + 1];
    if (!character || !next || (at < index - 1 && next.left - character.right > character.size * 1.6)) break;
    if (/[)）〕］」]/.test(character.text)) break;
    // The last of several choices (昭・平・令) names nothing.
    if (/[・･、，,／/]/.test(character.text)) {
      words.length = 0;
      break;
    }
    // Of a date, each part is named by its own character alone.
    if (/[年月日時分〜～~]/.test(character.text)) break;
    if (!opening.has(character.text)) words.unshift(character.text);
  }
  const closing = line[index]?.text ?? '';
  return words.join('') + (/[)）〕］」]/.test(closing) ? '' : closing);
}

/** Proposes fields for blanks that printed words leave: before year, month and day, between brackets. */
export function proposeBlanks(shapes: PageShapes, labels: Labels, taken: readonly Box[]): Proposal[] {
  const proposals: Proposal[] = [];
  for (const line of linesOfText(shapes.pieces.flatMap(({ characters }) => characters))) {
    for (const [index, character] of line.entries()) {
      const blank = blankBefore(line, index);
      if (!blank) continue;
      const [left, right] = blank;
      const middle = middleY(character);
      const height = Math.max(heightOf(character) * 1.25, 12);
      const place = { left, right, top: middle - height / 2, bottom: middle + height / 2 };
      const isCut = shapes.down.some(
        ({ at, from, to }) => at > left - 1 && at < right + 1 && from < middle && to > middle,
      );
      const isTaken = taken.some(
        (box) => box.left < right - 2 && box.right > left + 2 && box.top < middle && box.bottom > middle,
      );
      if (isCut || isTaken || right - left < 6.5 || labels.isHeading(character)) continue;
      const own = labelOf(line, index);
      const outer = own.length <= 1 ? labels.find(place) : '';
      proposals.push({ ...place, kind: 'blank', label: outer === '' ? own : `${outer}_${own}` });
    }
  }
  return proposals;
}
