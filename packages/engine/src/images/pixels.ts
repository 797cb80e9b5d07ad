/** Size and resolution from the header of an image. */
export interface ImageSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels an inch; null when the image specifies none. */
  readonly dpi: { readonly x: number; readonly y: number } | null;
  /** A photo of a camera that was turned: it shows upright only where its Exif data is heeded, which Word does not. */
  readonly turned?: boolean;
}

/** The pixels of a picture, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, or with `palette` its number there. */
  readonly data: Uint8Array;
  /** Red, green and blue of up to 256 colors. */
  readonly palette?: Uint8Array;
  /** Number of the color that lets the paper through. */
  readonly transparent?: number;
}

/** Pictures with more pixels are not unpacked: a scan of an A4 page at 400 dpi has 15 millions. */
export const mostPixels = 16_000_000;

/** A picture that is too large to unpack. */
export type TooLarge = Pick<Pixels, 'width' | 'height'> & { readonly data?: undefined };

/** Whether a picture of this size is unpacked. */
export function isUnpackable(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels;
}
