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
