import type { PdfDict, PdfValue } from '../read/objects/pdf-value.ts';
import type { PdfRef } from '../read/objects/pdf-ref.ts';

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
