import type { PdfDict } from '../read/index.ts';

/** A picture as PDF keeps it (ISO 32000-1, 8.9.5): the data is packed as `dict` specifies. */
export interface PdfImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Type, Subtype, Width, Height, ColorSpace, BitsPerComponent, Filter and what it needs; no Length. */
  readonly dict: PdfDict;
  readonly data: Uint8Array;
  /** How clear each pixel is. */
  readonly mask?: Omit<PdfImage, 'mask'>;
}
