import type { InspectBudget } from '../inspect-limits.ts';
import { holds, overlaps, type Box } from '../shapes/box.ts';
import { findBlocks } from '../shapes/find-blocks.ts';
import type { PageShapes } from '../shapes/page-shapes.ts';
import type { Proposal } from './proposal.ts';

/** Blocks of one form that follow each other at one distance, with the proposals of the first. */
export interface RepeatedBlock {
  readonly first: Box;
  readonly count: number;
  readonly direction: 'down' | 'right';
  /** Distance from one block to the next, pt. */
  readonly pitch: number;
  readonly proposals: readonly Proposal[];
}

export interface AlignedBlocks {
  readonly proposals: readonly Proposal[];
  readonly repeats: readonly RepeatedBlock[];
}

/** Sides of two blocks of one form may differ by this, pt. */
const slack = 1.5;
/** A block has at least this many fields. */
const leastFields = 2;

/** How many fields proposals make: words to circle of one label are one. */
const answersOf = (proposals: readonly Proposal[]): number =>
  new Set(proposals.map((proposal) => (proposal.kind === 'circle' ? proposal.label : proposal))).size;

function shifted<Thing extends Box>(thing: Thing, x: number, y: number): Thing {
  const { left, top, right, bottom } = thing;
  return { ...thing, left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** A proposal of one block in another. Its label loses the number of its block. */
function moved(proposal: Proposal, x: number, y: number): Proposal {
  const cells = proposal.cells?.map((cell) => shifted(cell, x, y));
  const label = proposal.label.replace(/(?<=.)[0-9０-９①-⑳]+$/u, '');
  return { ...shifted(proposal, x, y), label, ...(cells && { cells }) };
}

/** The repetition that blocks make: in one column or row, at one pitch. */
function repeatOf(blocks: readonly Box[], proposals: readonly Proposal[]): RepeatedBlock | undefined {
  const isColumn = blocks.every(({ left }) => Math.abs(left - (blocks[0]?.left ?? 0)) < slack);
  const isRow = blocks.every(({ top }) => Math.abs(top - (blocks[0]?.top ?? 0)) < slack);
  if (isColumn === isRow) return undefined;
  const at = (box: Box): number => (isColumn ? box.top : box.left);
  const sorted = [...blocks].sort((one, two) => at(one) - at(two));
  const [first, second] = sorted;
  if (!first || !second) return undefined;
  const pitch = at(second) - at(first);
  if (!sorted.every((box, index) => Math.abs(at(box) - at(first) - pitch * index) < slack)) return undefined;
  const inOrder = [...proposals].sort((one, two) =>
    Math.abs(one.top - two.top) < 6 ? one.left - two.left : one.top - two.top,
  );
  return { first, count: sorted.length, direction: isColumn ? 'down' : 'right', pitch, proposals: inOrder };
}

/**
 * Gives blocks of one form the same proposals: those of the block in which most were found. Fields of the PDF's own form stay as
 * they are.
 * @throws InspectStop
 */
export function alignBlocks(shapes: PageShapes, found: readonly Proposal[], budget: InspectBudget): AlignedBlocks {
  let proposals = [...found];
  const repeats: RepeatedBlock[] = [];
  for (const group of findBlocks(shapes, budget)) {
    const inside = group.map((block) => proposals.filter((each) => holds(block, each, slack)));
    budget.countSteps(group.length * proposals.length);
    if (inside.flat().some(({ own }) => own)) continue;
    const most = Math.max(...inside.map(({ length }) => length));
    const model = inside.findIndex(({ length }) => length === most);
    const [block, fields] = [group[model], inside[model]];
    if (!block || !fields || answersOf(fields) < leastFields) continue;
    const replaced = new Set(inside.flat());
    const copies = group.map((other) =>
      fields.map((field) => moved(field, other.left - block.left, other.top - block.top)),
    );
    // What reaches over the edge of a block would meet the copies.
    const rest = proposals.filter(
      (each) => !replaced.has(each) && !copies.flat().some((copy) => overlaps(copy, each) && !holds(each, copy, slack)),
    );
    proposals = [...rest, ...copies.flat()];
    const first = group.indexOf([...group].sort((one, two) => one.top - two.top || one.left - two.left)[0] ?? block);
    const repeat = repeatOf(group, copies[first] ?? []);
    if (repeat) repeats.push(repeat);
  }
  return { proposals, repeats };
}
