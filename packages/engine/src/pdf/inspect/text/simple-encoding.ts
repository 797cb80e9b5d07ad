import { arrayOf, dictOf, nameOf, PdfName, type PdfDict, type PdfObjects } from '../../read/index.ts';

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
export function simpleEncoding(objects: PdfObjects, font: PdfDict): (code: number) => string {
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
