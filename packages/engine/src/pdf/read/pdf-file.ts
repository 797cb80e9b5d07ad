import type { Place, Problem } from '../../problems/index.ts';
import type { Permissions } from './encryption/encryption-entries.ts';
import type { DecodedStream } from './filters/decode-stream.ts';
import type { PdfDict, PdfStream, PdfRef } from './objects/pdf-value.ts';
import type { PageTree, PdfPage } from './pages/pdf-page.ts';
import type { PdfObjects } from './pdf-objects.ts';
import type { FileLayout } from './xref/file-layout.ts';

/** An opened PDF. Objects are read on demand, and kept. */
export interface PdfFile extends PdfObjects {
  /** The file as it was given. Do not change it. */
  readonly bytes: Uint8Array;
  /** The place of problems with the file: its name, if one was given. */
  readonly place: Place;
  /** Version of the standard, as `1.7`: that of the catalogue or of the header, whichever is later. */
  readonly version: string;
  readonly trailer: PdfDict;
  readonly catalog: PdfDict;
  readonly catalogRef: PdfRef;
  /** What was found wrong and got round: `pdf.repaired` and others. It grows while objects are read. */
  readonly warnings: readonly Problem[];
  /** Undefined when the file is not encrypted. */
  readonly permissions: Permissions | undefined;
  /** How the file is laid out in bytes, for appending to it. */
  readonly layout: FileLayout;
  /** References of all objects in use, by number. */
  refs(): readonly PdfRef[];
  /**
   * All pages in order: at least one.
   * @throws ShoruiError `pdf.no-pages`, `pdf.too-many-pages`, `pdf.page-too-large`, `pdf.too-deep`
   */
  pages(): readonly PdfPage[];
  /** The pages with the tree they hang in: for who adds pages. Throws as `pages` does. */
  pageTree(): PageTree;
  /**
   * Undoes the filters of a stream. Image filters (DCT, JPX, CCITT, JBIG2) are left, and named in the result.
   * @throws ShoruiError `pdf.stream-too-large`, `pdf.filter-unknown`
   */
  decode(stream: PdfStream): DecodedStream;
  /**
   * Begins a new piece of work with the file: the limits on time and on unpacked bytes count from here. Preparing the file and
   * starting an update do it.
   */
  renewLimits(): void;
}
