export { addImage, type PdfImage } from './pdf-image.ts';
export { PdfImageReader } from './read-pdf-image.ts';
