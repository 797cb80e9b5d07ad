import type { InspectBudget } from '../inspect-limits.ts';
import { middleX, overlaps, type Box, middleY } from '../shapes/box.ts';
import type { PageShapes } from '../shapes/page-shapes.ts';
import { alignBlocks, type AlignedBlocks } from './align-blocks.ts';
import { Labels } from './labels.ts';
import type { Proposal } from './proposal.ts';
import { proposeBlanks } from './propose-blanks.ts';
import { proposeBoxes } from './propose-boxes.ts';
import { withoutHonorific } from './printed-words.ts';
import { nameLoneChecks } from './lone-checks.ts';
import { isOfCircle, nameRoom, proposeCircles } from './propose-circles.ts';
import { proposeMarks } from './propose-marks.ts';

/** Shortest line to write on (11 mm) and the room above it, pt. */
const shortest = 31;
const room = 16;
const leastRoom = 8;

/** The longest part of a line that has nothing printed above it. */
function freeSpan(from: number, to: number, printed: readonly Box[]): readonly [number, number] {
  let best: readonly [number, number] = [from, from];
  let start = from;
  for (const box of [...printed].sort((one, two) => one.left - two.left)) {
    if (box.left - start > best[1] - best[0]) best = [start, box.left - 2];
    start = Math.max(start, box.right + 2);
  }
  return to - start > best[1] - best[0] ? [start, to] : best;
}

/** Proposes fields on isolated lines, with white above. */
function proposeLines(shapes: PageShapes, labels: Labels): Proposal[] {
  const proposals: Proposal[] = [];
  for (const { at, from, to } of shapes.free) {
    if (to - from < shortest || to - from > shapes.width * 0.95) continue;
    const strip = { left: from, right: to, top: at - leastRoom, bottom: at - 0.5 };
    const printed = [...shapes.characters.touching(strip), ...shapes.ink.touching(strip)];
    const [left, right] = freeSpan(from, to, printed);
    if (right - left < shortest || right - left < (to - from) * 0.25) continue;
    // Lines that cross are part of a drawing, and what is close above limits the room.
    const place = { left, right, top: at - room, bottom: at };
    if (
      shapes.down.some((line) => line.at > left + 2 && line.at < right - 2 && line.from < at - 2 && line.to > at - room)
    )
      continue;
    const over = shapes.across
      .filter((line) => line.at < at - 2 && line.from < middleX(place) && line.to > middleX(place))
      .map((line) => line.at);
    const text = shapes.characters.touching(place).map(({ bottom }) => bottom);
    const top = Math.max(at - room, ...over, ...text.filter((bottom) => bottom < at - leastRoom));
    if (at - top < leastRoom) continue;
    const shown = { ...place, top };
    if (
      shapes.boxes.some(
        (box) => box.children.length === 0 && overlaps(box, shown) && box.top > top - 1 && box.bottom < at + 1,
      )
    )
      continue;
    const before =
      printed.length > 0 && left > from
        ? shapes.text.touching({ ...strip, left: from - 1, right: left + 1 })[0]?.text
        : undefined;
    const behind = right < to ? shapes.text.touching({ ...strip, left: right, right: to + 1 })[0]?.text : undefined;
    proposals.push({ ...shown, kind: 'line', label: withoutHonorific(before ?? behind ?? '') || labels.find(shown) });
  }
  return proposals;
}

/** Is the middle of one inside the other? */
const meet = (one: Box, two: Box): boolean =>
  overlaps(one, two) &&
  ((middleX(one) > two.left && middleX(one) < two.right && middleY(one) > two.top && middleY(one) < two.bottom) ||
    (middleX(two) > one.left && middleX(two) < one.right && middleY(two) > one.top && middleY(two) < one.bottom));

/** Labels of places that the receiving office fills in. */
const forOffice = /受付印|受付欄|収受|事務処理|処理欄|使用欄|職員記入|記入しない/;

/** In the order of reading: rows (within 2 mm) from top to bottom, each from left to right. */
function inOrder(proposals: readonly Proposal[]): Proposal[] {
  const sorted = [...proposals].sort((one, two) => one.top - two.top);
  const rows: Proposal[][] = [];
  for (const proposal of sorted) {
    const row = rows.at(-1);
    if (row && proposal.top - (row[0]?.top ?? 0) < 6) row.push(proposal);
    else rows.push([proposal]);
  }
  return rows.flatMap((row) => row.sort((one, two) => one.left - two.left));
}

/**
 * Fields that a page seems to have, in addition to those of the PDF's own form (`ownFields`), which are kept as they are.
 * @throws InspectStop
 */
export function proposePage(shapes: PageShapes, ownFields: readonly Proposal[], budget: InspectBudget): AlignedBlocks {
  const labels = new Labels(shapes);
  const kept: Proposal[] = [...ownFields];
  const add = (found: readonly Proposal[]): void => {
    for (const proposal of found) if (!kept.some((other) => meet(other, proposal))) kept.push(proposal);
  };
  add(proposeMarks(shapes, labels));
  const circles = proposeCircles(shapes, labels, budget);
  add(circles);
  const boxes = proposeBoxes(shapes, labels);
  add(boxes.filter(({ kind }) => kind !== 'box'));
  // What a circle leaves around its word may reach into the blank behind it.
  const taken = kept.filter(({ kind }) => kind !== 'circle');
  const blanks = proposeBlanks(shapes, labels, taken).map((blank) => nameRoom(blank, circles));
  add(blanks);
  // A box that holds blanks, cells, ticks or circles is proposed by those.
  add(
    boxes.filter(
      (box) =>
        box.kind === 'box' &&
        !kept.some((other) => other.kind !== 'seal' && overlaps(box, other)) &&
        !isOfCircle(box, circles, labels),
    ),
  );
  add(proposeLines(shapes, labels));
  const open = kept.filter(({ own, label }) => own || !forOffice.test(label));
  const { proposals, repeats } = alignBlocks(shapes, nameLoneChecks(open), budget);
  return { proposals: inOrder(proposals), repeats };
}
