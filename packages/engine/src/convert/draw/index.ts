export { drawDocument, type DrawDocumentOptions, type DrawnDocument } from './draw-document.ts';
