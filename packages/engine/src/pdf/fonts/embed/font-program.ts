import type { Codec } from '../../../platform/codec.ts';

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
