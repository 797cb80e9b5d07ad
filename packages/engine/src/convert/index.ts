export { convertDocument, type ConvertedDocument, type ConvertOptions } from './convert-document.ts';
export { readWordText, type ReadTextOptions } from './read-word-text.ts';
export { convertTemplate, type ConvertedTemplate, type ConvertTemplateOptions } from './convert-template.ts';
export * from './paper/index.ts';
export type { Page as PaperPage } from './model/mark.ts';
export { templateFonts } from './convert-template.ts';
