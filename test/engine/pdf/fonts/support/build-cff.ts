import { join, latin1 } from '../../support/build-pdf.ts';
import { buildSfnt, commonTables, u16 } from './build-sfnt.ts';

const operators = {
  hstem: 1,
  rlineto: 5,
  callsubr: 10,
  return: 11,
  endchar: 14,
  hintmask: 19,
  rmoveto: 21,
  callgsubr: 29,
};
type CharStringPart = number | keyof typeof operators | { readonly byte: number };

/** A Type 2 charstring of numbers, operators by name, and bytes of masks as they are. */
export const cs = (...parts: readonly CharStringPart[]): Uint8Array =>
  join(
    ...parts.map((part) => {
      if (typeof part === 'number') return join(Uint8Array.of(28), u16(part));
      return Uint8Array.of(typeof part === 'string' ? operators[part] : part.byte);
    }),
  );

function index(entries: readonly Uint8Array[]): Uint8Array {
  if (entries.length === 0) return u16(0);
  const offsets = [1];
  for (const entry of entries) offsets.push((offsets.at(-1) ?? 1) + entry.length);
  return join(u16(entries.length), Uint8Array.of(2), u16(...offsets), ...entries);
}

const number = (value: number): Uint8Array => join(Uint8Array.of(29), u16(value >> 16, value));
const entry = (operator: readonly number[], ...operands: readonly number[]): Uint8Array =>
  join(...operands.map(number), Uint8Array.from(operator));

export interface CffParts {
  readonly charStrings: readonly Uint8Array[];
  readonly globalSubrs?: readonly Uint8Array[];
  readonly localSubrs?: readonly Uint8Array[];
  /** Glyphs of the second of two font dictionaries: the font is then CID-keyed. */
  readonly second?: readonly number[];
}

/** A CFF table, name-keyed or CID-keyed. */
export function buildCffTable({ charStrings, globalSubrs = [], localSubrs = [], second }: CffParts): Uint8Array {
  const start = join(Uint8Array.of(1, 0, 4, 2), index([latin1('Test')]));
  const middle = join(index([]), index(globalSubrs));
  const strings = index(charStrings);
  const privateDict = localSubrs.length > 0 ? entry([19], 6) : new Uint8Array(0);
  const locals = localSubrs.length > 0 ? index(localSubrs) : new Uint8Array(0);
  const top = (stringsAt: number, privateAt: number): Uint8Array =>
    index([
      second
        ? join(
            entry([12, 30], 391, 392, 0),
            entry([17], stringsAt),
            entry([12, 36], privateAt + privateDict.length + locals.length),
            entry([12, 37], stringsAt + strings.length),
          )
        : join(entry([17], stringsAt), entry([18], privateDict.length, privateAt)),
    ]);
  const select = second
    ? join(
        Uint8Array.of(0),
        Uint8Array.from(charStrings, (_, glyph) => (second.includes(glyph) ? 1 : 0)),
      )
    : new Uint8Array(0);
  const stringsAt = start.length + top(0, 0).length + middle.length;
  const privateAt = stringsAt + strings.length + select.length;
  const font = entry([18], privateDict.length, privateAt);
  const fonts = second ? index([font, font]) : new Uint8Array(0);
  return join(start, top(stringsAt, privateAt), middle, strings, select, privateDict, locals, fonts);
}

/** An OpenType font with CFF outlines. */
export function buildOpenType(parts: CffParts, characters: Readonly<Record<string, number>>): Uint8Array {
  const tables = commonTables(parts.charStrings.length, characters);
  return buildSfnt({ ...tables, 'CFF ': buildCffTable(parts) }, 'OTTO');
}
