import type { FloatPart, UprightPart } from '../model/flow-item.ts';
import type { BlockOrigin, Floating } from '../model/index.ts';
import type { Band } from './band.ts';
import type { Obstacle } from './floats/float-field.ts';
import type { PageRun } from './page-run.ts';
import { placeMarks } from './place-marks.ts';
import type { TablePart } from './upright-parts.ts';

/** The place of the paragraph or row in which floats are anchored. */
export interface AnchorItem {
  /** Its top in the flow of the page, pt. */
  readonly top: number;
  /** Number of its block. */
  readonly number: number;
  /** Anchored in a cell: only what is in the cell would flow around it. */
  readonly isInCell?: boolean;
}

const slack = 0.5;

/** Puts floats on pages. */
export class FloatPlacer {
  readonly #run: PageRun;
  #hasConflict = false;

  constructor(run: PageRun) {
    this.#run = run;
  }

  /** Whether a float was placed in text that was laid out before it; read once. */
  takeConflict(): boolean {
    const had = this.#hasConflict;
    this.#hasConflict = false;
    return had;
  }

  placeAll(floats: readonly Floating[], band: Band, anchor: AnchorItem): void {
    for (const floating of floats) {
      if (this.#run.settledFloats.has(floating) || band.draft.has(floating)) continue;
      this.#place(floating, band, anchor);
    }
  }

  /** Reports a part of a table that does not go into `room` pt whole. */
  reportSplit({ rows, isTextCut }: TablePart, room: number, origin: BlockOrigin): void {
    const height = rows.reduce((sum, row) => sum + row.height, 0);
    if (isTextCut) this.#run.report('convert.row-cut', origin);
    if (height > room + slack) this.#run.report('convert.too-tall', origin);
  }

  /** A part of a table, whose right edge is `top` pt down the flow of vertical text. */
  placeUpright(part: UprightPart, { draft, column }: Band, top: number): void {
    if (draft.has(part)) return;
    const { area } = draft.start;
    const { x, y } = area.toPage(column.x, top);
    const marks = placeMarks(part.marks, { x: x - part.width, y }, 'horizontal');
    const { width: height, height: width } = part;
    draft.addFloat({ floating: part, marks, obstacle: { x: column.x, y: top, width, height, wrap: 'square' } });
  }

  /** A part of a floating table, `top` pt down the flow of horizontal text. */
  placePart(part: FloatPart, { draft, column }: Band, top: number): void {
    if (draft.has(part)) return;
    const { area } = draft.start;
    const { x, offset, width, height, distance } = part;
    const y = area.toPage(column.x, top).y + offset;
    const around = {
      x: x - distance.left,
      y: y - distance.top,
      width: width + distance.left + distance.right,
      height: height + distance.top + distance.bottom,
    };
    const marks = placeMarks(part.marks, { x, y }, 'horizontal');
    draft.addFloat({ floating: part, marks, obstacle: { ...area.boxToFlow(around), wrap: 'square' } });
  }

  #place(floating: Floating, band: Band, { top, number, isInCell = false }: AnchorItem): void {
    const { draft, column } = band;
    const { area } = draft.start;
    const box = area.boxToPage({ x: column.x, y: column.top, width: column.width, height: column.bottom - column.top });
    // Of vertical text, the top of its lines.
    const { y } = area.toPage(column.x, top);
    const place = { column: box, paragraph: y, line: y, isOddPage: draft.start.number % 2 === 1 };
    const { obstacle, ...look } = this.#run.place(draft, floating, place);
    const placed = obstacle && !isInCell ? { ...look, obstacle } : look;
    draft.addFloat(placed);
    if (obstacle && !isInCell && stepsOn(obstacle, band, number)) {
      // The text before it is laid out again around it; the float stays where it is, so that this ends.
      this.#run.settledFloats.add(floating);
      this.#hasConflict = true;
    }
  }
}

/** Whether an obstacle is in paragraphs that are already placed. Rows of tables do not flow around it. */
function stepsOn({ x, y, width, height }: Obstacle, { columns }: Band, number: number): boolean {
  return columns.some((column) => {
    if (x >= column.x + column.width - slack || x + width <= column.x + slack) return false;
    return column.placed.some(
      ({ entry, y: top }) =>
        entry.laid.block.kind === 'paragraph' &&
        entry.laid.number !== number &&
        top < y + height - slack &&
        top + entry.item.height > y + slack,
    );
  });
}
