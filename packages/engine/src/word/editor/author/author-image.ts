import type { ParagraphChild } from 'docx';
import type { EditorBlock } from '../../../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { emuPerInch } from '../../images/embedded-image.ts';
import { decodeDataUrl } from '../../images/image-store.ts';
import { readImage } from '../../images/read-image.ts';
import { defaultLimits } from '../../../platform/limits.ts';
import { HelperError } from '../../data/helper-error.ts';
import type { BlockFormat } from '../model/block-format.ts';
import { millimetresOf, type ImageTags } from '../model/image-tag.ts';
import { textRuns, type DocxPackage } from './author-format.ts';

const pixelsPerInch = 96;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size in pixels: what the styles say, the side that they leave out in proportion. */
function sizeOf(natural: Size, styles: NonNullable<EditorBlock['image']>['styles']): Size {
  const side = (name: 'width' | 'height'): number | null => {
    const mm = styles?.[name] === undefined ? null : millimetresOf(styles[name]);
    return mm === null ? null : (mm / 25.4) * pixelsPerInch;
  };
  const width = side('width');
  const height = side('height');
  if (width !== null && height !== null) {
    if (styles?.['fit'] === 'fill' || styles?.['fit'] === 'cover') return { width, height };
    const scale = Math.min(width / natural.width, height / natural.height);
    return { width: natural.width * scale, height: natural.height * scale };
  }
  if (width !== null) return { width, height: (natural.height * width) / natural.width };
  if (height !== null) return { width: (natural.width * height) / natural.height, height };
  return natural;
}

/**
 * The picture of an image block: one that came with the document is written into the file, any other is a tag that is filled
 * with the document.
 */
export function imageRun(
  docx: DocxPackage,
  block: EditorBlock,
  place: Place,
  format: BlockFormat,
  tags: ImageTags,
  problems: Problem[],
): ParagraphChild[] {
  const src = block.image?.src.trim() ?? '';
  if (!/^data:/i.test(src)) return textRuns(docx, tags.tag(block, place), format);
  try {
    const bytes = decodeDataUrl(src);
    if (!bytes) throw new HelperError('word.image-broken', { format: 'data:' });
    const image = readImage(bytes, defaultLimits);
    const natural = {
      width: (image.width / emuPerInch) * pixelsPerInch,
      height: (image.height / emuPerInch) * pixelsPerInch,
    };
    const description = String(block.image?.styles?.['alt'] ?? block.text ?? '');
    const transformation = sizeOf(natural, block.image?.styles);
    const shared = { data: bytes, transformation, altText: { name: 'Picture', description, title: '' } };
    if (image.format !== 'svg' || !image.fallback) {
      const type = image.format === 'jpeg' ? 'jpg' : image.format === 'gif' ? 'gif' : 'png';
      return [new docx.ImageRun({ ...shared, type })];
    }
    return [new docx.ImageRun({ ...shared, type: 'svg', fallback: { type: 'png', data: image.fallback.bytes } })];
  } catch (error) {
    if (!(error instanceof HelperError)) throw error;
    problems.push(createProblem(error.id, place, error.params));
    return [];
  }
}
