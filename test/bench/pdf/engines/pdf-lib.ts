import { Readable } from 'node:stream';
import * as fontkit from 'fontkit';
import { PDFDocument } from 'pdf-lib';
import { baseline, fieldBoxes, fontSize } from '../field-boxes.ts';
import { readMincho } from '../font-files.ts';
import type { Engine } from './engine.ts';

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];

interface Subset {
  encode(): Uint8Array;
}

/** The font of fontkit 2, parsed once, with the subset method that pdf-lib calls: fontkit 2 has only `encode`. */
function parseFont(bytes: Uint8Array): unknown {
  const font = fontkit.create(Buffer.from(bytes)) as unknown as { createSubset(): Subset };
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    return Object.assign(subset, { encodeStream: () => Readable.from([subset.encode()]) });
  };
  return font;
}

interface Prepared {
  readonly form: Uint8Array;
  readonly bytes: Uint8Array;
  readonly fontkit: Fontkit;
}

export const engine: Engine = {
  name: 'pdf-lib',
  prepare: async (form): Promise<Prepared> => {
    const bytes = readMincho();
    const font = parseFont(bytes);
    return { form, bytes, fontkit: { create: () => font } as unknown as Fontkit };
  },
  render: async (prepared, values) => {
    const { form, bytes, fontkit: parsed } = prepared as Prepared;
    const document = await PDFDocument.load(form, { updateMetadata: false, parseSpeed: Infinity });
    document.registerFontkit(parsed);
    const font = await document.embedFont(bytes, { subset: true });
    const pages = document.getPages();
    for (const box of fieldBoxes) {
      pages[box.page]?.drawText(values[box.name] ?? '', { ...baseline(box), size: fontSize, font });
    }
    return document.save({ objectsPerTick: Infinity });
  },
};
