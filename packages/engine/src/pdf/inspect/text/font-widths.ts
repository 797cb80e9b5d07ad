import { arrayOf, dictOf, nameOf, numberOf, type PdfDict, type PdfObjects } from '../../read/index.ts';

const mostWidths = 70_000;

/** Widths of a CIDFont (9.7.4.3) by character identifier, in type sizes. */
export function cidWidths(objects: PdfObjects, descendant: PdfDict | undefined): (cid: number) => number {
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
export function simpleWidths(objects: PdfObjects, font: PdfDict): (code: number) => number {
  const first = numberOf(objects, font.get('FirstChar')) ?? 0;
  const list = arrayOf(objects, font.get('Widths'));
  const descriptor = dictOf(objects, font.get('FontDescriptor'));
  const isFixed = /courier|mono/i.test(nameOf(objects, font.get('BaseFont')) ?? '');
  const missing = numberOf(objects, descriptor?.get('MissingWidth')) ?? (list ? 0 : isFixed ? 600 : 520);
  // Type 3 fonts have a space of their own.
  const unit = numberOf(objects, arrayOf(objects, font.get('FontMatrix'))?.[0]) ?? 0.001;
  return (code) => (numberOf(objects, list?.[code - first]) ?? missing) * unit;
}
