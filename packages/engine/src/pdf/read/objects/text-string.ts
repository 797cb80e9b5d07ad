import { decodePdfDoc } from './pdf-doc-encoding.ts';

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
export function decodeTextString(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, false);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, true);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return new TextDecoder('utf-8').decode(bytes).replace(languageMark, '');
  }
  return decodePdfDoc(bytes);
}

/** Writes a text string: ASCII where every character is, else UTF-16 with its mark, the high byte first. */
export function encodeTextString(text: string): Uint8Array {
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
