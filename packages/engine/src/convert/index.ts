export { convertDocument, type ConvertedDocument, type ConvertOptions } from './convert-document.ts';
