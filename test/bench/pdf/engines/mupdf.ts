import * as mupdf from 'mupdf';
import { baseline, fieldBoxes, fontSize } from '../field-boxes.ts';
import { readMincho } from '../font-files.ts';
import type { Engine } from './engine.ts';

interface Prepared {
  readonly form: Uint8Array;
  readonly font: mupdf.Font;
}

function showText(text: string, x: number, y: number, font: mupdf.Font): string {
  const codes = Array.from(text, (character) =>
    font
      .encodeCharacter(character.codePointAt(0) ?? 0)
      .toString(16)
      .padStart(4, '0'),
  );
  return `BT /Bench ${fontSize} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${codes.join('')}> Tj ET\n`;
}

function open(form: Uint8Array): mupdf.PDFDocument {
  const document = mupdf.Document.openDocument(form, 'application/pdf').asPDF();
  if (!document) throw new Error('mupdf does not take the form for a PDF');
  return document;
}

export const engine: Engine = {
  name: 'mupdf',
  prepare: async (form): Promise<Prepared> => ({ form, font: new mupdf.Font('BIZUDMincho', readMincho()) }),
  render: async (prepared, values) => {
    const { form, font } = prepared as Prepared;
    const document = open(form);
    const fontRef = document.addFont(font);
    for (let index = 0; index < document.countPages(); index++) {
      const page = document.findPage(index);
      const content = fieldBoxes
        .filter((box) => box.page === index)
        .map((box) => {
          const { x, y } = baseline(box);
          return showText(values[box.name] ?? '', x, y, font);
        });
      const contents = document.newArray();
      const before = page.get('Contents');
      if (before.isArray()) before.forEach((each) => contents.push(each));
      else contents.push(before);
      contents.push(document.addStream(content.join(''), {}));
      page.put('Contents', contents);
      page.get('Resources').get('Font').put('Bench', fontRef);
    }
    document.subsetFonts();
    const bytes = document.saveToBuffer('compress').asUint8Array().slice();
    document.destroy();
    return bytes;
  },
};
