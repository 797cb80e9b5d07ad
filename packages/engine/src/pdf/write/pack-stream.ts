import type { Codec } from '../../platform/codec.ts';
import { type PdfDict, PdfStream } from '../read/objects/pdf-value.ts';
import { PdfName } from '../read/objects/pdf-name.ts';
import type { StreamOptions } from './pdf-sink.ts';
import { zlibStream } from '../../platform/zlib.ts';

/** Data below this many bytes gains nothing from being packed. */
const worthPacking = 60;

/** A stream of new data: packed, unless it is packed already, excluded, or too small to gain. */
export function packStream(dict: PdfDict, data: Uint8Array, codec: Codec, options: StreamOptions = {}): PdfStream {
  const { level = 6 } = options;
  if (level === false || dict.has('Filter') || data.length < worthPacking) {
    return new PdfStream(dict.with({ Length: data.length }), data);
  }
  const packed = zlibStream(data, codec, level);
  return new PdfStream(dict.with({ Filter: PdfName.of('FlateDecode'), Length: packed.length }), packed);
}
