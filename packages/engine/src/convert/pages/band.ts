import type { Edge } from '../model/edge.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import type { Section } from '../model/section.ts';
import { ColumnFill } from './column-fill.ts';
import type { Mark } from '../model/mark.ts';
import type { Entry } from './item-source.ts';
import { NoteArea } from './note-area.ts';
import type { PageDraft } from './page-draft.ts';
import { columnPlaces, TextArea } from './text-area.ts';

/** Stroke of the line between columns, pt. */
const columnLine: Edge = { pattern: 'single', width: 0.5, space: 0 };

/** What a band begins with. Lengths are pt in the flow of its page. */
export interface BandStart {
  readonly top: number;
  readonly bottom: number;
  /** Space that the item above the band requires below. */
  readonly after: number;
  /** Space above the first item counts. */
  readonly keepsTopSpace: boolean;
  /** Height of the line with the rule above notes. */
  readonly separator: number;
  /** Notes of the band above, when those of this one are below them. */
  readonly notes?: NoteArea;
}

/** Marks of an item between its neighbors in a column: at the ends of it, cells that continue elsewhere are closed. */
function marksBetween({ item, laid }: Entry, before: Entry | undefined, after: Entry | undefined): readonly Mark[] {
  const { marks, atBreak } = item;
  if (!atBreak) return marks;
  const above = before?.laid.block === laid.block ? [] : atBreak.above;
  const below = after?.laid.block === laid.block ? [] : atBreak.below;
  return above.length + below.length === 0 ? marks : [...marks, ...above, ...below];
}

/** The page's context with the grid of the section. */
function contextFor({ start }: PageDraft, section: Section): LayoutContext {
  if (start.section === section) return start.context;
  const { grid: _, ...context } = start.context;
  const { grid } = section.page;
  return grid ? { ...context, grid } : context;
}

/** The columns of a section on a page, which may have begun with a section of other margins. */
function placesIn({ start }: PageDraft, section: Section): { readonly x: number; readonly width: number }[] {
  if (start.section === section || start.area.direction === 'vertical') return columnPlaces(section.page, start.area);
  const shift = section.page.margins.left - start.section.page.margins.left;
  const area = new TextArea(section.page, 0, 0);
  return columnPlaces(section.page, area).map(({ x, width }) => ({ x: x + shift, width }));
}

/** What one section fills of one page: columns side by side. Several are on a page where sections continue on it. */
export class Band {
  readonly draft: PageDraft;
  readonly start: BandStart;
  /** The section whose blocks fill it: not always the one that the page began with. */
  readonly section: Section;
  readonly context: LayoutContext;
  columns: ColumnFill[] = [];
  readonly #places: { readonly x: number; readonly width: number }[];

  constructor(draft: PageDraft, section: Section, start: BandStart) {
    this.draft = draft;
    this.section = section;
    this.start = start;
    this.context = contextFor(draft, section);
    this.#places = placesIn(draft, section);
    this.columns.push(this.makeColumn(0, start.keepsTopSpace, start.notes));
  }

  /** The band as it was when it began, with what was left of notes of the page before. */
  again(left: readonly FlowItem[]): Band {
    const band = new Band(this.draft, this.section, this.start);
    const { notes, height } = band.column;
    if (this.start.top > 0) notes.left = left;
    else notes.continueWith(left, height);
    return band;
  }

  get count(): number {
    return this.#places.length;
  }

  get column(): ColumnFill {
    return this.columns.at(-1) ?? this.makeColumn(0, false);
  }

  get hasNextColumn(): boolean {
    return this.columns.length < this.#places.length;
  }

  get isEmpty(): boolean {
    return this.columns.every(({ isEmpty }) => isEmpty);
  }

  /** End of its longest column, and the space requested below it. */
  get end(): { readonly y: number; readonly after: number } {
    let end = { y: this.start.top, after: this.start.after };
    for (const { y, after, isEmpty } of this.columns) if (!isEmpty && y >= end.y) end = { y, after };
    return end;
  }

  get hasEvenColumns(): boolean {
    return this.#places.every(({ width }) => width === this.#places[0]?.width);
  }

  makeColumn(index: number, keepsTopSpace: boolean, notes = new NoteArea(this.start.separator)): ColumnFill {
    const { top, bottom, after } = this.start;
    const { x, width } = this.#places[index] ?? { x: 0, width: this.draft.start.area.width };
    const { field } = this.draft;
    return new ColumnFill({ x, width, top, bottom, keepsTopSpace, after: index === 0 ? after : 0, notes, field });
  }

  openColumn(keepsTopSpace: boolean, left: readonly FlowItem[]): ColumnFill {
    const column = this.makeColumn(this.columns.length, keepsTopSpace);
    column.notes.continueWith(left, column.bottom - column.top);
    this.columns.push(column);
    return column;
  }

  /** Hands what is in the columns to the page. */
  close(): void {
    const { draft } = this;
    for (const column of this.columns) {
      for (const [index, { entry, y, repeated }] of column.placed.entries()) {
        let top = y - repeated.reduce((sum, { height }) => sum + height, 0);
        for (const { marks, height } of repeated) {
          draft.pieces.push({ marks, x: column.x, y: top, block: entry.laid.number });
          top += height;
        }
        draft.footnotes.push(...entry.item.footnotes);
        const marks = marksBetween(entry, column.placed[index - 1]?.entry, column.placed[index + 1]?.entry);
        if (marks.length > 0) draft.pieces.push({ marks, x: column.x, y, block: entry.laid.number });
      }
      const { x, width, bottom, notes } = column;
      const isKnown = draft.noteColumns.some((known) => known.notes === notes);
      if (!isKnown && notes.items.length > 0) draft.noteColumns.push({ x, width, bottom, notes });
      draft.notesTop = Math.min(draft.notesTop, column.textBottom);
    }
    draft.textEnd = Math.max(draft.textEnd, this.end.y);
    this.#closeLines();
  }

  #closeLines(): void {
    if (!this.section.page.columns.hasLine) return;
    const { top } = this.start;
    const { y } = this.end;
    if (y <= top) return;
    for (const [index, place] of this.#places.entries()) {
      const next = this.#places[index + 1];
      if (next === undefined) break;
      const x = (place.x + place.width + next.x) / 2;
      this.draft.fixedPieces.push({
        marks: [{ kind: 'rule', x1: 0, y1: 0, x2: 0, y2: y - top, edge: columnLine }],
        x,
        y: top,
        block: -1,
      });
    }
  }
}
