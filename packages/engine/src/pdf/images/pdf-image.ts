import type { PdfDict, PdfRef } from '../read/index.ts';
import type { PdfSink } from '../write/index.ts';

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

/** Puts a picture and its mask into a document. */
export function addImage(sink: PdfSink, image: PdfImage): PdfRef {
  const { mask } = image;
  const dict = mask ? image.dict.with({ SMask: sink.addStream(mask.dict, mask.data, { level: false }) }) : image.dict;
  return sink.addStream(dict, image.data, { level: false });
}
