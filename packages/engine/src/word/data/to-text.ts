import { defaultLimits } from '../../platform/limits.ts';
import { DisplayValue, RunContent, type TemplateValue } from '../../values/index.ts';
import { HelperError } from './helper-error.ts';

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

/** Lists in lists whose texts are still joined; a list that holds itself has no end. */
const deepestList = 20;

/** Texts with a separator between them. @throws HelperError `word.text-too-long` */
export function joinTexts(texts: readonly string[], separator: string, limit: number): string {
  let length = separator.length * texts.length;
  for (const text of texts) length += text.length;
  if (length - separator.length > limit) throw new HelperError('word.text-too-long', { limit });
  return texts.join(separator);
}

/** Refuses a list that claims to be endless without holding an item. @throws HelperError `word.text-too-long` */
export function checkLength(list: readonly TemplateValue[], limit = defaultLimits.textCharacters): void {
  if (list.length > limit) throw new HelperError('word.text-too-long', { limit });
}

/** The texts of a list's items. @throws HelperError as `toText` */
export function toTexts(list: readonly TemplateValue[], limit: number, depth = 0): string[] {
  checkLength(list, limit);
  return Array.from(list, (each) => toText(each, limit, depth));
}

/** What represents a link or a formatted text where only text fits. A picture has nothing that does. */
function contentText({ text }: RunContent): string {
  if (text === null) throw new HelperError('word.content-place');
  return text;
}

/** Data comes from outside: it may hold what no file can, whatever its type specifies. */
function refuseText(value: unknown): never {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (kind === 'Date') throw new HelperError('word.value-date');
  if (ArrayBuffer.isView(value)) throw new HelperError('word.value-not-text', { what: 'bytes' });
  const names = typeof value === 'object' && value !== null ? Object.keys(value).slice(0, 5).join(', ') : '';
  throw new HelperError('word.value-not-text', { what: (names || kind).slice(0, 100) });
}

/**
 * What a value prints. Nothing prints nothing; a list of texts prints joined. `limit` is the most characters of a list.
 * @throws HelperError `word.value-not-text` for what has no text of its own, `word.value-date`, `word.value-too-deep`,
 * `word.text-too-long`
 */
export function toText(value: TemplateValue, limit = defaultLimits.textCharacters, depth = 0): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof DisplayValue) return value.text;
  if (Array.isArray(value)) {
    if (depth >= deepestList) throw new HelperError('word.value-too-deep');
    return joinTexts(toTexts(value as readonly TemplateValue[], limit, depth + 1), listSeparator, limit);
  }
  if (value instanceof RunContent) return contentText(value);
  if (typeof value === 'bigint') return String(value);
  return refuseText(value);
}

/** What a value is computed with and formatted from: the stored form of a choice or a date, else its text. */
export function toPlain(value: TemplateValue): string {
  return value instanceof DisplayValue ? toText(value.value) : toText(value);
}
