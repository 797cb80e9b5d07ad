import { addSheets, type SeenSize, type SheetText } from '../sheet/index.ts';
import type { MergeOptions, NumberPlace, PageNumbers } from './merge-input.ts';

/** Lengths of a page number: distance from the edges of the page, mm; height of a line, mm; size of the type, pt. */
const sideMm = 15;
const edgeMm = 8;
const lineMm = 4;
const typePt = 9;

function alignment(place: NumberPlace, page: number): 'left' | 'center' | 'right' {
  if (place.endsWith('-left')) return 'left';
  if (place.endsWith('-right')) return 'right';
  if (place.endsWith('-outside')) return page % 2 === 1 ? 'right' : 'left';
  return 'center';
}

/** The text of a page number. */
function formatNumber(format: string, page: number, pages: number): string {
  return format.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages));
}

/** Prints the numbers of pages above their content. `blank` are pages, from 0, that get none. */
export function numberPages(
  bytes: Uint8Array,
  count: number,
  blank: ReadonlySet<number>,
  { format = '{page} / {pages}', place = 'bottom' }: PageNumbers,
  { fonts, codec, limits, now }: MergeOptions,
): Uint8Array {
  const item = (page: number, { width, height }: SeenSize): SheetText => ({
    kind: 'text',
    text: formatNumber(format, page, count),
    x: sideMm,
    y: place.startsWith('top') ? edgeMm : height - edgeMm - lineMm,
    width: Math.max(1, width - 2 * sideMm),
    size: typePt,
    align: alignment(place, page),
    oneLine: true,
  });
  const onPages = Array.from({ length: count }, (_, page) => page)
    .filter((page) => !blank.has(page))
    .map((page) => ({ page, items: (size: SeenSize) => [item(page + 1, size)] }));
  const settings = { fonts, codec, limits, now };
  return addSheets(bytes, { onPages }, settings).bytes;
}
