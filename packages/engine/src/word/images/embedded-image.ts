import type { ImageSize } from '../../images/pixels.ts';

/** Formats that Word shows. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'svg';

/** English Metric Units, the length of DrawingML: 36,000 a millimetre, 914,400 an inch (ECMA-376 part 1, 20.1.2.1). */
export const emuPerMm = 36_000;
export const emuPerInch = 914_400;

/** An image that may go into a document: looked at, whole, within the limits. */
export interface EmbeddedImage {
  readonly format: ImageFormat;
  readonly bytes: Uint8Array;
  /** Natural size in EMU. */
  readonly width: number;
  readonly height: number;
  /** What programs without SVG show instead of an SVG; null for every other format. */
  readonly fallback: EmbeddedImage | null;
  /** Is shown turned or mirrored, because Word ignores the data that hold its orientation. */
  readonly turned: boolean;
  /** The fallback is an empty picture of ours because none was given. */
  readonly bareSvg: boolean;
}

/** Pixels an inch of an image that specifies none, as Word takes it. */
export const defaultDpi = 96;

/** Resolutions outside of this are errors of the program that wrote the image. */
const lowestDpi = 10;
const highestDpi = 10_000;

function usable(dpi: number): number {
  return dpi >= lowestDpi && dpi <= highestDpi ? dpi : defaultDpi;
}

/** Natural size of an image in EMU. */
export function naturalSize({ width, height, dpi }: ImageSize): { width: number; height: number } {
  return {
    width: (width / usable(dpi?.x ?? defaultDpi)) * emuPerInch,
    height: (height / usable(dpi?.y ?? defaultDpi)) * emuPerInch,
  };
}
