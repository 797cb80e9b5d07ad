import { type EnvironmentOptions } from '../../../platform/environment.ts';
import type { Place, Problem } from '../../../problems/index.ts';
import { portableCodec } from '../../../platform/portable-codec.ts';
import { openPdf } from '../../read/index.ts';
import { startUpdate } from '../../write/index.ts';
import { fillAcroForm, type FillAcroFormOptions } from './fill-acro-form.ts';
import type { FormValues } from './form-values.ts';

/** How a PDF form is opened and filled. */
export interface FillPdfFormOptions extends Omit<FillAcroFormOptions, 'codec'>, EnvironmentOptions {
  readonly place?: Place;
}

/** A filled form. With a problem of severity `error` the bytes are those of the form as it was. */
export interface FilledPdfForm {
  readonly bytes: Uint8Array;
  readonly problems: readonly Problem[];
}

/**
 * Fills the form fields of a PDF: `fillAcroForm` from bytes to bytes.
 * @throws ShoruiError `pdf.*` for a file that cannot be opened or may not be filled in
 */
export function fillPdfForm(bytes: Uint8Array, values: FormValues, options: FillPdfFormOptions): FilledPdfForm {
  const { codec = portableCodec, place, limits, now, ...rest } = options;
  const file = openPdf(bytes, { file: place?.file, limits, now });
  const update = startUpdate(file, { codec });
  const problems = fillAcroForm(update, values, { ...rest, codec });
  const isBad = problems.some(({ severity }) => severity === 'error');
  return { bytes: isBad ? bytes : update.build(), problems: [...file.warnings, ...problems] };
}
