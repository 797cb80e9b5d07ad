import { type PdfArray, PdfDict, type PdfValue } from '../objects/pdf-value.ts';
import { PdfRef } from '../objects/pdf-ref.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import { dictOf, numberOf, streamOf, type PdfObjects } from '../pdf-objects.ts';
import { intersect, readBox, type PageBox } from './page-box.ts';
import { seenMatrix, uprightMatrix, type Rotation } from './page-matrices.ts';
import type { PdfPage } from './pdf-page.ts';

/** The box of a page that specifies none: US Letter, as other readers take it. */
const letter: PageBox = { left: 0, bottom: 0, right: 612, top: 792 };

/** Rotation by a multiple of 90 degrees, of either sign. Any other number turns nothing. */
function readRotation(objects: PdfObjects, value: PdfValue | undefined): Rotation {
  const degrees = (((numberOf(objects, value) ?? 0) % 360) + 360) % 360;
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}

/** References to content streams: Contents is a stream, or an array of streams that may itself be an object. */
function readContents(objects: PdfObjects, value: PdfValue | undefined): PdfRef[] {
  const found = objects.resolve(value);
  const parts = Array.isArray(found) ? (found as PdfArray) : [value ?? null];
  return parts.filter((part): part is PdfRef => part instanceof PdfRef && streamOf(objects, part) !== undefined);
}

/**
 * Reads a page's dictionary with what it inherits.
 * @throws ShoruiError `pdf.page-too-large`
 */
export function readPage(
  objects: PdfObjects,
  index: number,
  ref: PdfRef,
  dict: PdfDict,
  above: ReadonlyMap<string, PdfValue>,
  budget: PdfBudget,
): PdfPage {
  const own = (key: string): PdfValue | undefined => dict.get(key) ?? above.get(key);
  const mediaBox = readBox(objects, own('MediaBox')) ?? letter;
  const crop = readBox(objects, own('CropBox'));
  const cropBox = (crop && intersect(crop, mediaBox)) ?? mediaBox;
  const rotate = readRotation(objects, own('Rotate'));
  const unit = numberOf(objects, dict.get('UserUnit')) ?? 1;
  const userUnit = unit > 0 && unit <= 1000 ? unit : 1;
  const across = (cropBox.right - cropBox.left) * userUnit;
  const up = (cropBox.top - cropBox.bottom) * userUnit;
  if (!(Math.max(across, up) <= budget.limits.pdfPageSide)) {
    budget.refuse('pdf.page-too-large', { page: index + 1, limit: budget.limits.pdfPageSide });
  }
  const lies = rotate === 90 || rotate === 270;
  return {
    index,
    ref,
    dict,
    resources: dictOf(objects, own('Resources')) ?? PdfDict.empty,
    inherited: new Map(Array.from(above).filter(([key]) => !dict.has(key))),
    mediaBox,
    cropBox,
    rotate,
    userUnit,
    width: lies ? up : across,
    height: lies ? across : up,
    seenToUser: seenMatrix(cropBox, rotate, userUnit),
    uprightToUser: uprightMatrix(cropBox, rotate, userUnit),
    contents: readContents(objects, dict.get('Contents')),
  };
}
