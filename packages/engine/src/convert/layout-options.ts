import type { Codec } from '../platform/codec.ts';
import type { Clock, Limits } from '../platform/limits.ts';
import type { FontLibrary, GlyphPolicy } from '../pdf/fonts/index.ts';

/** What the pages of a document depend on besides the document. */
export interface LayoutOptions {
  readonly fonts: FontLibrary;
  /** Name of the Word file, for problems. */
  readonly file?: string;
  /**
   * What to do about a character that no font has: draw its standard form or 〓 and report it (`fallback`, the default),
   * draw 〓 (`mark`), or make no PDF (`error`).
   */
  readonly missingGlyph?: GlyphPolicy;
  /** Deflate and CRC; the portable one by default, Node's in `@shorui/engine/node`. */
  readonly codec?: Codec;
  readonly limits?: Partial<Limits>;
  /** For the time limit. */
  readonly now?: Clock;
}
