import type { EmbeddedImage } from '../images/embedded-image.ts';
import type { TextArea } from '../read/text-areas.ts';

/**
 * How an image fills a box of another shape: `contain` shows all of it within the box, `cover` fills the box and cuts off what
 * exceeds it, `fill` stretches it.
 */
export const imageFits = ['contain', 'cover', 'fill'] as const;
export type ImageFit = (typeof imageFits)[number];

/** Requested size, in EMU; null for what follows from the image. */
export interface ImageBox {
  readonly width: number | null;
  readonly height: number | null;
}

/** Stretches at the sides of an image that are not shown, in thousandths of a percent of it; negative for empty space. */
export interface ImageCrop {
  /** Left and right, each. */
  readonly sides: number;
  /** Top and bottom, each. */
  readonly ends: number;
}

export interface PlacedImage {
  /** EMU, whole and at least 1. */
  readonly width: number;
  readonly height: number;
  readonly crop: ImageCrop | null;
  /** Made smaller than requested, because it was larger than the page has room for. */
  readonly limited: boolean;
}

type Size = Pick<EmbeddedImage, 'width' | 'height'>;

function ratio({ width, height }: Size): number {
  return width / height;
}

/** 100,000 thousandths of a percent are all. */
const whole = 100_000;

function crop(sides: number, ends: number): ImageCrop | null {
  const rounded = { sides: Math.round(sides * whole), ends: Math.round(ends * whole) };
  return rounded.sides === 0 && rounded.ends === 0 ? null : rounded;
}

/** What of an image is shown in a box of fixed size. */
export function cropToBox(image: Size, box: Size, fit: ImageFit): ImageCrop | null {
  const relation = ratio(image) / ratio(box);
  if (fit === 'fill' || relation === 1) return null;
  // The wider image loses its sides when it covers the box, and leaves space at top and bottom when it is contained.
  const wider = relation > 1;
  if (fit === 'cover') return wider ? crop((1 - 1 / relation) / 2, 0) : crop(0, (1 - relation) / 2);
  return wider ? crop(0, (1 - relation) / 2) : crop((1 - 1 / relation) / 2, 0);
}

function wantedSize(image: Size, { width, height }: ImageBox, fit: ImageFit): Size {
  if (width !== null && height !== null) {
    if (fit !== 'contain') return { width, height };
    const scale = Math.min(width / image.width, height / image.height);
    return { width: image.width * scale, height: image.height * scale };
  }
  if (width !== null) return { width, height: width / ratio(image) };
  if (height !== null) return { width: height * ratio(image), height };
  return image;
}

/**
 * Size and cut of an image in the text. Never larger than the room of the page; an image without a size of its own is also
 * never wider than its table cell.
 */
export function placeImage(
  image: Size,
  box: ImageBox,
  fit: ImageFit,
  room: TextArea,
  cellWidth: number | null,
): PlacedImage {
  const wanted = wantedSize(image, box, fit);
  const natural = box.width === null && box.height === null;
  const widest = natural && cellWidth !== null ? Math.min(room.width, cellWidth) : room.width;
  const scale = Math.min(1, widest / wanted.width, room.height / wanted.height);
  const covers = box.width !== null && box.height !== null && fit === 'cover';
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
    crop: covers ? cropToBox(image, wanted, 'cover') : null,
    limited: scale < 1,
  };
}
