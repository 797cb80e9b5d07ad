import type { Codec } from '../../../platform/codec.ts';
import type { FontDescriptor } from './font-descriptor.ts';
import type { WidthList } from './widths.ts';

/** A font program for a PDF (FontFile2, FontFile3). */
export interface FontProgram {
  /** Bytes of the program before packing: Length1. */
  readonly length: number;
  /** The program packed as a zlib stream, for FlateDecode. */
  readonly packed: Uint8Array<ArrayBuffer>;
  /** The program as it is, put together on each call. */
  program(): Uint8Array;
}

/**
 * How a font program is packed. `blocks`: outlines are packed once a process and joined, some ten times as fast. `whole`: all
 * at once for each document, some 15 % smaller for fonts whose outlines have much in common.
 */
export type Packing = 'blocks' | 'whole';

/** What packing needs. */
export interface PackOptions {
  readonly packing: Packing;
  readonly codec: Codec;
}

/**
 * All a PDF states about a subset font, ready to be put into objects: a Type0 font with Identity-H (or Identity-V; both may share
 * the rest), its CIDFont, its descriptor, its program and its ToUnicode. Codes are two bytes, and CID is glyph number
 * (CIDToGIDMap Identity). Lengths are thousandths of an em.
 */
export interface EmbeddedFont {
  /** `truetype`: CIDFontType2, FontFile2. `cff`: CIDFontType0, FontFile3 with Subtype CIDFontType0C. */
  readonly kind: 'truetype' | 'cff';
  /** BaseFont and FontName: `ABCDEF+PostScriptName`. */
  readonly baseFont: string;
  readonly program: FontProgram;
  readonly descriptor: FontDescriptor;
  /** DW and W. */
  readonly defaultWidth: number;
  readonly widths: WidthList;
  /** DW2: height of the origin for vertical lines, and advance (negative: downwards). W2 is `DocumentFont.verticals`. */
  readonly defaultVertical: readonly [origin: number, advance: number];
  /** The ToUnicode CMap, not packed. */
  readonly toUnicode: Uint8Array;
}
