import type { PageShapes } from '../shapes/page-shapes.ts';
import { middleX, middleY, overlaps, type Box } from '../shapes/box.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { alignBlocks, type AlignedBlocks } from './align-blocks.ts';
import { Labels } from './labels.ts';
import { proposeBlanks } from './propose-blanks.ts';
import { proposeBoxes } from './propose-boxes.ts';
import { proposeLines } from './propose-lines.ts';
import { proposeMarks } from './propose-marks.ts';
import type { Proposal } from './proposal.ts';

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
  const boxes = proposeBoxes(shapes, labels);
  add(boxes.filter(({ kind }) => kind !== 'box'));
  const blanks = proposeBlanks(shapes, labels, kept);
  add(blanks);
  // A box that holds blanks, cells or ticks is proposed by those.
  add(
    boxes.filter((box) => box.kind === 'box' && !kept.some((other) => other.kind !== 'seal' && overlaps(box, other))),
  );
  add(proposeLines(shapes, labels));
  const open = kept.filter(({ own, label }) => own || !forOffice.test(label));
  const { proposals, repeats } = alignBlocks(shapes, open, budget);
  return { proposals: inOrder(proposals), repeats };
}
