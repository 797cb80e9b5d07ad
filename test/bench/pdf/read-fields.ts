import type * as mupdf from 'mupdf';
import { fieldBoxes, toPt, type FieldBox } from './field-boxes.ts';

/** The text of a field as a reader of the file gets it, and where its first character begins. */
export interface ReadField {
  readonly text: string;
  /** pt from the top left of the page. */
  readonly origin: readonly [x: number, y: number] | undefined;
}

function isInside(box: FieldBox, page: number, x: number, y: number): boolean {
  if (box.page !== page) return false;
  const [left, top] = [toPt(box.x), toPt(box.y)];
  return x >= left && x <= left + toPt(box.width) && y >= top && y <= top + toPt(box.height);
}

/**
 * Takes the text layer of a filled form apart: each character belongs to the field in whose frame its base line begins.
 * The text is read by copying: the walker, which tells where characters stand, hands out characters past U+FFFF cut to 16 bits.
 */
export function readFields(document: mupdf.Document): ReadField[] {
  const fields = fieldBoxes.map(() => ({ text: '', origin: undefined as [number, number] | undefined }));
  for (let page = 0; page < document.countPages(); page++) {
    const text = document.loadPage(page).toStructuredText('preserve-whitespace,preserve-ligatures');
    text.walk({
      onChar(_, [x, y]: [number, number]): void {
        const field = fields[fieldBoxes.findIndex((box) => isInside(box, page, x, y))];
        if (field) field.origin ??= [x, y];
      },
    });
    for (const [index, box] of fieldBoxes.entries()) {
      const field = fields[index];
      if (!field?.origin || box.page !== page) continue;
      const y = toPt(box.y + box.height / 2);
      field.text = text.copy([toPt(box.x), y], [toPt(box.x + box.width), y]);
    }
  }
  return fields;
}
