/** Characters of PDFDocEncoding that differ from Latin-1 (ISO 32000-1, D.2): those of 0x18-0x1f and 0x80-0xa0. */
const low = '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc';
const high =
  '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018' +
  '\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e\ufffd\u20ac';

/** Reads bytes in PDFDocEncoding; undefined codes are U+FFFD. */
function decodePdfDoc(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    if (byte >= 0x18 && byte < 0x20) text += low.charAt(byte - 0x18);
    else if (byte >= 0x80 && byte <= 0xa0) text += high.charAt(byte - 0x80);
    else if (byte === 0x7f || byte === 0xad) text += '\ufffd';
    else text += String.fromCharCode(byte);
  }
  return text;
}

const escape = '\u001b';

/** Language marks in UTF-16 text (7.9.2.2): an escape, a code such as `jaJP`, an escape. */
const languageMark = new RegExp(`${escape}[A-Za-z]{2,5}${escape}`, 'g');

function decodeUtf16(bytes: Uint8Array, littleEndian: boolean): string {
  const units: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    const first = bytes[at] as number;
    const second = bytes[at + 1] as number;
    units.push(String.fromCharCode(littleEndian ? (second << 8) | first : (first << 8) | second));
  }
  return units.join('').replace(languageMark, '');
}

/** Reads a text string: UTF-16 of either order or UTF-8 by its byte order mark, else PDFDocEncoding. */
function decodeTextString(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, false);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, true);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return new TextDecoder('utf-8').decode(bytes).replace(languageMark, '');
  }
  return decodePdfDoc(bytes);
}

/** Writes a text string: ASCII where every character is, else UTF-16 with its mark, the high byte first. */
function encodeTextString(text: string): Uint8Array {
  if (/^[\t\n\r\u0020-\u007e]*$/.test(text)) return new TextEncoder().encode(text);
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes[0] = 0xfe;
  bytes[1] = 0xff;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    bytes[2 + index * 2] = unit >> 8;
    bytes[3 + index * 2] = unit & 0xff;
  }
  return bytes;
}

/** A string: bytes, whatever they mean. Never encrypted: those of an encrypted file are decrypted when they are read. */
export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** A text string (7.9.2.2): ASCII where that is enough, else UTF-16 with its mark. */
  static fromText(text: string): PdfString {
    return new PdfString(encodeTextString(text));
  }

  /** The bytes read as a text string: UTF-16 or UTF-8 by its mark, else PDFDocEncoding. */
  get text(): string {
    return decodeTextString(this.bytes);
  }
}
