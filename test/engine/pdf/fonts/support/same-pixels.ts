import { seePdf } from '../../support/see-pdf.ts';

/**
 * Pixels that are not the same in two pictures of one page, and pixels with ink. PDFium fits small glyphs to the pixels with
 * the font's instructions; above some 50 pixels to the em it draws outlines as they are, so pages are shown large.
 */
export async function comparePixels(
  one: Uint8Array,
  two: Uint8Array,
  scale = 3,
): Promise<{ different: number; ink: number }> {
  const [[first], [second]] = [await seePdf(one, scale), await seePdf(two, scale)];
  if (!first || !second || first.pixels.length !== second.pixels.length) throw new Error('pages of unlike size');
  const a = new Uint32Array(first.pixels.buffer, first.pixels.byteOffset, first.pixels.length >> 2);
  const b = new Uint32Array(second.pixels.buffer, second.pixels.byteOffset, second.pixels.length >> 2);
  let different = 0;
  let ink = 0;
  for (let index = 0; index < a.length; index++) {
    if (a[index] !== b[index]) different += 1;
    if (((a[index] ?? 0) & 0xff) < 128) ink += 1;
  }
  return { different, ink };
}
