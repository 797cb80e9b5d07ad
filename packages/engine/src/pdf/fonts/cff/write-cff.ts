import { zlibStream } from '../../../platform/zlib.ts';
import type { FontProgram, PackOptions } from '../embed/embedded-font.ts';
import { cffOperator, writeEntry, type CffDict } from './cff-dict.ts';
import { writeIndex, type CffIndex } from './cff-index.ts';
import type { CffFontDict, CffOutlines } from './cff-outlines.ts';
import { addUsedSubrs, type UsedSubrs } from './used-subrs.ts';

/** Version 1.0, header of four bytes, offsets of four bytes. */
const header = new Uint8Array([1, 0, 4, 4]);
/** Number of the first string of one's own; the standard has 391. */
const firstString = 391;
/** `return`: a subroutine that is never called. */
const unusedSubr = new Uint8Array([11]);

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Subroutines keep their numbers: those not used become empty, and trailing ones must stay for the bias. */
function keptSubrs(subrs: CffIndex, used: ReadonlySet<number>, all: boolean): Uint8Array {
  if (used.size === 0 && !all) return writeIndex([]);
  const entries = Array.from({ length: subrs.count }, (_, index) =>
    all || used.has(index) ? subrs.get(index) : unusedSubr,
  );
  return writeIndex(entries);
}

function copied(dict: CffDict, ...operators: readonly number[]): Uint8Array[] {
  return operators.flatMap((operator) => dict.get(operator)?.bytes ?? []);
}

/** A private dictionary followed by its subroutines. */
function writePrivate(font: CffFontDict, subrs: Uint8Array | undefined): { bytes: Uint8Array; size: number } {
  const entries = [...font.private]
    .filter(([operator]) => operator !== cffOperator.subrs)
    .map(([, entry]) => entry.bytes);
  const own = joined(entries);
  if (!subrs) return { bytes: own, size: own.length };
  // The offset counts from the dictionary's start; this entry is six bytes long.
  const size = own.length + 6;
  return { bytes: joined([own, writeEntry(cffOperator.subrs, [size]), subrs]), size };
}

/** Which font dictionary each glyph belongs to: FDSelect, format 0. */
function writeSelect(numbers: readonly number[]): Uint8Array {
  return Uint8Array.from([0, ...numbers]);
}

/** Glyph n has CID n: charset, format 2. */
function writeCharset(count: number): Uint8Array {
  const left = count - 2;
  return count < 2 ? new Uint8Array([0]) : new Uint8Array([2, 0, 1, left >> 8, left & 0xff]);
}

class CffWriter {
  readonly #outlines: CffOutlines;
  readonly #glyphs: readonly number[];
  readonly #name: string;

  constructor(outlines: CffOutlines, glyphs: readonly number[], name: string) {
    this.#outlines = outlines;
    this.#glyphs = glyphs;
    this.#name = name;
  }

  write(): Uint8Array {
    const { top, globalSubrs } = this.#outlines;
    const charStrings = this.#glyphs.map((glyph) => this.#outlines.charString(glyph));
    const fonts = this.#glyphs.map((glyph) => this.#outlines.fontDictOf(glyph));
    const kept = [...new Set(fonts)];
    const global: UsedSubrs = { global: new Set(), local: new Set(), all: false };
    const privates = kept.map((font) => this.#private(font, fonts, charStrings, global));
    const before = joined([header, writeIndex([ascii(this.#name)])]);
    const afterTop = joined([
      writeIndex([ascii('Adobe'), ascii('Identity')]),
      keptSubrs(globalSubrs, global.global, global.all),
    ]);
    const charset = writeCharset(this.#glyphs.length);
    const select = writeSelect(fonts.map((font) => kept.indexOf(font)));
    const strings = writeIndex(charStrings);

    const topOf = (offsets: readonly [charset: number, select: number, strings: number, fonts: number]): Uint8Array =>
      writeIndex([
        joined([
          writeEntry(cffOperator.registry, [firstString, firstString + 1, 0]),
          ...copied(top, cffOperator.fontMatrix, cffOperator.fontBox),
          writeEntry(cffOperator.cidCount, [this.#glyphs.length]),
          writeEntry(cffOperator.charset, [offsets[0]]),
          writeEntry(cffOperator.fdSelect, [offsets[1]]),
          writeEntry(cffOperator.charStrings, [offsets[2]]),
          writeEntry(cffOperator.fdArray, [offsets[3]]),
        ]),
      ]);
    const charsetAt = before.length + topOf([0, 0, 0, 0]).length + afterTop.length;
    const selectAt = charsetAt + charset.length;
    const stringsAt = selectAt + select.length;
    const fontsAt = stringsAt + strings.length;
    const fontDicts = this.#fontDicts(kept, privates, fontsAt);
    const topDict = topOf([charsetAt, selectAt, stringsAt, fontsAt]);
    return joined([
      before,
      topDict,
      afterTop,
      charset,
      select,
      strings,
      fontDicts,
      ...privates.map(({ bytes }) => bytes),
    ]);
  }

  #private(
    font: number,
    fonts: readonly number[],
    charStrings: readonly Uint8Array[],
    total: UsedSubrs,
  ): { bytes: Uint8Array; size: number } {
    const dict = this.#outlines.fontDicts[font];
    if (!dict) throw new RangeError('no such font dictionary');
    const used: UsedSubrs = { global: total.global, local: new Set(), all: false };
    for (const [index, code] of charStrings.entries()) {
      if (fonts[index] === font) addUsedSubrs(code, this.#outlines.globalSubrs, dict.subrs, used);
    }
    total.all ||= used.all;
    return writePrivate(dict, dict.subrs && keptSubrs(dict.subrs, used.local, used.all));
  }

  /** The dictionaries, with their private ones right behind. */
  #fontDicts(
    kept: readonly number[],
    privates: readonly { bytes: Uint8Array; size: number }[],
    at: number,
  ): Uint8Array {
    const isKeyed = this.#outlines.top.has(cffOperator.fdArray);
    const write = (start: number): Uint8Array => {
      let offset = start;
      const dicts = kept.map((font, index) => {
        const { bytes = new Uint8Array(0), size = 0 } = privates[index] ?? {};
        const entry = writeEntry(cffOperator.private, [size, offset]);
        offset += bytes.length;
        const own = this.#outlines.fontDicts[font]?.dict;
        // A font without font dictionaries has its matrix in the top one, where it stays.
        return joined([...(isKeyed && own ? copied(own, cffOperator.fontMatrix) : []), entry]);
      });
      return writeIndex(dicts);
    };
    return write(at + write(0).length);
  }
}

/**
 * A CID-keyed CFF program with the given glyphs only, in their order, CID for glyph; a glyph may occur twice.
 * @throws {ShoruiError} `pdf.font-broken`
 */
export function writeCff(
  outlines: CffOutlines,
  glyphs: readonly number[],
  name: string,
  { codec }: PackOptions,
): FontProgram {
  const bytes = outlines.tables.read('CFF ', () => new CffWriter(outlines, glyphs, name).write());
  return { length: bytes.length, packed: zlibStream(bytes, codec), program: () => bytes };
}
