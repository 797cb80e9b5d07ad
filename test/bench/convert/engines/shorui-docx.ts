import { compileTemplate, convertDocument, renderTemplate, type TemplateData } from '@shorui/engine/node';
import type { DocumentData } from '../contract.ts';
import { wordTemplate } from '../word-template.ts';
import { defineEngine } from './engine.ts';

/** Only from the Word file to a PDF: the files are made before they are asked for. */
export const engine = defineEngine({
  prepare() {
    const template = compileTemplate(wordTemplate());
    const made = new WeakMap<DocumentData, Uint8Array>();
    return (data: DocumentData): Uint8Array => {
      let bytes = made.get(data);
      if (!bytes) made.set(data, (bytes = renderTemplate(template, data as unknown as TemplateData).bytes));
      return bytes;
    };
  },
  render: (wordFile, data) => convertDocument(wordFile(data)).bytes,
});
