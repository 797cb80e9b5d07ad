import type { Codec } from '../../platform/codec.ts';
import { zlibStream } from '../../platform/zlib.ts';
import { type PdfDict, type PdfValue, type PdfRef, PdfStream, PdfName } from '../read/objects/pdf-value.ts';

/** How the data of a new stream is kept. */
export interface StreamOptions {
  /** zlib level 0-9, or `false` for data that stays as it is; 6 unless given. Data with a Filter in its dictionary is not packed again. */
  readonly level?: number | false;
}

/** Where new objects go: an update of a file, or a new document. */
export interface PdfSink {
  /** A number for an object that is set later; one that never is becomes null. */
  allocate(): PdfRef;
  /** Sets an object, new or of the file. The last value counts. */
  set(ref: PdfRef, value: PdfValue): void;
  /** A new object. */
  add(value: PdfValue): PdfRef;
  /** A new stream; Length, and Filter when the data is packed here, are filled in. */
  addStream(dict: PdfDict, data: Uint8Array, options?: StreamOptions): PdfRef;
  /** A stream in place of an object, or for a number taken before. */
  setStream(ref: PdfRef, dict: PdfDict, data: Uint8Array, options?: StreamOptions): void;
}

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
