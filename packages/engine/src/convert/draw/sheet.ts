import type { GlyphCodes, Pen } from '../../pdf/draw/index.ts';
import type { Picture } from '../model/inline.ts';
import type { PageArea } from './frame.ts';

/** What the marks of one page are drawn on: a page of a PDF, or a canvas. */
export interface Sheet {
  readonly pen: Pen;
  /** Names of fonts and numbers of glyphs as the pen has them. */
  readonly codes: GlyphCodes;
  /** The name of a picture for the pen; undefined when it cannot be shown. */
  pictureName(picture: Picture): string | undefined;
  /** Tells that an area leads to a URI, or to a bookmark (`#name`). */
  addLink(area: PageArea, target: string): void;
}
