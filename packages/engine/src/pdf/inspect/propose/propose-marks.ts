import type { PageCharacter } from '../content/page-marks.ts';
import type { PageShapes } from '../shapes/page-shapes.ts';
import { linesOfText } from '../shapes/text-lines.ts';
import { heightOf, middleX, middleY, widthOf } from '../shapes/box.ts';
import { isUnit } from './printed-words.ts';
import type { Labels } from './labels.ts';
import type { Proposal } from './proposal.ts';

/** Characters printed as boxes to tick; the last four are those of Wingdings. */
const ticks = new Set(Array.from('□☐▢◻⬜❏❐❑❒\uf06f\uf0a8\uf071\uf072'));
const seals = new Set(['㊞', '印']);
/** Circles for seals, pt (7 to 32 mm), and to tick (1.8 to 6.5 mm). */
const sealFrom = 20;
const sealTo = 90;
const tickFrom = 5;
const tickTo = 18.5;
/** Longest words of a choice, in characters: a statement that is ticked begins its line and may be longer. */
const longestOption = 20;
const longestStatement = 60;
/** Side of a personal seal: 12 mm at most are usual. */
const sealSide = 34;

/** Words right behind a character of a line (`step` 1) or right before it (-1), up to the next box or a gap. */
function wordsBeside(line: readonly PageCharacter[], index: number, step: 1 | -1): string {
  const found: string[] = [];
  for (let at = index + step; found.length <= longestStatement; at += step) {
    const [last, next] = [line[at - step], line[at]];
    if (!last || !next || ticks.has(next.text)) break;
    const gap = step === 1 ? next.left - last.right : last.left - next.right;
    if (gap > next.size * 1.6) break;
    found.push(next.text);
  }
  return (step === 1 ? found : found.reverse()).join('');
}

/** Is there a gap before a character of a line? */
function isApart(line: readonly PageCharacter[], index: number): boolean {
  const [before, character] = [line[index - 1], line[index]];
  return before !== undefined && character !== undefined && character.left - before.right > character.size * 1.6;
}

/** Characters closer than this are one word, in type sizes. */
const close = 0.3;

/** Is a box room for one character: with other boxes next to it (□□□), or in the middle of a word (第□条)? */
function isForCharacter(line: readonly PageCharacter[], index: number): boolean {
  const [before, character, after] = [line[index - 1], line[index], line[index + 1]];
  if (character === undefined) return false;
  const isBefore = before !== undefined && character.left - before.right < character.size * close;
  const isAfter = after !== undefined && after.left - character.right < character.size * close;
  const isNextToBox = (isBefore && ticks.has(before.text)) || (isAfter && ticks.has(after.text));
  const isAlone = line.filter(({ text }) => ticks.has(text)).length === 1;
  return isNextToBox || (isAlone && isBefore && isAfter && !/[（(「『：:、。・･]/u.test(before.text));
}

/** Boxes printed as characters, with the words next to each. */
function proposeTicks(shapes: PageShapes, labels: Labels): Proposal[] {
  const all = shapes.pieces.flatMap(({ characters }) => characters);
  return linesOfText(all).flatMap((line) =>
    line.flatMap((character, index): Proposal[] => {
      if (!ticks.has(character.text) || isForCharacter(line, index)) return [];
      const behind = wordsBeside(line, index, 1);
      // Words behind a box belong to it; in lists such as 住民票□ they are before it.
      const option = behind === '' ? wordsBeside(line, index, -1) : behind;
      const longest = index === 0 || isApart(line, index) ? longestStatement : longestOption;
      // What continues like a sentence speaks of boxes, and is none.
      if (option === '' || option.length > longest || isUnit(option) || /^[でにのをはがと欄枠]/.test(option)) return [];
      const { left, top, right, bottom } = character;
      const start = line.find((each) => ticks.has(each.text)) ?? character;
      return [{ left, top, right, bottom, kind: 'check', label: labels.find(start), option }];
    }),
  );
}

/** Seal marks (㊞, a 印 by itself) and circles that are large enough for a seal, and small circles to tick. */
function proposeSeals(shapes: PageShapes, labels: Labels): Proposal[] {
  const signs = shapes.pieces.filter(({ text }) => seals.has(text));
  const proposals: Proposal[] = signs.map((sign) => {
    const ring = shapes.ellipses.find(
      (each) =>
        middleX(sign) > each.left &&
        middleX(sign) < each.right &&
        middleY(sign) > each.top &&
        middleY(sign) < each.bottom,
    );
    const side = ring && widthOf(ring) <= sealTo ? Math.max(widthOf(ring), sealFrom) : sealSide;
    const [x, y] = [middleX(sign), middleY(sign)];
    return {
      left: x - side / 2,
      right: x + side / 2,
      top: y - side / 2,
      bottom: y + side / 2,
      kind: 'seal',
      label: '印影',
    };
  });
  for (const ring of shapes.ellipses) {
    const isRound = Math.abs(widthOf(ring) - heightOf(ring)) < widthOf(ring) * 0.2;
    if (!isRound || shapes.characters.inside(ring).length > 0) continue;
    const { left, top, right, bottom } = ring;
    if (widthOf(ring) >= sealFrom && widthOf(ring) <= sealTo)
      proposals.push({ left, top, right, bottom, kind: 'seal', label: '印影' });
    else if (widthOf(ring) >= tickFrom && widthOf(ring) <= tickTo) {
      const zone = { left: right, right: right + 24, top, bottom };
      const option = shapes.text.touching(zone)[0]?.text;
      if (option !== undefined)
        proposals.push({ left, top, right, bottom, kind: 'check', label: labels.find(ring), option });
    }
  }
  return proposals;
}

export function proposeMarks(shapes: PageShapes, labels: Labels): Proposal[] {
  return [...proposeTicks(shapes, labels), ...proposeSeals(shapes, labels)];
}
