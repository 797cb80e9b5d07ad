import * as mupdf from 'mupdf';
import { fieldBoxes, pageSize, toPt, type FieldBox } from './field-boxes.ts';
import type { ReadField } from './read-fields.ts';
import { drawReference } from './reference-ink.ts';

/** Pixels to the point: 216 dpi. */
const scale = 3;

function blankPage(): mupdf.Pixmap {
  const size: mupdf.Rect = [0, 0, Math.ceil(pageSize.width * scale), Math.ceil(pageSize.height * scale)];
  const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceGray, size, false);
  pixmap.clear(255);
  return pixmap;
}

/** A page as the file shows it. */
function drawPage(document: mupdf.Document, page: number): mupdf.Pixmap {
  const pixmap = blankPage();
  const device = new mupdf.DrawDevice(mupdf.Matrix.identity, pixmap);
  document.loadPage(page).run(device, mupdf.Matrix.scale(scale, scale));
  device.close();
  return pixmap;
}

function darkness(pixmap: mupdf.Pixmap, { x, y, width, height }: FieldBox): Int16Array {
  const pixels = pixmap.getPixels();
  const stride = pixmap.getStride();
  // A little inside the frame, so that its line is not taken for ink.
  const [left, top] = [Math.ceil(toPt(x + 0.3) * scale), Math.ceil(toPt(y + 0.3) * scale)];
  const [right, bottom] = [Math.floor(toPt(x + width - 0.3) * scale), Math.floor(toPt(y + height - 0.3) * scale)];
  const values = new Int16Array((right - left) * (bottom - top));
  let at = 0;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) values[at++] = 255 - (pixels[row * stride + column] ?? 255);
  }
  return values;
}

/**
 * For each field, how much of the ink differs from that of the reference at the same place: 0 for none, 1 for as much as there
 * is. A field without a character that begins in it has no reference and counts as 1.
 */
export function compareInk(document: mupdf.Document, read: readonly ReadField[], wanted: readonly string[]): number[] {
  const pages = [0, 1].map((page) => {
    const reference = blankPage();
    const device = new mupdf.DrawDevice(mupdf.Matrix.identity, reference);
    for (const [index, box] of fieldBoxes.entries()) {
      const origin = read[index]?.origin;
      if (box.page === page && origin) drawReference(wanted[index] ?? '', origin, device, scale);
    }
    device.close();
    return { reference, drawn: drawPage(document, page) };
  });
  return fieldBoxes.map((box, index) => {
    const page = pages[box.page];
    if (!page || !read[index]?.origin) return 1;
    const [one, two] = [darkness(page.drawn, box), darkness(page.reference, box)];
    let [difference, ink] = [0, 0];
    for (let at = 0; at < two.length; at++) {
      difference += Math.abs((one[at] ?? 0) - (two[at] ?? 0));
      ink += two[at] ?? 0;
    }
    return difference / Math.max(ink, 1);
  });
}
