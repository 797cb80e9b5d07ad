import type { FlowItem, UprightPart } from '../model/flow-item.ts';
import type { Table } from '../model/index.ts';
import type { Band } from './band.ts';
import type { ColumnFill } from './column-fill.ts';
import type { Entry } from './item-source.ts';
import { noNotes, type FittedNotes } from './note-area.ts';
import type { PageRun } from './page-run.ts';

/** Sums of many heights may be off by this, pt: a twentieth of the precision of Word. */
export const fitSlack = 0.05;

/** Where an item would be placed, pt in the flow of the page. */
export interface Placement {
  readonly y: number;
  readonly repeated: readonly FlowItem[];
  readonly notes: FittedNotes;
  readonly fits: boolean;
  /** Left for the item, notes not counted. */
  readonly room: number;
  /** It had to flow around a float. */
  readonly isPushed: boolean;
}

function heightOf(items: readonly FlowItem[]): number {
  return items.reduce((sum, { height }) => sum + height, 0);
}

/** The stretch of a column that a table fills. */
function tableStretch({ grid, align, indent, rows }: Table, { x, width }: ColumnFill): { x: number; width: number } {
  const stored = grid.reduce((sum, each) => sum + each, 0);
  const taken = stored > 0 ? Math.min(stored, width) : width;
  if (align === 'center') return { x: x + (width - taken) / 2, width: taken };
  if (align === 'end') return { x: x + width - taken, width: taken };
  return { x: x + indent - (rows[0]?.cells[0]?.margins.left ?? 0), width: taken };
}

/** Where a part of a table is upright, at the start of the lines, free of what floats there. */
function uprightTop({ width, height }: UprightPart, { draft, column }: Band, y: number): number {
  return draft.field.find({ x: column.x, width: height }, y, width, height).y;
}

/** Finds where items are in a column. */
export class PlacementFinder {
  readonly #run: PageRun;

  constructor(run: PageRun) {
    this.#run = run;
  }

  find(entry: Entry, band: Band): Placement {
    const { column } = band;
    const { item, laid, index } = entry;
    const start = column.y + column.gapAbove(entry.isRest ? 0 : item.spaceBefore);
    const repeated = this.#repeatedFor(entry, column);
    const above = heightOf(repeated);
    const high = above + item.height;
    const y = (item.upright ? uprightTop(item.upright, band, start) : this.#free(entry, band, start, high)) + above;
    const room = column.textBottom - y;
    const height = item.upright?.width ?? item.height - (item.whiteBelow ?? 0);
    const needed = Math.max(height, index === 0 && !entry.isRest ? laid.needs : 0);
    const notes = needed > room + fitSlack ? undefined : this.#notesFor(item, band, room - height, false);
    return { y, repeated, notes: notes ?? noNotes, fits: notes !== undefined, room, isPushed: y - above > start };
  }

  /** Where an item is that is placed whatever room there is: at the top of the column, or where it was to be split. */
  forced(entry: Entry, band: Band, at?: number): Placement {
    const { column } = band;
    const start = column.y + column.gapAbove(entry.isRest ? 0 : entry.item.spaceBefore);
    const y = at ?? start;
    const repeated = at === undefined ? [] : this.#repeatedFor(entry, column);
    const room = column.textBottom - y;
    const notes = this.#notesFor(entry.item, band, Math.max(0, room - entry.item.height), true) ?? noNotes;
    return { y, repeated, notes, fits: true, room, isPushed: false };
  }

  /** Header rows are repeated above the first row of their table in a column. */
  #repeatedFor({ item, laid }: Entry, column: ColumnFill): readonly FlowItem[] {
    const { repeated } = item;
    if (repeated === undefined || column.placed.at(-1)?.entry.laid.block === laid.block) return [];
    // Where they leave no room they are left out.
    return heightOf(repeated) < (column.bottom - column.top) / 2 ? repeated : [];
  }

  #free({ laid, index }: Entry, { draft, column }: Band, y: number, height: number): number {
    if (draft.field.isEmpty || height === 0) return y;
    if (laid.block.kind === 'paragraph') return draft.field.find(column, y, height).y;
    // Rows below the first are below it.
    const stretch = tableStretch(laid.block, column);
    return index > 0 && !column.isEmpty ? y : draft.field.find(stretch, y, height, stretch.width).y;
  }

  #notesFor(
    { footnotes }: FlowItem,
    { column, context }: Band,
    room: number,
    mustFit: boolean,
  ): FittedNotes | undefined {
    if (footnotes.length === 0) return noNotes;
    const notes = footnotes.map((id) => {
      const blocks = this.#run.document.footnotes.get(id);
      if (!blocks) return [];
      const around = context.direction === 'horizontal' ? { ...context, holdsFloats: true } : context;
      return context.layoutBlocks(blocks, column.width, around);
    });
    return column.notes.fit(notes, room + fitSlack, mustFit);
  }
}
