import { type FileOptions } from '../platform/environment.ts';
import type { FontLibrary, GlyphPolicy } from '../pdf/fonts/index.ts';

/** What the pages of a document depend on besides the document. */
export interface LayoutOptions extends FileOptions {
  readonly fonts: FontLibrary;
  /**
   * What to do about a character that no font has: draw its standard form or 〓 and report it (`fallback`, the default),
   * draw 〓 (`mark`), or make no PDF (`error`).
   */
  readonly missingGlyph?: GlyphPolicy | undefined;
}
