export { pdfDate, setMetadata, type Metadata } from './new-document/set-metadata.ts';
export {
  type BuildDocumentOptions,
  type DocumentPage,
  type PdfDocument,
  startDocument,
} from './new-document/start-document.ts';
export { ByteBuffer } from './byte-buffer.ts';
export { numberSyntax, nameSyntax, writeValue } from './write-value.ts';
export type { PdfSink, StreamOptions } from './pdf-sink.ts';
export type { PdfUpdate } from './pdf-update.ts';
export type { AddedPage, EmptyPage, PageAddition } from './prepare/page-addition.ts';
export { prepare, startUpdate, type PrepareOptions } from './prepare/prepare.ts';
export type { PreparedPdf } from './prepare/prepared-pdf.ts';
export { adler32, joinAdler32, zlibStream } from '../../platform/zlib.ts';
