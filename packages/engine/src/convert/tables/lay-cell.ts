import type { Block } from '../model/block.ts';
import type { FlowItem } from '../model/flow-item.ts';
import { holdingFloats, type LayoutContext } from '../model/layout-context.ts';
import type { Cell, Mark } from '../model/index.ts';
import { widestContent } from './content-width.ts';
import { uprightFloats } from '../pages/floats/story-float.ts';
import { placeMarks } from '../pages/place-marks.ts';
import type { GridCell } from './cell-grid.ts';
import { leadOf, type PlacedItem } from './row-layout.ts';

/** What is in a cell, set. */
export interface CellContent {
  readonly items: readonly FlowItem[];
  /** From the top of the first item's space to the end of the last one's, pt; of text that is turned, its length. */
  readonly height: number;
  /** Length of the lines for which turned text was laid out, pt. */
  readonly measure: number;
}

/** Height of items one below the other, their spaces included, pt. */
export function stackHeight(items: readonly FlowItem[]): number {
  return items.reduce((sum, { height, spaceBefore, spaceAfter }) => sum + spaceBefore + height + spaceAfter, 0);
}

/** Paragraphs whose characters are condensed, or widened, so that their only line fills the cell (`w:tcFitText`). */
function fitted(blocks: readonly Block[], width: number, context: LayoutContext): readonly Block[] {
  const natural = widestContent(blocks, context);
  if (natural <= width || natural === 0) return blocks;
  const factor = width / natural;
  return blocks.map((block) =>
    block.kind === 'table'
      ? block
      : {
          ...block,
          content: block.content.map((run) =>
            run.kind === 'bookmark'
              ? run
              : { ...run, format: { ...run.format, scale: (run.format.scale ?? 1) * factor } },
          ),
        },
  );
}

/** What a cell does not take over from what is around the table. */
function withoutSurroundings(around: LayoutContext): LayoutContext {
  const { room: _, holdsFloats: _held, letsFloatsOut: _out, ...context } = around;
  return context;
}

/**
 * Lays out the content of a cell whose inside is `width` pt wide. Text that runs down or is turned is laid out in lines of `length` pt;
 * as long as it takes without a break where `length` is undefined.
 */
export function layCell(cell: Cell, width: number, length: number | undefined, around: LayoutContext): CellContent {
  const isFree = around.room === undefined && around.holdsFloats === undefined;
  // Nothing floats out of a note or text box.
  const letsFloatsOut = around.holdsFloats === undefined || around.letsFloatsOut === true;
  const context = isFree ? around : withoutSurroundings(around);
  if (!cell.direction) {
    const blocks = cell.fitText ? fitted(cell.blocks, width, context) : cell.blocks;
    // Vertical text is turned on the page, where what floats is upright: the page places it.
    const inner = context.direction === 'horizontal' ? holdingFloats(context, letsFloatsOut) : context;
    const items = context.layoutBlocks(blocks, Math.max(1, width), inner);
    return { items, height: stackHeight(items), measure: width };
  }
  const turned: LayoutContext = { ...context, direction: cell.direction === 'vertical' ? 'vertical' : 'horizontal' };
  const measure = Math.max(1, length ?? Math.ceil(widestContent(cell.blocks, turned)));
  return { items: context.layoutBlocks(cell.blocks, measure, turned), height: measure, measure };
}

/** Items of a cell one below the other from `top` on, pt below the top of the cell. */
export function placeItems(items: readonly FlowItem[], top: number): PlacedItem[] {
  let y = top;
  return items.map((item) => {
    y += item.spaceBefore;
    const placed = { item, y };
    y += item.height + item.spaceAfter;
    return placed;
  });
}

/** Marks of text that runs down the cell, or is turned. The cell is at `x` in its row, `width` by `height` pt. */
export function turnedMarks(
  { cell }: GridCell,
  content: CellContent,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  context: LayoutContext,
): Mark[] {
  const { margins, direction, align } = cell;
  const inner = {
    x: x + margins.left,
    y: y + margins.top,
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
  const flow = placeItems(content.items, leadOf(align, inner.width - stackHeight(content.items)));
  const marks = flow.flatMap((placed) => placeMarks(placed.item.marks, { x: 0, y: placed.y }, 'horizontal'));
  const { under, over } = uprightFloats(content.items, inner, context);
  if (direction === 'vertical') {
    return [...under, ...placeMarks(marks, { x: inner.x + inner.width, y: inner.y }, 'vertical'), ...over];
  }
  const turn = direction === 'left' ? 'left' : 'right';
  return [...under, ...(marks.length === 0 ? [] : [{ kind: 'turned', turn, ...inner, marks } as const]), ...over];
}
