/** Classes of bytes (ISO 32000-1, 7.2.2). */
export const regular = 0;
export const space = 1;
export const delimiter = 2;

/** The class of each byte. */
export const byteClass: Uint8Array = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) byteClass[byte] = space;
for (const sign of '()<>[]{}/%') byteClass[sign.charCodeAt(0)] = delimiter;

/** The value of a hexadecimal digit, or -1. */
export function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;
