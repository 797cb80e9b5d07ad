import type { Floating } from '../model/index.ts';
import type { FloatPart, UprightPart } from '../model/flow-item.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import type { Mark } from '../model/mark.ts';
import type { Section } from '../model/section.ts';
import type { LaidPart } from './header-parts.ts';
import { FloatField, type Obstacle } from './floats/float-field.ts';
import type { NoteArea } from './note-area.ts';
import type { TextArea } from './text-area.ts';
import type { TrackedPageNumbers } from './tracked-page-numbers.ts';

/** Something of the flow at its place in the flow of the page, pt. */
export interface Piece {
  readonly marks: readonly Mark[];
  readonly x: number;
  readonly y: number;
  /** Pieces of different blocks may be moved apart to fill the page. */
  readonly block: number;
}

/** A float at its place on the page. */
export interface PlacedFloat {
  readonly floating: Floating | UprightPart | FloatPart;
  /** Already where they are on the page. */
  readonly marks: readonly Mark[];
  readonly obstacle?: Obstacle;
}

/** Notes at the foot of a column, `bottom` pt down in the flow. */
export interface NoteColumn {
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly notes: NoteArea;
}

/** What a page begins with. */
export interface PageDraftStart {
  readonly section: Section;
  readonly sectionIndex: number;
  /** As it is printed. */
  readonly number: number;
  readonly isFirstOfSection: boolean;
  readonly area: TextArea;
  readonly numbers: TrackedPageNumbers;
  readonly context: LayoutContext;
  readonly header?: LaidPart;
  readonly footer?: LaidPart;
  /** Left white so that a section begins on a right or left page. */
  readonly isBlank: boolean;
}

/** A page that is being filled. */
export class PageDraft {
  readonly start: PageDraftStart;
  /** Of the text, and of what stays at its place when the text is moved down to align it: notes and lines of columns. */
  readonly pieces: Piece[] = [];
  readonly fixedPieces: Piece[] = [];
  /** Keys of the footnotes whose marks are on it, in their order. */
  readonly footnotes: string[] = [];
  readonly noteColumns: NoteColumn[] = [];
  readonly floats: PlacedFloat[] = [];
  readonly headerFloats: PlacedFloat[] = [];
  readonly field = new FloatField();
  /** End of the text, and start of the notes at the page's foot, in the flow. */
  textEnd = 0;
  notesTop: number;
  /** The last one of its section: its text is not spread. */
  isLastOfSection = false;

  constructor(start: PageDraftStart) {
    this.start = start;
    this.notesTop = start.area.height;
  }

  get isEmpty(): boolean {
    return this.pieces.length === 0;
  }

  has(floating: Floating | UprightPart | FloatPart): boolean {
    return this.floats.some((placed) => placed.floating === floating);
  }

  addFloat(placed: PlacedFloat): void {
    this.floats.push(placed);
    if (placed.obstacle) this.field.obstacles.push(placed.obstacle);
  }

  /** Takes off floats whose paragraph went to the next page. */
  dropFloats(floatings: readonly (Floating | UprightPart | FloatPart)[]): void {
    if (floatings.length === 0) return;
    for (let index = this.floats.length - 1; index >= 0; index--) {
      const placed = this.floats[index];
      if (!placed || !floatings.includes(placed.floating)) continue;
      this.floats.splice(index, 1);
      const { obstacle } = placed;
      if (obstacle) this.field.obstacles.splice(this.field.obstacles.indexOf(obstacle), 1);
    }
  }
}
