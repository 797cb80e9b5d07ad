import type { Template } from '@pdfme/common';
import { generate } from '@pdfme/generator';
import { text } from '@pdfme/schemas';
import { fieldBoxes, fontSize, padding } from '../field-boxes.ts';
import { readMincho } from '../font-files.ts';
import type { Engine } from './engine.ts';

interface Prepared {
  readonly template: Template;
  readonly font: Uint8Array<ArrayBuffer>;
}

export const engine: Engine = {
  name: 'pdfme',
  prepare: async (form): Promise<Prepared> => ({
    font: readMincho(),
    template: {
      basePdf: form,
      schemas: [0, 1].map((page) =>
        fieldBoxes
          .filter((box) => box.page === page)
          .map(({ name, x, y, width, height }) => ({
            name,
            type: 'text',
            position: { x: x + padding, y },
            width: width - padding,
            height,
            fontName: 'Mincho',
            fontSize,
            verticalAlignment: 'middle',
          })),
      ),
    } as unknown as Template,
  }),
  render: async (prepared, values) => {
    const { template, font } = prepared as Prepared;
    return generate({
      template,
      inputs: [{ ...values }],
      plugins: { text },
      options: { font: { Mincho: { data: font, fallback: true, subset: true } } },
    });
  },
};
