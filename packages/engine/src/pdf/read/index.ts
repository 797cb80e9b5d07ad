export type { Permissions } from './encryption/encryption-entries.ts';
export type { DecodedStream } from './filters/decode-stream.ts';
export { findHeader } from './find-header.ts';
export { PdfDict, PdfName, PdfRef, PdfStream, type PdfArray, type PdfValue } from './objects/pdf-value.ts';
export { PdfString } from './objects/pdf-string.ts';
export {
  identityMatrix,
  invert,
  multiply,
  readBox,
  transform,
  type Matrix,
  type PageBox,
} from './pages/page-matrices.ts';
export type { PdfPage } from './pages/pdf-page.ts';
export { openPdf, type OpenPdfOptions } from './open-pdf.ts';
export type { PdfFile } from './pdf-file.ts';
export { arrayOf, booleanOf, dictOf, nameOf, numberOf, streamOf, stringOf, type PdfObjects } from './pdf-objects.ts';
