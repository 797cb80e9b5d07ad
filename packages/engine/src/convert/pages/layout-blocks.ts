import { layoutParagraphBlock } from '../lines/index.ts';
import type { Block } from '../model/block.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import { layoutTable } from '../tables/index.ts';
import { joinBlock, type JoinedBlock } from './block-joins.ts';
import { haveFloats, StoryFloats } from './floats/story-floats.ts';
import { spaceBetween } from './stack-items.ts';

export type SetBlock = typeof layoutBlock;

/** Lays out one block. `number` is its number in the flow. */
export function layoutBlock(
  { block, joins }: JoinedBlock,
  width: number,
  context: LayoutContext,
  number: number,
): readonly FlowItem[] {
  if (block.kind === 'table') return layoutTable(block, width, context, number);
  return layoutParagraphBlock(block, width, context, number, joins);
}

/**
 * Lays out blocks one below the other in `width` pt. The spaces of the items are to be added up: where Word takes the larger of two
 * neighbors' spaces, what the second requires above is already less what the first has below.
 */
export function layoutBlocks(blocks: readonly Block[], width: number, context: LayoutContext): readonly FlowItem[] {
  const floats = context.holdsFloats && haveFloats(blocks) ? new StoryFloats(width, context.letsFloatsOut) : undefined;
  const items: FlowItem[] = [];
  let after = 0;
  let y = 0;
  for (let number = 0; number < blocks.length; number++) {
    const joined = joinBlock(blocks, number);
    if (joined === undefined) continue;
    const { block } = joined;
    const top = y + (block.kind === 'paragraph' ? spaceAbove(items, after, block.format.spaceBefore) + after : after);
    const around = floats && block.kind === 'paragraph' ? floats.hold(block, top, context) : context;
    const laid = layoutBlock(joined, width, around, number);
    for (const item of floats ? floats.handTo(laid) : laid) {
      const above = spaceAbove(items, after, item.spaceBefore);
      const spaced = above === item.spaceBefore ? item : { ...item, spaceBefore: above };
      const free = floats?.makeWay(spaced, block, y + after + above) ?? spaced;
      items.push(free);
      y += after + free.spaceBefore + item.height;
      after = item.spaceAfter;
    }
  }
  const missing = floats ? floats.end - y - after : 0;
  const last = items.at(-1);
  // What floats next to the last lines is part of the height.
  if (last && missing > 0) items[items.length - 1] = { ...last, spaceAfter: last.spaceAfter + missing };
  return items;
}

/** What is above an item besides the space below the one before it. */
function spaceAbove(items: readonly FlowItem[], after: number, before: number): number {
  return items.length === 0 ? before : spaceBetween(after, before) - after;
}
