import type { FieldStyle } from '../../application/schema/index.ts';
import type { Place } from '../../problems/index.ts';
import type { DrawContext } from './draw-context.ts';
import { rightOf, topOf, type Box } from './field-box.ts';

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
export function drawPicture(context: DrawContext, box: Box, style: FieldStyle, bytes: Uint8Array, place: Place): void {
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
