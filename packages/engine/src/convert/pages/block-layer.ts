import type { LineRoom } from '../../pdf/layout/index.ts';
import type { Block } from '../model/block.ts';
import type { FloatPart, FlowItem } from '../model/flow-item.ts';
import type { Table } from '../model/index.ts';
import { holdingFloats } from '../model/layout-context.ts';
import { tableExtent } from '../tables/index.ts';
import type { Band } from './band.ts';
import type { JoinedBlock } from './block-joins.ts';
import type { FloatPlacer } from './float-placer.ts';
import { floatBox } from './floats/float-box.ts';
import { atItsEdge, floatingTable } from './floats/floating-table.ts';
import type { LaidBlock, Resume, RoomStretch } from './item-source.ts';
import type { SetBlock } from './layout-blocks.ts';
import { fitSlack } from './placement-finder.ts';
import { stackItems } from './stack-items.ts';
import { closingMarks, uprightItem, tableParts } from './upright-parts.ts';

/** Where a floating table is placed, pt; `block` is its number in the flow. */
interface TablePlace extends Pick<FloatPart, 'x' | 'offset' | 'width' | 'distance'> {
  readonly block: number;
}

/**
 * A floating table that does not fit above the end of its page, `room` pt below its anchor, as items without height: one for each
 * part, the first in the rest of this page and each other one at the top of a column, at most `columnHeight` pt high. Undefined
 * where no row of it fits here, so that all of it goes to the next page.
 */
function partedTable(
  rows: readonly FlowItem[],
  { block, offset, ...place }: TablePlace,
  room: number,
  columnHeight: number,
): readonly FlowItem[] | undefined {
  const firstRoom = room - offset;
  const [top] = rows;
  if (firstRoom <= 0 || top === undefined) return undefined;
  if (top.height > firstRoom && top.split?.(firstRoom) === undefined) return undefined;
  const parts = tableParts(rows, columnHeight, firstRoom);
  const isSplit = parts.length > 1 && parts[0]?.isTextCut === false;
  const first = stackItems(parts[0]?.rows ?? []).height;
  if (!isSplit || first <= 0 || first > firstRoom) return undefined;
  return parts.map((part, index): FlowItem => {
    const { marks, height, tops } = stackItems(part.rows);
    const floatPart: FloatPart = {
      ...place,
      offset: index === 0 ? offset : 0,
      height,
      marks: [...marks, ...closingMarks(part.rows, tops)],
      behindText: false,
      order: 0,
    };
    return {
      height: 0,
      spaceBefore: 0,
      spaceAfter: 0,
      marks: [],
      keepWithNext: false,
      ...(index > 0 && { breakBefore: 'column' }),
      footnotes: part.rows.flatMap(({ footnotes }) => footnotes),
      floats: [],
      floatPart,
      block,
    };
  });
}

/** Rooms one below the other as one: each counts from its own start. */
function joinRooms(stretches: readonly RoomStretch[]): (top: number, height: number, part?: number) => LineRoom {
  const rooms = stretches.map(({ from, makeRoom }) => ({ from, room: makeRoom() }));
  return (top, height, part) => {
    const here = rooms.findLast(({ from }) => from <= top + 0.01) ?? rooms[0];
    return here ? here.room(top - here.from, height, part) : { start: 0, width: 0 };
  };
}

function spaceBeforeOf(block: Block): number {
  return block.kind === 'paragraph' ? block.format.spaceBefore : 0;
}

/** Lays out blocks of the text for the column where they are to be. */
export class BlockLayer {
  readonly #floats: FloatPlacer;
  readonly #setBlock: SetBlock;

  constructor(floats: FloatPlacer, setBlock: SetBlock) {
    this.#floats = floats;
    this.#setBlock = setBlock;
  }

  lay(band: Band, joined: JoinedBlock, number: number, resume: Resume | undefined): LaidBlock {
    const { block } = joined;
    if (block.kind === 'table' && block.position) {
      const items = this.#floatingTable(block, band, number);
      if (items) return items;
    }
    if (block.kind === 'table' && band.context.direction === 'vertical') {
      return this.#uprightTable(block, joined, band, number);
    }
    const { column, draft } = band;
    const top = column.y + (resume ? 0 : column.gapAbove(spaceBeforeOf(block)));
    if (block.kind === 'paragraph' && !resume && block.floats.length > 0) {
      const wrapped = block.floats.filter(({ wrap }) => wrap !== 'none');
      this.#floats.placeAll(wrapped, band, { top, number });
    }
    const { field } = draft;
    const hasRoom = block.kind === 'paragraph' && (!field.isEmpty || resume !== undefined);
    const here = { x: column.x, width: column.width };
    const stretch = { from: resume?.top ?? 0, makeRoom: () => field.roomFrom(here, top) };
    const stretches = [...(resume?.stretches ?? []), stretch];
    const { items, usesPage } = this.#set(joined, band, number, hasRoom ? stretches : undefined);
    return { number, block, items, column, width: here.width, stretches, isBound: hasRoom || usesPage, needs: 0 };
  }

  #set(
    joined: JoinedBlock,
    { column, draft, context }: Band,
    number: number,
    stretches: readonly RoomStretch[] | undefined,
  ): { readonly items: readonly FlowItem[]; readonly usesPage: boolean } {
    const { numbers } = draft.start;
    numbers.usesPage = false;
    const around = stretches ? { ...context, room: joinRooms(stretches) } : context;
    const items = this.#setBlock(joined, column.width, around, number);
    return { items, usesPage: numbers.usesPage };
  }

  /** A table of vertical text: an item for each of its parts, which are in a column each. */
  #uprightTable(table: Table, { joins }: JoinedBlock, { column, draft, context }: Band, number: number): LaidBlock {
    const { numbers, area } = draft.start;
    numbers.usesPage = false;
    const upright = atItsEdge(table);
    const around = { ...context, direction: 'horizontal' } as const;
    const width = tableExtent(upright, area.height, around);
    const rows = this.#setBlock({ block: upright, joins }, area.height, around, number);
    const parts = tableParts(rows, column.width);
    for (const part of parts) this.#floats.reportSplit(part, column.width, table.origin);
    // What begins at the right is at the end of its room.
    const place = { block: number, start: table.rightToLeft ? area.height - width : 0, width };
    const items = parts.map((part, index) => uprightItem(part.rows, place, index > 0));
    const isBound = numbers.usesPage;
    return { number, block: table, items, column, width: column.width, stretches: [], isBound, needs: 0 };
  }

  /** A table that text flows around: an item without height that holds it as a float; undefined when no page is that high. */
  #floatingTable(table: Table, band: Band, number: number): LaidBlock | undefined {
    const { column, draft, context, section } = band;
    const { area } = draft.start;
    const isVertical = area.direction === 'vertical';
    const floating = floatingTable(table, isVertical ? area.height : column.width);
    const { content, width } = floating;
    if (content.kind !== 'textBox') return undefined;
    const { height } = stackItems(context.layoutBlocks(content.blocks, width, { ...context, direction: 'horizontal' }));
    if (height > (isVertical ? area.width : area.height)) return undefined;
    const isHeld = floating.vertical.from === 'paragraph' && !isVertical;
    const at = area.toPage(column.x, column.y).y;
    const anchor = { column: area.boxToPage(column), paragraph: at, line: at, isOddPage: true };
    const box = floatBox(floating, width, height, section.page, anchor);
    const needs = isHeld ? Math.max(0, box.y + height - at) : 0;
    const laid = { number, block: table, column, width: column.width, stretches: [], isBound: true };
    const offset = floating.vertical.offset ?? 0;
    const room = column.textBottom - column.y;
    if (isHeld && offset + height > room + fitSlack) {
      const rows = context.layoutBlocks(content.blocks, width, holdingFloats(context, false));
      const place = { x: box.x, offset, width, distance: floating.distance, block: number };
      const parts = partedTable(rows, place, room, area.height);
      if (parts) return { ...laid, items: parts, needs: 0 };
    }
    const item: FlowItem = {
      height: 0,
      spaceBefore: 0,
      spaceAfter: column.after,
      marks: [],
      keepWithNext: true,
      footnotes: [],
      floats: [floating],
      block: number,
    };
    return { ...laid, items: [item], needs };
  }
}
