import { barcodeKinds, barcodePicture, encodeBarcode, nw7Checks, qrLevels } from '../../../barcode/index.ts';
import type { TemplateValue } from '../../../values/index.ts';
import { HelperError } from '../../data/helper-error.ts';
import { defineHelper, type Helper, type HelperOptions } from '../helper.ts';
import { toPlain } from '../../data/to-text.ts';

/** One of the values that an option accepts; undefined when it is not given. */
function choice<Value extends string>(value: TemplateValue, known: readonly Value[]): Value | undefined {
  const text = toPlain(value).trim();
  if (text === '') return undefined;
  const found = known.find((each) => each === text);
  if (!found) throw new HelperError('word.helper-choice', { value: text.slice(0, 40), known: known.join(', ') });
  return found;
}

/** The picture of a barcode as `image` takes it; null for nothing. */
function barcode(value: TemplateValue, kind: TemplateValue, options: HelperOptions): TemplateValue {
  const text = toPlain(value);
  if (text === '') return null;
  const level = choice(options['level'], qrLevels);
  const check = choice(options['check'], nw7Checks);
  const known = choice(kind, barcodeKinds) ?? 'qr';
  const code = encodeBarcode(known, text, { ...(level && { level }), ...(check && { check }) });
  if ('severity' in code) throw new HelperError(code.id, code.params);
  const { svg, png } = barcodePicture(code);
  return { data: svg, fallback: png, alt: code.text };
}

/** Values as barcodes: `{{image (barcode 商品コード "jan") width=40}}`. */
export const barcodeHelpers: readonly Helper[] = [
  defineHelper('barcode', [1, 2], ([value, kind], options) => barcode(value, kind, options), {
    options: ['level', 'check'],
  }),
];
