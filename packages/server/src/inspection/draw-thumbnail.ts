import { PDFiumLibrary } from '@hyzyla/pdfium';
import { createCanvas, ImageData, loadImage, type Canvas } from '@napi-rs/canvas';
import { defaultLimits } from '@shorui/engine/node';
import { checkImage } from '@shorui/engine/word';

/** Pixels that a thumbnail fits into: too few to read body text. */
const box = { width: 240, height: 320 };
/** Quality of WebP, percent. */
const quality = 80;
/** Width times height of the largest picture that is decoded, at four bytes a pixel. */
const mostPixels = 50_000_000;

let library: Promise<PDFiumLibrary> | undefined;

const scaleOf = (width: number, height: number): number => Math.min(box.width / width, box.height / height);

async function drawPage(bytes: Uint8Array): Promise<Canvas | undefined> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = scaleOf(originalWidth, originalHeight);
    const { width, height, data } = await page.render({ scale, render: 'bitmap' });
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
    return canvas;
  } finally {
    document.destroy();
  }
}

async function drawPicture(path: string, bytes: Uint8Array): Promise<Canvas | undefined> {
  if (checkImage(path, bytes, { ...defaultLimits, imagePixels: mostPixels }).length > 0) return undefined;
  const picture = await loadImage(bytes);
  const scale = Math.min(1, scaleOf(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * The first page of a PDF, or a picture where `path` names one by its ending, as WebP in base64. Without it the file cannot be drawn: it
 * is damaged, encrypted or too large.
 */
export async function drawThumbnail(
  path: string | undefined,
  bytes: Uint8Array,
): Promise<{ readonly problems: readonly never[]; readonly thumbnail?: string }> {
  const drawn = await (path === undefined ? drawPage(bytes) : drawPicture(path, bytes)).catch(() => undefined);
  return drawn === undefined
    ? { problems: [] }
    : { problems: [], thumbnail: drawn.toBuffer('image/webp', quality).toString('base64') };
}
