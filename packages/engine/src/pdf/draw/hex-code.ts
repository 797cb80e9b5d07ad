const hexDigits = '0123456789abcdef';

/** By code: documents give theirs from 1 on, so these are few. */
const hexCodes: string[] = [];

/** A two-byte code as four hexadecimal digits. */
export function hex4(code: number): string {
  return (hexCodes[code] ??= makeHex(code));
}

function makeHex(code: number): string {
  return (
    (hexDigits[(code >> 12) & 15] ?? '') +
    (hexDigits[(code >> 8) & 15] ?? '') +
    (hexDigits[(code >> 4) & 15] ?? '') +
    (hexDigits[code & 15] ?? '')
  );
}
