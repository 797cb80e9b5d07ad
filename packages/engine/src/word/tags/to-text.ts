import { DisplayValue, type TemplateValue } from '../../values/index.ts';
import { HelperError } from './helper.ts';

/** A number in plain digits: no exponent, no rounding beyond what a double holds. */
function numberText(value: number): string {
  const text = String(value);
  if (!Number.isFinite(value)) throw new HelperError('word.value-not-text', { what: text });
  if (!/e/i.test(text)) return text;
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const sign = value < 0 ? '-' : '';
  const shift = Number(exponent);
  const digits = whole + fraction;
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - whole.length)}${digits}`;
  return sign + digits + '0'.repeat(shift - fraction.length);
}

/** How the items of a list are joined when the list itself is printed. */
export const listSeparator = '、';

/**
 * What a value prints. Nothing prints nothing; a list of texts prints joined.
 * @throws HelperError `word.value-not-text` for what has no text of its own
 */
export function toText(value: TemplateValue): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof DisplayValue) return value.text;
  if (Array.isArray(value)) return (value as readonly TemplateValue[]).map(toText).join(listSeparator);
  // Data comes from outside: it may hold functions or symbols, whatever its type says.
  const what = typeof value === 'object' ? Object.keys(value).slice(0, 5).join(', ') : typeof value;
  throw new HelperError('word.value-not-text', { what });
}

/** What a value is computed with and formatted from: the stored form of a choice or a date, else its text. */
export function toPlain(value: TemplateValue): string {
  return value instanceof DisplayValue ? toText(value.value) : toText(value);
}
