import {
  arrayOf,
  numberOf,
  readBox,
  transform,
  type Matrix,
  type PageBox,
  type PdfObjects,
  type PdfStream,
} from '../../read/index.ts';

function formMatrix(objects: PdfObjects, form: PdfStream): Matrix {
  const parts = arrayOf(objects, form.dict.get('Matrix'))?.map((item) => numberOf(objects, item) ?? 0) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = parts;
  return [a, b, c, d, e, f];
}

/**
 * The matrix under which an appearance drawn as a form XObject fills a rectangle (12.5.5, algorithm 8.1); undefined when it has
 * no area.
 */
export function appearancePlacement(objects: PdfObjects, form: PdfStream, rect: PageBox): Matrix | undefined {
  const box = readBox(objects, form.dict.get('BBox'));
  if (!box) return undefined;
  const matrix = formMatrix(objects, form);
  const corners = [box.left, box.right].flatMap((x) => [box.bottom, box.top].map((y) => transform(matrix, x, y)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  if (!(width > 0 && height > 0)) return undefined;
  const across = (rect.right - rect.left) / width;
  const up = (rect.top - rect.bottom) / height;
  return [across, 0, 0, up, rect.left - left * across, rect.bottom - bottom * up];
}
