import { formName } from './form.ts';

/** A field of the bench's form: mm from the left and the top edge of its page. */
export interface FieldBox {
  readonly name: string;
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Type size of every field, pt. */
export const fontSize = 10.5;
/** White between a field's left edge and its text, mm. */
export const padding = 1;
/** A4, pt. */
export const pageSize = { width: 595.28, height: 841.89 };

export function toPt(mm: number): number {
  return (mm * 72) / 25.4;
}

/** On each of two pages, two columns of ten. */
const applicationBox = (_: unknown, index: number): FieldBox => ({
  name: `項目${index + 1}`,
  page: Math.floor(index / 20),
  x: index % 2 === 0 ? 20 : 110,
  y: 40 + Math.floor((index % 20) / 2) * 22,
  width: 80,
  height: 9,
});

/** Three columns of eleven close rows on the first page, seven wide rows on the second. */
const registerBox = (_: unknown, index: number): FieldBox =>
  index < 33
    ? {
        name: `欄${index + 1}`,
        page: 0,
        x: 15 + (index % 3) * 60,
        y: 40 + Math.floor(index / 3) * 14,
        width: 55,
        height: 7,
      }
    : { name: `欄${index + 1}`, page: 1, x: 15, y: 40 + (index - 33) * 18, width: 175, height: 8 };

/** The forty fields of the form. */
export const fieldBoxes: readonly FieldBox[] = Array.from(
  { length: 40 },
  formName === 'register' ? registerBox : applicationBox,
);

/** Where peers that place text by its base line put it, pt from the bottom left: text stands in the middle of its box. */
export function baseline({ x, y, height }: FieldBox): { x: number; y: number } {
  const middle = pageSize.height - toPt(y + height / 2);
  // BIZ UDMincho reaches 0.88 em above and 0.12 em below its base line.
  return { x: toPt(x + padding), y: middle - fontSize * 0.38 };
}
