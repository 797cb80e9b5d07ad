import type { Place, Problem } from '../../problems/index.ts';
import type { PreparedForm } from './prepared-form.ts';
import type { FontLibrary } from '../fonts/index.ts';
import type { GlyphCodes, Pen } from '../draw/index.ts';
import type { Box } from './field-box.ts';
import type { FormEntry } from './form-entry.ts';

/** One sheet that is drawn on: a page of the form, a copy of one, or an empty page. */
export interface FormSurface {
  context(addendum: DrawContext['addendum'], ink: DrawContext['ink']): DrawContext;
  /** Puts what was drawn onto the page. */
  finish(): void;
}

/** What a form is drawn on: the pages of a PDF, or recordings that canvases show. */
export interface FormTarget {
  readonly form: PreparedForm;
  /** What was found wrong while drawing. */
  readonly problems: Problem[];
  /** @param copy 0 for the page itself, 1 and on for its continuation copies */
  sheet(page: number, copy: number): FormSurface;
  /** A further sheet behind the last page. Sizes in pt. */
  emptySheet(size: { readonly width: number; readonly height: number }): FormSurface;
}

/** What did not fit its field and goes onto an addendum (別紙). */
export interface AddendumItem {
  readonly entry: FormEntry;
  readonly text: string;
}

/** What drawing a field needs and gives besides its box. One a page. */
export interface DrawContext {
  readonly canvas: Pen;
  readonly codes: GlyphCodes;
  readonly fonts: FontLibrary;
  /** Height of the page as seen, pt. */
  readonly pageHeight: number;
  readonly pageWidth: number;
  report(problem: Problem): void;
  /** Records where something is drawn, in pt from the bottom left of the page as seen; null where nothing needs to know. */
  readonly ink: ((box: Box) => void) | null;
  /** The name of a picture among the page's resources; undefined when it cannot be used, which is reported. */
  image(bytes: Uint8Array, place: Place): { name: string; width: number; height: number } | undefined;
  /** Name of the graphics state that multiplies with what is below, so that white is clear. */
  multiply(): string;
  /** Takes what did not fit; gives the words that replace it in the field (別紙1のとおり). */
  addendum(item: AddendumItem): string;
}
