import type { PdfDict, PdfValue, PdfRef } from '../../read/objects/pdf-value.ts';
import type { PdfSink } from '../pdf-sink.ts';
import type { Metadata } from './set-metadata.ts';

/** A page of a new document. */
export interface DocumentPage {
  /** In pt. */
  readonly width: number;
  readonly height: number;
  /** Operators of its content stream (a text: of ASCII), in pt from the bottom left. */
  readonly content: Uint8Array | string;
  /** Its resource dictionary, or a reference to one that pages share. */
  readonly resources?: PdfDict | PdfRef;
  /** Other entries of its dictionary, such as Annots. */
  readonly entries?: Readonly<Record<string, PdfValue | undefined>>;
  /** zlib level of the content: 6 unless given; `false` leaves it plain. */
  readonly level?: number | false;
}

export interface BuildDocumentOptions {
  readonly metadata?: Metadata | undefined;
  /** Mark the document as PDF/A-2b and give it an sRGB output intent. All fonts must be embedded and no color be CMYK. */
  readonly archival?: boolean;
  /** Entries of the catalogue to set, such as Outlines or ViewerPreferences. */
  readonly catalog?: Readonly<Record<string, PdfValue | undefined>>;
}

/** A new document, built up page by page. The same calls give the same bytes. */
export interface PdfDocument extends PdfSink {
  /** Adds a page behind those there are. */
  addPage(page: DocumentPage): PdfRef;
  /**
   * The whole file. Ends the document.
   * @throws RangeError when it has no page, or a date of the metadata is none
   */
  build(options?: BuildDocumentOptions): Uint8Array<ArrayBuffer>;
}
