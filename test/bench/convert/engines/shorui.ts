import { compileTemplate, convertTemplate, type TemplateData } from '@shorui/engine/node';
import { wordTemplate } from '../word-template.ts';
import { defineEngine } from './engine.ts';

/** From data over the Word template to a PDF. */
export const engine = defineEngine({
  prepare: () => compileTemplate(wordTemplate()),
  render: (template, data) => convertTemplate(template, data as unknown as TemplateData).bytes,
});
