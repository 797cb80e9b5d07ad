import { arrayOf, dictOf, nameOf, streamOf, type PdfDict, type PdfFile } from '../../read/index.ts';
import { cidWidths, simpleWidths } from './font-widths.ts';
import { simpleEncoding } from './simple-encoding.ts';
import type { ShownCharacter, TextDecoder as FontDecoder } from './text-decoder.ts';
import { readToUnicode, type ToUnicode } from './to-unicode.ts';

/** Encodings of Japanese CMaps by their names (9.7.5.2), as far as browsers know them. */
function encodingOf(cmap: string): string | undefined {
  if (/UTF16|UCS2/.test(cmap)) return 'utf-16be';
  if (/RKSJ/.test(cmap)) return 'shift_jis';
  if (cmap.startsWith('EUC')) return 'euc-jp';
  return undefined;
}

/** How many bytes the code at this place has. */
function lengthAt(bytes: Uint8Array, at: number, encoding: string | undefined, fixed: number): number {
  const byte = bytes[at] ?? 0;
  if (encoding === 'shift_jis') return (byte >= 0x81 && byte <= 0x9f) || byte >= 0xe0 ? 2 : 1;
  if (encoding === 'euc-jp') return byte >= 0x8e ? 2 : 1;
  if (encoding === 'utf-16be') return byte >= 0xd8 && byte <= 0xdb ? 4 : 2;
  return fixed;
}

function compositeDecoder(file: PdfFile, font: PdfDict, unicode: ToUnicode | undefined): FontDecoder {
  const descendant = dictOf(file, arrayOf(file, font.get('DescendantFonts'))?.[0]);
  const cmap = nameOf(file, font.get('Encoding')) ?? '';
  const encoding = encodingOf(cmap);
  const latin = encoding === undefined ? undefined : new TextDecoder(encoding);
  const widths = cidWidths(file, descendant);
  const fixed = cmap.startsWith('Identity') ? 2 : (unicode?.codeLength ?? 2);
  return {
    vertical: cmap.endsWith('-V') || cmap === 'V',
    *decode(bytes): Iterable<ShownCharacter> {
      for (let at = 0; at < bytes.length;) {
        const part = bytes.subarray(at, at + lengthAt(bytes, at, encoding, fixed));
        at += Math.max(1, part.length);
        const code = part.reduce((sum, byte) => sum * 256 + byte, 0);
        const text = unicode?.textOf(code) ?? latin?.decode(part) ?? '\ufffd';
        // The character identifiers behind other CMaps are not known here: one byte is half as wide as two.
        const width = encoding === undefined ? widths(code) : part.length === 1 ? 0.5 : 1;
        yield { text, width, isSpace: part.length === 1 && code === 32 };
      }
    },
  };
}

function simpleDecoder(file: PdfFile, font: PdfDict, unicode: ToUnicode | undefined): FontDecoder {
  const widths = simpleWidths(file, font);
  const encoding = simpleEncoding(file, font);
  return {
    vertical: false,
    *decode(bytes): Iterable<ShownCharacter> {
      for (const code of bytes) {
        yield { text: unicode?.textOf(code) ?? encoding(code), width: widths(code), isSpace: code === 32 };
      }
    },
  };
}

/** How strings in a font are read. Never fails on a broken font: characters that cannot be known are U+FFFD. */
export function readDecoder(file: PdfFile, font: PdfDict): FontDecoder {
  const stream = streamOf(file, font.get('ToUnicode'));
  const unicode = stream && readToUnicode(file.decode(stream).bytes);
  const isComposite = nameOf(file, font.get('Subtype')) === 'Type0';
  return isComposite ? compositeDecoder(file, font, unicode) : simpleDecoder(file, font, unicode);
}
