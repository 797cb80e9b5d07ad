import type { FontLibrary } from '../fonts/index.ts';
import type { GlyphCodes, Pen } from '../draw/index.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { Box } from './field-box.ts';
import type { FormEntry } from './form-entry.ts';

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
