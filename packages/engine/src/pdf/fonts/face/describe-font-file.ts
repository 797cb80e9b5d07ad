import { readNames } from '../sfnt/font-names.ts';
import { readPart } from '../sfnt/font-fault.ts';
import { fontOffsets, readDirectory, type ReadBytes, type SfntDirectory } from '../sfnt/sfnt-tables.ts';
import { kindOfName } from '../names/fold-font-name.ts';
import { likenessOf, type FontLikeness } from '../names/font-table.ts';

/** Bytes of a table that are read to describe a font: name tables in many languages have some 50 kB. */
const maxTableBytes = 1024 * 1024;

/** The description of one font in a font file, without its glyphs. */
export interface FontDescription {
  readonly index: number;
  /** Families and full names in all languages; the family comes first. */
  readonly names: readonly string[];
  readonly weight: number;
  readonly italic: boolean;
  readonly likeness: FontLikeness;
  /** Whether it has many weights or widths in one (OpenType, `fvar`). */
  readonly isVariable: boolean;
}

function readTable(read: ReadBytes, directory: SfntDirectory, tag: string): DataView | undefined {
  const range = directory.tables.get(tag);
  if (!range) return undefined;
  const bytes = read(range.offset, Math.min(range.length, maxTableBytes));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** OS/2: weight class, bit 0 (italic) of fsSelection, and PANOSE, whose second number distinguishes serifs. */
function readStyle(view: DataView | undefined): { weight: number; italic: boolean; isSerif: boolean | undefined } {
  if (!view || view.byteLength < 64) return { weight: 400, italic: false, isSerif: undefined };
  const style = view.getUint8(32) === 2 ? view.getUint8(33) : 0;
  const isSerif = style < 2 ? undefined : style <= 10;
  return { weight: view.getUint16(4) || 400, italic: (view.getUint16(62) & 1) === 1, isSerif };
}

function describe(read: ReadBytes, offset: number, index: number, file: string): FontDescription {
  const directory = readDirectory(read, offset, file);
  const { family, all } = readNames(readTable(read, directory, 'name'), file);
  const { weight, italic, isSerif } = readStyle(readTable(read, directory, 'OS/2'));
  const named = all.find((name) => kindOfName(name) !== undefined) ?? family;
  const likeness = likenessOf(named);
  const kind = kindOfName(named) ?? (isSerif === false ? 'gothic' : 'mincho');
  return {
    index,
    names: [...new Set([family, ...all])],
    weight,
    italic,
    likeness: { ...likeness, kind },
    isVariable: directory.tables.has('fvar'),
  };
}

/**
 * Describes the font or fonts of a file, reading only what names them.
 * @param read gives stretches of the file
 * @param file what messages call it
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`
 */
export function describeFontFile(read: ReadBytes, file: string): FontDescription[] {
  return readPart(file, 'sfnt', () =>
    fontOffsets(read, file).map((offset, index) => describe(read, offset, index, file)),
  );
}
