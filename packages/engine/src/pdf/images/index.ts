export { addImage } from './add-image.ts';
export type { PdfImage } from './pdf-image.ts';
export { PdfImageReader } from './read-pdf-image.ts';
