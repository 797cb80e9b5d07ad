import type { Problem } from '../../problems/index.ts';
import type { DrawContext } from './draw-context.ts';
import type { PreparedForm } from './prepared-form.ts';

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
