import { foldFontName } from '../../pdf/fonts/names/fold-font-name.ts';
import { latinWidths, type WidthTable } from './latin-widths.ts';
import { msPGothicWidths, msPMinchoWidths } from './ms-p-widths.ts';

const tables = [...latinWidths, msPGothicWidths, msPMinchoWidths];
const byName = new Map(tables.flatMap((table) => table.names.map((name) => [foldFontName(name), table] as const)));

function rowsOf(table: WidthTable, bold: boolean, italic: boolean): readonly string[] {
  const upright = bold ? table.bold : table.regular;
  const slanted = bold ? table.boldItalic : table.italic;
  return (italic ? slanted : undefined) ?? upright ?? table.regular;
}

/**
 * Advances (em) by character in the font of this name, for those characters that are known; undefined for a font that is not.
 * Characters that are not in it have the advance that they have in any font: a kanji is an em wide.
 */
export function fontWidths(name: string, bold: boolean, italic: boolean): ReadonlyMap<string, number> | undefined {
  const table = byName.get(foldFontName(name));
  if (table === undefined) return undefined;
  const widths = rowsOf(table, bold, italic).flatMap((row) => row.split(' ').map((width) => Number(width) / 1000));
  return new Map(Array.from(table.characters, (character, index) => [character, widths[index] ?? 0] as const));
}
