import { readNames } from '../sfnt/font-names.ts';
import type { SfntTables } from '../sfnt/sfnt-tables.ts';

/**
 * Families whose glyphs are put together by their instructions: strokes are in the wrong places without them. FreeType names
 * them as "tricky"; all date from the time of 16-bit systems.
 */
const families = [
  'cpop',
  'DFGirl-W6-WIN-BF',
  'DFGothic-EB',
  'DFGyoSho-Lt',
  'DFHei',
  'DFHSGothic-W5',
  'DFHSMincho-W3',
  'DFHSMincho-W7',
  'DFKaiSho-SB',
  'DFKaiShu',
  'DFKai-SB',
  'DLC',
  'HuaTianKaiTiJ',
  'HuaTianSongTiJ',
  'Ming(for ISO10646)',
  'MingLiU',
  'PMingLiU',
  'MingMedium',
  'MingLi43',
];

/**
 * Whether glyphs must keep their instructions. Elsewhere they only fit outlines to the pixels of coarse screens, and the
 * viewers and printers of today pass them over.
 */
export function needsHinting(tables: SfntTables): boolean {
  const { all } = readNames(tables.view('name'), '');
  return all.some((name) => families.some((family) => name.startsWith(family)));
}
