import { createProblem } from '../../problems/index.ts';
import { drawBarcode } from './draw-barcode.ts';
import { drawCells } from './draw-cells.ts';
import { drawMark, drawStrike } from './draw-check.ts';
import type { DrawContext } from './draw-context.ts';
import { drawPicture } from './draw-picture.ts';
import { drawFreeText, drawText } from './draw-text.ts';
import { boxOf, innerBox, rightOf, topOf, type Box } from './field-box.ts';
import { fieldDefaults } from './field-defaults.ts';
import type { FormEntry } from './form-entry.ts';
import { ptPerMm, toMm, toPt } from './units.ts';

/** mm that a box may leave the page by without a word: boxes drawn around a whole page do. */
const slack = 1;

/** The size of a field in mm: that of its style, or one line, or the usual size of a mark or a barcode. */
function sizeOf({ style, content }: FormEntry): { width: number; height: number } {
  const line = ((style.font_size ?? fieldDefaults.fontSize) * fieldDefaults.lineHeight) / ptPerMm;
  const isText = content.kind === 'text' && !style.barcode;
  const usual = isText ? line : style.barcode ? fieldDefaults.barcodeSize : fieldDefaults.markSize;
  return {
    width: style.width ?? (isText && !style.vertical ? 0 : usual),
    height: style.height ?? (isText && style.vertical ? 0 : usual),
  };
}

function drawContent(entry: FormEntry, box: Box, context: DrawContext): void {
  const { content, style } = entry;
  const inner = innerBox(box, style);
  switch (content.kind) {
    case 'mark':
      return drawMark(context, box, style, content.state);
    case 'strike':
      return drawStrike(context, box, style);
    case 'image':
      return drawPicture(context, inner, style, content.bytes, entry.place);
    case 'text': {
      if (style.barcode) return drawBarcode(entry, style.barcode, content.text, inner, context);
      if (style.cells) return drawCells(entry, style.cells, content.text, inner, context);
      const along = style.vertical ? style.height : style.width;
      return (along === undefined ? drawFreeText : drawText)(entry, content.text, inner, context);
    }
  }
}

function reportOffPage(entry: FormEntry, box: Box, context: DrawContext): void {
  const { pageWidth, pageHeight } = context;
  const outside = Math.max(-box.left, rightOf(box) - pageWidth, -box.bottom, topOf(box) - pageHeight);
  if (outside <= toPt(slack)) return;
  context.report(
    createProblem('pdf.field-off-page', entry.place, { width: toMm(pageWidth), height: toMm(pageHeight) }),
  );
}

/** The box around a box that is turned about a point. */
function turnedBox(box: Box, x: number, y: number, angle: number): Box {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [box.left, rightOf(box)].flatMap((cornerX) =>
    [box.bottom, topOf(box)].map((cornerY) => {
      const [dx, dy] = [cornerX - x, cornerY - y];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos] as const;
    }),
  );
  const [xs, ys] = [corners.map(([each]) => each), corners.map(([, each]) => each)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
}

/** Draws one field on its page. What is wrong with it is reported; nothing of a field that is wrong is drawn. */
export function drawEntry(entry: FormEntry, context: DrawContext): void {
  const { width, height } = sizeOf(entry);
  const box = boxOf(entry.x, entry.y, width, height, context.pageHeight);
  reportOffPage(entry, box, context);
  const { rotation = 0 } = entry.style;
  if (rotation % 360 === 0) return drawContent(entry, box, context);
  const { canvas } = context;
  const angle = (-rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [box.left + box.width / 2, box.bottom + box.height / 2];
  canvas.save();
  canvas.transform([cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]);
  drawContent(entry, box, {
    ...context,
    ink: context.ink && ((each) => context.ink?.(turnedBox(each, x, y, angle))),
  });
  canvas.restore();
}
