export { convertDocument, type ConvertedDocument, type ConvertOptions } from './convert-document.ts';
export { convertTemplate, type ConvertedTemplate, type ConvertTemplateOptions } from './convert-template.ts';
export { templateFonts } from './template-fonts.ts';
