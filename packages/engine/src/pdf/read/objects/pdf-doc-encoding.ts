/** Characters of PDFDocEncoding that differ from Latin-1 (ISO 32000-1, D.2): those of 0x18-0x1f and 0x80-0xa0. */
const low = '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc';
const high =
  '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018' +
  '\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e\ufffd\u20ac';

/** Reads bytes in PDFDocEncoding; undefined codes are U+FFFD. */
export function decodePdfDoc(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    if (byte >= 0x18 && byte < 0x20) text += low.charAt(byte - 0x18);
    else if (byte >= 0x80 && byte <= 0xa0) text += high.charAt(byte - 0x80);
    else if (byte === 0x7f || byte === 0xad) text += '\ufffd';
    else text += String.fromCharCode(byte);
  }
  return text;
}
