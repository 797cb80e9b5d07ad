import { formWords } from '../../problems/catalogue/form-words.ts';
import { drawLines } from '../draw/index.ts';
import { layoutParagraph, type Line } from '../layout/index.ts';
import type { AddendumItem, FormSurface, FormTarget } from './draw-context.ts';
import { fieldDefaults } from './form-entry.ts';
import { paragraphStyle, textStyle } from './draw-text.ts';
import { toPt } from './field-box.ts';

/** White around the text of an addendum, mm: as wide as a hole puncher needs. */
const margin = 25;
/** White below each item, pt. */
const gap = 14;

/** Lines of one item: what it belongs to, then its text at its own size, set over the width of the page. */
function linesOf({ entry, text }: AddendumItem, number: number, width: number, { form }: FormTarget): Line[][] {
  const { style, name, page } = entry;
  const upright = { ...style, vertical: false, align: 'left', character_spacing: 0 } as const;
  const body = textStyle({ ...upright, font_size: Math.max(style.font_size ?? fieldDefaults.fontSize, 9) }, form.fonts);
  const title = textStyle({ ...upright, font_size: fieldDefaults.fontSize, bold: true }, form.fonts);
  const set = (content: string, textStyleOf: typeof body): Line[] =>
    layoutParagraph({
      items: [{ kind: 'text', text: content, style: textStyleOf }],
      style: { ...paragraphStyle({ ...upright, line_height: 1.6 }, width), align: 'justify' },
    }).lines.slice();
  return [set(formWords.addendumTitle(number, name, page + 1), title), set(text, body)];
}

/**
 * Draws everything that did not fit its field onto addendum pages behind the last page: the number that the field refers to,
 * the name of the field, its page and the whole text.
 */
export function drawAddenda(target: FormTarget, addenda: readonly AddendumItem[]): void {
  const [first] = target.form.pdf.file.pages();
  const size = { width: first?.width ?? toPt(210), height: first?.height ?? toPt(297) };
  const width = size.width - 2 * toPt(margin);
  const top = size.height - toPt(margin);
  let sheet: FormSurface | null = null;
  let y = 0;
  const newSheet = (): FormSurface => {
    sheet?.finish();
    y = top;
    return target.emptySheet(size);
  };
  for (const [index, item] of addenda.entries()) {
    for (const line of linesOf(item, index + 1, width, target).flat()) {
      if (!sheet || y - line.height < toPt(margin)) sheet = newSheet();
      const context = sheet.context(() => '', null);
      // `top` of a line counts from its paragraph; here each line is placed below the one before.
      drawLines(context.canvas, context.codes, [line], { x: toPt(margin), y: y + line.top });
      y -= line.height;
    }
    y -= gap;
  }
  sheet?.finish();
}
