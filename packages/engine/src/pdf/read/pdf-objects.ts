import { type PdfArray, PdfDict, PdfStream, type PdfValue, PdfName } from './objects/pdf-value.ts';
import { PdfString } from './objects/pdf-string.ts';

/** Whatever objects can be looked up in: a file, or a file with an update that is being made. */
export interface PdfObjects {
  /**
   * The object behind a reference, or the value itself. What is missing, free or refers to itself is null, as the standard
   * states (7.3.10).
   * @throws ShoruiError `pdf.*` when a limit is passed
   */
  resolve(value: PdfValue | undefined): PdfValue;
}

// Each gives the object behind a value if it is of that kind, else undefined.

/** The dictionary, also that of a stream. */
export function dictOf(objects: PdfObjects, value: PdfValue | undefined): PdfDict | undefined {
  const found = objects.resolve(value);
  if (found instanceof PdfDict) return found;
  return found instanceof PdfStream ? found.dict : undefined;
}

export function streamOf(objects: PdfObjects, value: PdfValue | undefined): PdfStream | undefined {
  const found = objects.resolve(value);
  return found instanceof PdfStream ? found : undefined;
}

export function arrayOf(objects: PdfObjects, value: PdfValue | undefined): PdfArray | undefined {
  const found = objects.resolve(value);
  return Array.isArray(found) ? (found as PdfArray) : undefined;
}

export function numberOf(objects: PdfObjects, value: PdfValue | undefined): number | undefined {
  const found = objects.resolve(value);
  return typeof found === 'number' ? found : undefined;
}

export function booleanOf(objects: PdfObjects, value: PdfValue | undefined): boolean | undefined {
  const found = objects.resolve(value);
  return typeof found === 'boolean' ? found : undefined;
}

/** The text of a name, without the slash. */
export function nameOf(objects: PdfObjects, value: PdfValue | undefined): string | undefined {
  const found = objects.resolve(value);
  return found instanceof PdfName ? found.text : undefined;
}

export function stringOf(objects: PdfObjects, value: PdfValue | undefined): PdfString | undefined {
  const found = objects.resolve(value);
  return found instanceof PdfString ? found : undefined;
}
