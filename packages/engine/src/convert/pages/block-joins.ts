import type { FrameJoins } from '../lines/index.ts';
import type { Block, Paragraph } from '../model/block.ts';
import type { Edge, Edges } from '../model/edge.ts';
import type { ParagraphFormat } from '../model/formats.ts';

/** A block as it is set between its neighbors. */
export interface JoinedBlock {
  readonly block: Block;
  readonly joins: FrameJoins;
}

const apart: FrameJoins = {};
const sides = ['top', 'bottom', 'left', 'right', 'between'] as const;

function isSameEdge(one: Edge | undefined, other: Edge | undefined): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  return (
    one.pattern === other.pattern && one.width === other.width && one.color === other.color && one.space === other.space
  );
}

function areSameEdges(one: Edges | undefined, other: Edges | undefined): boolean {
  if (one === other) return true;
  return sides.every((side) => isSameEdge(one?.[side], other?.[side]));
}

function hasFrame({ format }: Paragraph): boolean {
  return format.borders !== undefined && sides.some((side) => format.borders?.[side] !== undefined);
}

/** Where the first or the other lines begin, whichever is further left, pt. */
function leftOf({ format }: Paragraph): number {
  return format.startIndent + Math.min(0, format.firstIndent);
}

/**
 * Whether two paragraphs are in one frame (ECMA-376 part 1, 17.3.1.24: the same borders), which Word draws only when they
 * have the same indents too.
 */
function sharesFrame(one: Block | undefined, other: Block | undefined): boolean {
  if (one?.kind !== 'paragraph' || other?.kind !== 'paragraph') return false;
  if (!hasFrame(one) || !hasFrame(other) || !areSameEdges(one.format.borders, other.format.borders)) return false;
  return leftOf(one) === leftOf(other) && one.format.endIndent === other.format.endIndent;
}

/** Contextual spacing counts between paragraphs of one style only (ECMA-376 part 1, 17.3.1.9). */
function isOfStyle(block: Block | undefined, styleId: string): boolean {
  return block?.kind === 'paragraph' && block.format.styleId === styleId;
}

/** The block at `index`, without the spaces that its neighbors take away, and how its frame continues in theirs. */
export function joinBlock(blocks: readonly Block[], index: number): JoinedBlock | undefined {
  const block = blocks[index];
  if (block === undefined || block.kind === 'table') return block && { block, joins: apart };
  const [before, after] = [blocks[index - 1], blocks[index + 1]];
  const joinsAbove = sharesFrame(before, block);
  const joinsBelow = sharesFrame(block, after);
  const joins = joinsAbove || joinsBelow ? { joinsAbove, joinsBelow } : apart;
  const { format } = block;
  if (!format.contextualSpacing) return { block, joins };
  const spaceBefore = isOfStyle(before, format.styleId) ? 0 : format.spaceBefore;
  const spaceAfter = isOfStyle(after, format.styleId) ? 0 : format.spaceAfter;
  if (spaceBefore === format.spaceBefore && spaceAfter === format.spaceAfter) return { block, joins };
  return { block: { ...block, format: spacedFormat(format, spaceBefore, spaceAfter) }, joins };
}

/** Formats without the spaces that neighbors take away: the same object for the same one, since lines are cached by it. */
const spaced = new WeakMap<ParagraphFormat, ParagraphFormat[]>();

function spacedFormat(format: ParagraphFormat, spaceBefore: number, spaceAfter: number): ParagraphFormat {
  let made = spaced.get(format);
  if (!made) spaced.set(format, (made = []));
  let found = made.find((each) => each.spaceBefore === spaceBefore && each.spaceAfter === spaceAfter);
  if (!found) made.push((found = { ...format, spaceBefore, spaceAfter }));
  return found;
}
