import {
  PdfName,
  arrayOf,
  dictOf,
  nameOf,
  numberOf,
  streamOf,
  type PdfDict,
  type PdfFile,
  type PdfObjects,
} from '../../read/index.ts';
import { readToUnicode, type ToUnicode } from './to-unicode.ts';

/** A character of a string that a content stream shows. */
export interface ShownCharacter {
  /** Its text; empty when the font does not define it. */
  readonly text: string;
  /** Advance in type sizes. */
  readonly width: number;
  /** The one-byte code 32, which word spacing applies to. */
  readonly isSpace: boolean;
}

/** Reads the strings that are shown in one font. */
export interface FontDecoder {
  readonly vertical: boolean;
  decode(bytes: Uint8Array): Iterable<ShownCharacter>;
}

/** Glyph names that are not what they say letter by letter, of the characters that forms use. */
const named = new Map(
  (
    'space= exclam=! quotedbl=" numbersign=# dollar=$ percent=% ampersand=& quotesingle=\' parenleft=( parenright=) ' +
    'asterisk=* plus=+ comma=, hyphen=- period=. slash=/ zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 ' +
    'nine=9 colon=: semicolon=; less=< equal== greater=> question=? at=@ bracketleft=[ backslash=\\ bracketright=] ' +
    'asciicircum=^ underscore=_ grave=` braceleft={ bar=| braceright=} asciitilde=~ quoteleft=‘ quoteright=’ ' +
    'quotedblleft=“ quotedblright=” endash=– emdash=— bullet=• ellipsis=… yen=¥ section=§ degree=° periodcentered=·'
  )
    .split(' ')
    .map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1) === '' ? ' ' : entry.slice(at + 1)] as const;
    }),
);

/** The character of a glyph's name; undefined for one that specifies nothing. */
function characterOf(name: string): string | undefined {
  const known = named.get(name);
  if (known !== undefined) return known;
  if (/^[A-Za-z]$/.test(name)) return name;
  const code = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(name);
  const point = parseInt(code?.[1] ?? code?.[2] ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** Characters of one-byte codes: Windows' Latin, with the differences the font names. */
function simpleEncoding(objects: PdfObjects, font: PdfDict): (code: number) => string {
  const encoding = objects.resolve(font.get('Encoding'));
  const mac = nameOf(objects, encoding) === 'MacRomanEncoding';
  const latin = new TextDecoder(mac ? 'macintosh' : 'windows-1252');
  const differences = new Map<number, string>();
  let code = 0;
  for (const item of arrayOf(objects, dictOf(objects, encoding)?.get('Differences'))?.slice(0, 2_000) ?? []) {
    if (typeof item === 'number') code = item;
    else if (item instanceof PdfName) differences.set(code++, characterOf(item.text) ?? '');
  }
  return (each) => differences.get(each) ?? latin.decode(Uint8Array.of(each));
}

const mostWidths = 70_000;

/** Widths of a CIDFont (9.7.4.3) by character identifier, in type sizes. */
function cidWidths(objects: PdfObjects, descendant: PdfDict | undefined): (cid: number) => number {
  const usual = (numberOf(objects, descendant?.get('DW')) ?? 1000) / 1000;
  const widths = new Map<number, number>();
  const list = arrayOf(objects, descendant?.get('W')) ?? [];
  for (let at = 0; at + 1 < list.length && widths.size < mostWidths;) {
    const first = numberOf(objects, list[at]) ?? 0;
    const each = arrayOf(objects, list[at + 1]);
    if (each) {
      each
        .slice(0, mostWidths)
        .forEach((item, index) => widths.set(first + index, (numberOf(objects, item) ?? 0) / 1000));
      at += 2;
      continue;
    }
    const last = numberOf(objects, list[at + 1]) ?? first;
    const width = (numberOf(objects, list[at + 2]) ?? 0) / 1000;
    for (let cid = first; cid <= last && cid - first < mostWidths && widths.size < mostWidths; cid++)
      widths.set(cid, width);
    at += 3;
  }
  return (cid) => widths.get(cid) ?? usual;
}

/** Widths of a font of one-byte codes, in type sizes. One of the 14 that bring none is taken to be of middling width. */
function simpleWidths(objects: PdfObjects, font: PdfDict): (code: number) => number {
  const first = numberOf(objects, font.get('FirstChar')) ?? 0;
  const list = arrayOf(objects, font.get('Widths'));
  const descriptor = dictOf(objects, font.get('FontDescriptor'));
  const isFixed = /courier|mono/i.test(nameOf(objects, font.get('BaseFont')) ?? '');
  const missing = numberOf(objects, descriptor?.get('MissingWidth')) ?? (list ? 0 : isFixed ? 600 : 520);
  // Type 3 fonts have a space of their own.
  const unit = numberOf(objects, arrayOf(objects, font.get('FontMatrix'))?.[0]) ?? 0.001;
  return (code) => (numberOf(objects, list?.[code - first]) ?? missing) * unit;
}

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
