import type { FieldCells, FieldStyle } from '../../application/schema/index.ts';
import { createProblem, type ProblemId, type Place } from '../../problems/index.ts';
import { drawLines } from '../draw/index.ts';
import { layoutParagraph, type TextStyle } from '../layout/index.ts';
import { cellBoxes, fillCells, type CellFault } from './cells/index.ts';
import { drawBarcode } from './draw-barcode.ts';
import { drawMark, drawStrike } from './draw-check.ts';
import type { DrawContext } from './draw-context.ts';
import { drawFreeText, drawText, textStyle } from './draw-text.ts';
import { topOf, type Box, ptPerMm, toPt, rightOf, boxOf, innerBox, toMm } from './field-box.ts';
import { fieldDefaults, type FormEntry } from './form-entry.ts';

/** A character may take this much of its cell's height and width, so that it stays off the lines. */
const fill = 0.8;

const faults: Readonly<Record<Exclude<CellFault['reason'], 'too_long'>, ProblemId>> = {
  not_a_date: 'pdf.cells-not-a-date',
  too_old_for_eras: 'pdf.cells-too-old-for-eras',
  not_a_number: 'pdf.cells-not-a-number',
  not_a_post_code: 'pdf.cells-not-a-post-code',
  not_kana: 'pdf.cells-not-kana',
};

function reportFault(entry: FormEntry, text: string, count: number, fault: CellFault, context: DrawContext): void {
  const { place } = entry;
  const problem =
    fault.reason === 'too_long'
      ? createProblem('pdf.cells-overflow', place, { text, needed: fault.needed, count })
      : createProblem(faults[fault.reason], place, { text, ...('found' in fault && { found: fault.found }) });
  context.report(problem);
}

/** One character in the middle of its cell, made smaller or narrower where the cell is too small for it. */
function drawCharacter(character: string, cell: Box, style: TextStyle, entry: FormEntry, context: DrawContext): void {
  const size = Math.min(style.size, cell.height * fill);
  const [glyph] = style.chain.shape(character);
  const width = (glyph?.advance ?? 1) * size;
  const scale = Math.min(1, (cell.width * 0.95) / width);
  const { lines, height } = layoutParagraph({
    items: [{ kind: 'text', text: character, style: { ...style, size, spacing: 0, ...(scale < 1 && { scale }) } }],
    style: { width: cell.width, align: 'center', lineHeight: { rule: 'multiple', factor: 1 } },
  });
  const up = entry.style.vertical_align ?? 'middle';
  const free = cell.height - height;
  const y = topOf(cell) - (up === 'top' ? 0 : up === 'middle' ? free / 2 : free);
  drawLines(context.canvas, context.codes, lines, { x: cell.left, y });
}

/** Draws a value one character a cell. A value that the cells cannot hold is reported and not drawn. */
function drawCells(entry: FormEntry, cells: FieldCells, text: string, box: Box, context: DrawContext): void {
  const boxes = cellBoxes(cells, box.width / ptPerMm, box.height / ptPerMm);
  const filled = fillCells(text, boxes.length, cells);
  if (!filled.ok) return reportFault(entry, text, boxes.length, filled, context);
  const style = textStyle({ font_size: fieldDefaults.fontSize, ...entry.style }, context.fonts);
  for (const [index, character] of filled.cells.entries()) {
    const cell = boxes[index];
    if (!cell || character.trim() === '') continue;
    const at: Box = {
      left: box.left + toPt(cell.x),
      bottom: topOf(box) - toPt(cell.y + cell.height),
      width: toPt(cell.width),
      height: toPt(cell.height),
    };
    context.ink?.(at);
    drawCharacter(character, at, style, entry, context);
  }
}

/** Where a picture of this shape is: `contain` all of it in the middle, `cover` the whole box, `fill` stretched. */
function placeIn(box: Box, width: number, height: number, fit: 'contain' | 'cover' | 'fill'): Box {
  if (fit === 'fill' || width === 0 || height === 0) return box;
  const across = box.width / width;
  const up = box.height / height;
  const scale = fit === 'contain' ? Math.min(across, up) : Math.max(across, up);
  const [w, h] = [width * scale, height * scale];
  return { left: box.left + (box.width - w) / 2, bottom: box.bottom + (box.height - h) / 2, width: w, height: h };
}

/** Moves a picture to the sides the style names; `contain` only: otherwise there is no room to move in. */
function align(placed: Box, box: Box, { align: across, vertical_align: up }: FieldStyle): Box {
  const left = across === 'left' ? box.left : across === 'right' ? rightOf(box) - placed.width : placed.left;
  const bottom = up === 'bottom' ? box.bottom : up === 'top' ? topOf(box) - placed.height : placed.bottom;
  return { ...placed, left, bottom };
}

/** Draws a picture in its box, as a seal so that its white lets the page through. */
function drawPicture(context: DrawContext, box: Box, style: FieldStyle, bytes: Uint8Array, place: Place): void {
  const image = context.image(bytes, place);
  if (!image) return;
  const fit = style.image_fit ?? 'contain';
  const lying = placeIn(box, image.width, image.height, fit);
  const placed = fit === 'contain' ? align(lying, box, style) : lying;
  const { canvas } = context;
  context.ink?.(placed);
  canvas.save();
  if (style.seal) canvas.multiply(context.multiply());
  if (fit === 'cover') {
    canvas.rectangle(box.left, box.bottom, box.width, box.height);
    canvas.clip();
  }
  canvas.transform([placed.width, 0, 0, placed.height, placed.left, placed.bottom]);
  canvas.picture(image.name);
  canvas.restore();
}

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
