import { toHalfWidth } from '../japanese/index.ts';
import type { Place, Problem } from '../problems/index.ts';
import { BarcodeFault, type Barcode, type BarcodeKind, type BarcodeOptions, type Nw7Check } from './barcode.ts';
import { encodeBars, encodeQr } from './encode-symbol.ts';
import { japanPost } from './japan-post.ts';

const shown = (text: string): string => Array.from(text).slice(0, 40).join('');

/** The last digit of a JAN code (GS1 modulus 10), from the digits before it. */
function janCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** A JAN code of 13 or 8 digits whose check digit is right; one of 12 or 7 gets its check digit. */
function readJan(text: string): string {
  const digits = toHalfWidth(text).replace(/[\s-]/g, '');
  if (!/^(?:\d{7,8}|\d{12,13})$/.test(digits)) throw new BarcodeFault('barcode.not-a-jan', { text: shown(text) });
  const isWhole = digits.length === 13 || digits.length === 8;
  const body = isWhole ? digits.slice(0, -1) : digits;
  const check = janCheckDigit(body);
  if (isWhole && !digits.endsWith(check)) {
    throw new BarcodeFault('barcode.jan-check-digit', { text: shown(text), found: digits.slice(-1), check });
  }
  return body + check;
}

/** Values of NW-7 characters for modulus 16 (the order of the specification). */
const nw7Characters = '0123456789-$:/.+ABCD';

function nw7CheckCharacter(start: string, body: string, stop: string, check: Nw7Check): string {
  if (check === 'none') return '';
  if (check === '7dr') {
    const digits = body.replace(/\D/g, '');
    if (digits === '') throw new BarcodeFault('barcode.not-nw7', { text: shown(body) });
    return String(BigInt(digits) % 7n);
  }
  const sum = Array.from(start + body + stop).reduce((total, each) => total + nw7Characters.indexOf(each), 0);
  return nw7Characters[(16 - (sum % 16)) % 16] ?? '';
}

/** An NW-7 code with its start and stop characters (A unless given), and with the requested check character. */
function readNw7(text: string, check: Nw7Check): string {
  const plain = toHalfWidth(text).toUpperCase().trim();
  const match = /^([A-D]?)([0-9\-$:/.+]+)([A-D]?)$/.exec(plain);
  const [, start = '', body = '', stop = ''] = match ?? [];
  if (!match || (start === '') !== (stop === '')) throw new BarcodeFault('barcode.not-nw7', { text: shown(text) });
  const [first, last] = [start || 'A', stop || 'A'];
  return first + body + nw7CheckCharacter(first, body, last, check) + last;
}

/** Longest text of a Code 128: longer ones are wider than paper. */
const mostCode128 = 80;

/** A text that Code 128 holds: ASCII. */
function readCode128(text: string): string {
  const found = Array.from(text).find((character) => (character.codePointAt(0) ?? 0) > 0x7f);
  if (found !== undefined) throw new BarcodeFault('barcode.not-ascii', { text: shown(text), found });
  if (text.length > mostCode128) throw new BarcodeFault('barcode.too-long', { text: shown(text), limit: mostCode128 });
  return text;
}

function encode(kind: BarcodeKind, text: string, { level = 'M', check = 'none' }: BarcodeOptions): Barcode {
  switch (kind) {
    case 'qr':
      return encodeQr(text, level);
    case 'code128': {
      const value = readCode128(text);
      return encodeBars('code128', value, { quiet: [10, 10], least: 0.19, text: value });
    }
    case 'jan': {
      const digits = readJan(text);
      const isLong = digits.length === 13;
      // Quiet zones and the smallest size (80 % of 0.33 mm) of JIS X 0507.
      return encodeBars(isLong ? 'ean13' : 'ean8', digits, {
        quiet: isLong ? [11, 7] : [7, 7],
        least: 0.264,
        text: digits,
      });
    }
    case 'nw7': {
      const value = readNw7(text, check);
      return encodeBars('rationalizedCodabar', value, { quiet: [10, 10], least: 0.19, text: value });
    }
    case 'japan_post':
      return japanPost(text);
  }
}

/** A value as a barcode, or what is wrong with the value: with a problem of severity error there is no barcode. */
export function encodeBarcode(
  kind: BarcodeKind,
  text: string,
  options: BarcodeOptions = {},
  place: Place = {},
): Barcode | Problem {
  try {
    return encode(kind, text, options);
  } catch (error) {
    if (error instanceof BarcodeFault) return error.problem(place);
    throw error;
  }
}
