/** What the header of an image says. */
export interface ImageSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels an inch; null when the image does not say. */
  readonly dpi: { readonly x: number; readonly y: number } | null;
  /** A photo of a camera that was turned: it shows upright only where its Exif data is heeded, which Word does not. */
  readonly turned?: boolean;
}
