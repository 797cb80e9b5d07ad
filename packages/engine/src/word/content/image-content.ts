import type { EmbeddedImage } from '../images/embedded-image.ts';
import { emuPerMm } from '../images/embedded-image.ts';
import { inlineDrawing } from './drawing-xml.ts';
import { placeImage, type ImageBox, type ImageFit } from './place-image.ts';
import { WordContent, type ContentTarget } from './word-content.ts';

/** How a picture is to be shown. */
export interface ImageSettings extends ImageBox {
  readonly fit: ImageFit;
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
}

const encoder = new TextEncoder();

function toMm(length: number): number {
  return Math.round(length / emuPerMm);
}

/** A picture in the line of the text. */
export class ImageContent extends WordContent {
  readonly image: EmbeddedImage;
  readonly settings: ImageSettings;
  override readonly text = null;

  constructor(image: EmbeddedImage, settings: ImageSettings) {
    super();
    this.image = image;
    this.settings = settings;
  }

  override write(target: ContentTarget): void {
    const { out, parts, frame } = target;
    const { words, room, cellWidth } = frame;
    const { image, settings } = this;
    const placed = placeImage(image, settings, settings.fit, room, cellWidth);
    if (placed.limited) {
      target.report('word.image-limited', { width: toMm(placed.width), height: toMm(placed.height) });
    }
    reportImage(image, target);
    const drawing = inlineDrawing(words, {
      id: parts.nextDrawingId(),
      alt: settings.alt,
      width: placed.width,
      height: placed.height,
      crop: placed.crop,
      ...relateImage(image, target),
    });
    out.write(encoder.encode(frame.closeText + drawing + frame.openText));
  }
}

/** What is worth a warning: an SVG without a picture for older programs, a photo that will be rotated. */
export function reportImage(image: EmbeddedImage, { report }: Pick<ContentTarget, 'report'>): void {
  if (image.bareSvg) report('word.image-svg-fallback');
  if (image.turned) report('word.image-turned');
}

/** Puts the image into the package and gives the ids by which a part refers to it; for an SVG, those of both pictures. */
export function relateImage(
  image: EmbeddedImage,
  { parts, frame }: Pick<ContentTarget, 'parts'> & { readonly frame: Pick<ContentTarget['frame'], 'words'> },
): { readonly embed: string; readonly svg: string | null } {
  const { fallback } = image;
  if (!fallback) return { embed: parts.relateImage(frame.words, image), svg: null };
  return { embed: parts.relateImage(frame.words, fallback), svg: parts.relateImage(frame.words, image) };
}
