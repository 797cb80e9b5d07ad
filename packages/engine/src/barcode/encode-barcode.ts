import type { Place, Problem } from '../problems/index.ts';
import type { Barcode } from './barcode.ts';
import { BarcodeFault } from './barcode-fault.ts';
import type { BarcodeKind, BarcodeOptions } from './barcode-kind.ts';
import { encodeBars, encodeQr } from './encode-symbol.ts';
import { japanPost } from './japan-post.ts';
import { readCode128, readJan, readNw7 } from './symbol-value.ts';

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
