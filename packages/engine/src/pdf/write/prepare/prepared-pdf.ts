import type { Codec } from '../../../platform/codec.ts';
import type { PdfRef } from '../../read/objects/pdf-value.ts';
import type { PdfFile } from '../../read/pdf-file.ts';
import type { PdfUpdate } from '../pdf-update.ts';
import type { PreparedPage } from './prepared-page.ts';

/** A file made ready to have many documents made of it: what all of them need is worked out once, when it is first needed. */
export interface PreparedPdf {
  readonly file: PdfFile;
  readonly codec: Codec;
  /** As in `PdfUpdate`. */
  readonly namePrefix: string;
  /** Identifies the file's bytes. */
  readonly digest: Uint8Array;
  /** The page as it is written as object `ref`. */
  preparedPage(index: number, ref: PdfRef): PreparedPage;
  /** Starts a document. */
  startUpdate(): PdfUpdate;
}
