import type { PageShapes } from '../shapes/page-shapes.ts';
import { areaOf, around, heightOf, middleX, type Box, type NestedBox, widthOf } from '../shapes/box.ts';
import { textPieces, type TextPiece } from '../shapes/text-lines.ts';
import { combOf } from '../shapes/find-combs.ts';
import { findCellRows } from '../shapes/cell-rows.ts';
import { joinPostCodes } from './join-post-codes.ts';
import type { Labels } from './labels.ts';
import { isExplanation, isSectionHeading, isUnit, withoutNoteMarks } from './printed-words.ts';
import type { Proposal } from './proposal.ts';

/** Sides of the smallest box one can write in, pt (4 mm), and room that a value needs next to printed words and before a unit. */
const narrowest = 11;
const lowest = 11;
const roomBeside = 85;
const roomBefore = 34;
/** Boxes to tick: about as high as wide, mm 1.8 to 6.5. */
const tickFrom = 5;
const tickTo = 18.5;
/** White between printed words and a value, pt. */
const white = 3;
/** Height from which a box takes several lines, pt. */
const several = 34;

const isTick = (box: Box): boolean => {
  const [width, height] = [widthOf(box), heightOf(box)];
  return width >= tickFrom && width <= tickTo && Math.abs(width - height) < width * 0.25;
};

/** Words right behind a box to tick. */
function wordsBehind(shapes: PageShapes, box: Box): string | undefined {
  const zone = { left: box.right, right: box.right + 24, top: box.top, bottom: box.bottom };
  const [first] = shapes.text.touching(zone).sort((one, two) => one.left - two.left);
  return first && first.left >= box.right - 2 ? first.text.slice(0, 40) : undefined;
}

/** Units and signs of seals follow a value: they name nothing. */
const isAside = (text: string): boolean => isUnit(text) || text === '印' || text === '㊞';

/** A unit of dates right behind a row of cells: it distinguishes the rows of one date. */
function dateUnit(shapes: PageShapes, row: Box): string {
  const zone = { left: row.right, right: row.right + 10, top: row.top, bottom: row.bottom };
  const unit = shapes.text.touching(zone).find(({ left, text }) => left >= row.right - 2 && /^[年月日]/.test(text));
  return unit ? `_${unit.text.slice(0, 1)}` : '';
}

/** Boxes to tick in one line share the label of the first: before the others are the words of choices. */
function shareLabels(checks: readonly Proposal[], labels: Labels): Proposal[] {
  return checks.map((check) => {
    const container = labels.container(check);
    const [first = check] = checks
      .filter((other) => Math.abs(other.top - check.top) < 4 && labels.container(other) === container)
      .sort((one, two) => one.left - two.left);
    return { ...check, label: first.label };
  });
}

function boxProposal(box: Box, label: string): Proposal {
  return { ...box, kind: 'box', label, ...(heightOf(box) >= several && { multiline: true }) };
}

/**
 * The part of a box that its printed words leave free to the right of them, line by line; or before a unit at the end. An example
 * in a box that another box names leaves room too.
 */
function freeParts(box: Box, pieces: readonly TextPiece[], isHeading: boolean, isNamed: boolean): Proposal[] {
  const words = pieces.filter(({ text }) => !isAside(text));
  const [unit] = pieces.filter(
    ({ text, left }) => isAside(text) && (left > middleX(box) || (isUnit(text) && left - box.left > roomBefore)),
  );
  const right = unit ? unit.left - 1 : box.right;
  const text = around(words);
  // Choices to tick are fields themselves; headings and explanations leave no room for a value.
  const printed = words.map((word) => word.text).join('');
  const isExample = isExplanation(printed);
  if (/[□☐▢◻⬜]/u.test(printed) || isSectionHeading(printed) || (isExample && !isNamed)) return [];
  if (!text) return right - box.left >= narrowest * 2 ? [boxProposal({ ...box, right }, '')] : [];
  const isCentered = Math.abs(text.left - box.left - (box.right - text.right)) < widthOf(box) * 0.2;
  if (isHeading || isCentered || right - text.right < roomBeside || text.right > middleX(box)) {
    // Words at the top of a high box, the rest free.
    const isTop = heightOf(text) < heightOf(box) * 0.4 && text.bottom < box.top + heightOf(box) * 0.45;
    if (isHeading || !isTop || box.bottom - text.bottom < several) return [];
    return [boxProposal({ ...box, top: text.bottom + white }, words.map((word) => word.text).join(''))];
  }
  // Lines well apart from each other are labels of their own.
  const groups: TextPiece[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group && around(group);
    if (group && last && word.top - last.bottom < heightOf(word) * 0.8) group.push(word);
    else groups.push([word]);
  }
  const edges = groups.map((group) => around(group) ?? text);
  return groups.map((group, index) => {
    const [above, own, below] = [edges[index - 1], edges[index] ?? text, edges[index + 1]];
    const part = {
      left: own.right + white,
      right,
      top: above ? (above.bottom + own.top) / 2 : box.top,
      bottom: below ? (own.bottom + below.top) / 2 : box.bottom,
    };
    return boxProposal(part, isExample ? '' : withoutNoteMarks(group.map((word) => word.text).join('')));
  });
}

const near = (one: number, two: number): boolean => Math.abs(one - two) < 3;

/** Is an empty box the corner between the heads of a table's rows and columns? */
function isCorner(box: Box, worded: readonly Box[]): boolean {
  const beside = worded.some(
    (other) => near(other.left, box.right) && near(other.top, box.top) && near(other.bottom, box.bottom),
  );
  const below = worded.some(
    (other) => near(other.top, box.bottom) && near(other.left, box.left) && near(other.right, box.right),
  );
  const before = worded.some(
    (other) => near(other.right, box.left) && other.top < box.bottom - 3 && other.bottom > box.top + 3,
  );
  return beside && below && !before;
}

/** What cells and boxes to tick leave free below them in their box: an address below its post code. */
function belowCells(shapes: PageShapes, box: NestedBox, isPart: (child: Box) => boolean): Box | undefined {
  if (box.children.length === 0 || !box.children.every(isPart)) return undefined;
  const filled = around([...box.children, ...shapes.characters.inside(box), ...shapes.ink.inside(box)]);
  if (!filled || box.bottom - filled.bottom < several || filled.top - box.top > several) return undefined;
  return { left: box.left, right: box.right, top: filled.bottom + white, bottom: box.bottom };
}

/** Proposes fields for empty boxes, rows of cells, boxes to tick, and boxes with words at their beginning. */
export function proposeBoxes(shapes: PageShapes, labels: Labels): Proposal[] {
  const leaves = shapes.boxes.filter(({ children }) => children.length === 0);
  const contents = new Map(leaves.map((box) => [box, shapes.characters.inside(box)] as const));
  const empty = leaves.filter((box) => contents.get(box)?.length === 0 && shapes.ink.inside(box).length === 0);
  const isHeaded = (cell: Box): boolean =>
    leaves.some(
      (box) =>
        Math.abs(box.bottom - cell.top) < 2 &&
        Math.abs(box.left - cell.left) < 2 &&
        Math.abs(box.right - cell.right) < 2 &&
        (contents.get(box)?.length ?? 0) > 0,
    );
  const combs = empty.flatMap((box) => combOf(box, shapes.down) ?? []);
  const rows = joinPostCodes([...findCellRows(empty, shapes.free, isHeaded), ...combs.map(({ row }) => row)], shapes);
  const inRows = new Set([...rows.flatMap(({ cells }) => cells), ...combs.map(({ box }) => box)]);
  const emptyLeaves = new Set<Box>(empty);
  const worded = leaves.filter((box) => (contents.get(box)?.length ?? 0) > 0);
  const proposals: Proposal[] = rows.map((row) => ({
    left: row.left,
    top: row.top,
    right: row.right,
    bottom: row.bottom,
    kind: 'cells',
    label: labels.find(row) + dateUnit(shapes, row),
    cells: row.cells,
    ...(row.isPostCode && { content: 'post_code' as const }),
  }));
  for (const box of leaves) {
    if (inRows.has(box) || areaOf(box) > shapes.width * shapes.height * 0.5) continue;
    const { left, top, right, bottom } = box;
    const place = { left, top, right, bottom };
    if (emptyLeaves.has(box)) {
      const option = isTick(box) ? wordsBehind(shapes, box) : undefined;
      if (option !== undefined) proposals.push({ ...place, kind: 'check', label: labels.find(box), option });
      else if (widthOf(box) >= narrowest && heightOf(box) >= lowest && !isCorner(box, worded))
        proposals.push(boxProposal(place, labels.find(box)));
      continue;
    }
    const pieces = textPieces(contents.get(box) ?? []);
    // Words whose neighbor to the right is empty are its label.
    const isHeading = empty.some(
      (other) =>
        Math.abs(other.left - right) < 3 && Math.abs(other.top - top) < 3 && Math.abs(other.bottom - bottom) < 3,
    );
    if (pieces.length === 0 || pieces.length > 12) continue;
    const outer = labels.find(box);
    const isNamed = worded.some(
      (other) => near(other.right, left) && near(other.top, top) && near(other.bottom, bottom),
    );
    for (const part of freeParts(place, pieces, isHeading, isNamed)) {
      const label =
        part.label === '' ? outer : outer === '' || part.label.length > 4 ? part.label : `${outer}_${part.label}`;
      proposals.push({ ...part, label });
    }
  }
  for (const box of shapes.boxes) {
    const part = belowCells(shapes, box, (child) => inRows.has(child) || isTick(child));
    if (part && areaOf(part) < shapes.width * shapes.height * 0.3) proposals.push(boxProposal(part, labels.find(box)));
  }
  const checks = proposals.filter(({ kind }) => kind === 'check');
  return [...proposals.filter(({ kind }) => kind !== 'check'), ...shareLabels(checks, labels)];
}
