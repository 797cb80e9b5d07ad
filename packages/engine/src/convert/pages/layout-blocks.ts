import { layoutParagraphBlock } from '../lines/index.ts';
import type { Block } from '../model/block.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import { layoutTable } from '../tables/index.ts';
import { joinBlock, type JoinedBlock } from './block-joins.ts';
import { spaceBetween } from './space-between.ts';

export type SetBlock = typeof layoutBlock;

/** Sets one block. `number` is its number in the flow. */
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
 * Sets blocks one below the other in `width` pt. The spaces of the items are to be added up: where Word takes the larger of two
 * neighbours' spaces, what the second asks for above is already less what the first has below.
 */
export function layoutBlocks(blocks: readonly Block[], width: number, context: LayoutContext): readonly FlowItem[] {
  const items: FlowItem[] = [];
  let after = 0;
  for (let number = 0; number < blocks.length; number++) {
    const joined = joinBlock(blocks, number);
    if (joined === undefined) continue;
    for (const item of layoutBlock(joined, width, context, number)) {
      const above = items.length === 0 ? item.spaceBefore : spaceBetween(after, item.spaceBefore) - after;
      items.push(above === item.spaceBefore ? item : { ...item, spaceBefore: above });
      after = item.spaceAfter;
    }
  }
  return items;
}
