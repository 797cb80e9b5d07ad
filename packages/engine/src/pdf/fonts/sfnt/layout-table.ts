/** Scripts whose rules Latin text follows, the first that a font has (OpenType, "Script tags"). */
const scripts = ['latn', 'DFLT'];
/** Subtables that are read of one feature; the largest fonts have some hundred. A hostile font could state any number. */
const maxSubtables = 1000;

/** What begins at an offset of a table. @throws RangeError where that is past its end */
export function partOf(view: DataView, offset: number): DataView {
  return new DataView(view.buffer, view.byteOffset + offset, view.byteLength - offset);
}

/** What can be read; `otherwise` where that reaches past the end of a table. */
export function withoutFaults<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return otherwise;
  }
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

/** Numbers of the features that are for Latin text in any language. */
function latinFeatures(table: DataView): readonly number[] {
  const list = partOf(table, table.getUint16(4));
  const found = new Map<string, number>();
  for (let index = list.getUint16(0) - 1; index >= 0; index--) {
    found.set(tagAt(list, 2 + index * 6), list.getUint16(2 + index * 6 + 4));
  }
  const offset = scripts.map((script) => found.get(script)).find((at) => at !== undefined);
  if (offset === undefined) return [];
  const script = partOf(list, offset);
  const language = script.getUint16(0);
  if (language === 0) return [];
  const features = partOf(script, language);
  return Array.from({ length: features.getUint16(4) }, (_, index) => features.getUint16(6 + index * 2));
}

/** A subtable of a lookup, and its type. */
export interface LayoutSubtable {
  readonly type: number;
  readonly view: DataView;
}

/**
 * The subtables that carry out features of GSUB or GPOS for Latin text, lookup by lookup in the order in which they apply.
 * @param tags of the features, such as `kern`
 * @param extension the type of lookups that only lead to subtables further off: 7 in GSUB, 9 in GPOS
 * @throws RangeError for a broken table
 */
export function featureLookups(table: DataView, tags: readonly string[], extension: number): LayoutSubtable[][] {
  const features = partOf(table, table.getUint16(6));
  const numbers = new Set<number>();
  for (const index of latinFeatures(table)) {
    const at = 2 + index * 6;
    if (!tags.includes(tagAt(features, at))) continue;
    const feature = partOf(features, features.getUint16(at + 4));
    const count = Math.min(feature.getUint16(2), maxSubtables);
    for (let lookup = 0; lookup < count; lookup++) numbers.add(feature.getUint16(4 + lookup * 2));
  }
  const list = partOf(table, table.getUint16(8));
  let left = maxSubtables;
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => {
      const lookup = partOf(list, list.getUint16(2 + number * 2));
      const type = lookup.getUint16(0);
      const count = Math.min(lookup.getUint16(4), left);
      left -= count;
      return Array.from({ length: count }, (_, index) => {
        const view = partOf(lookup, lookup.getUint16(6 + index * 2));
        if (type !== extension) return { type, view };
        return { type: view.getUint16(2), view: partOf(view, view.getUint32(4)) };
      });
    });
}

/** The range of a sorted list of ranges (first, last, value; six bytes each) that holds a glyph: where it is; -1 for none. */
function findRange(view: DataView, start: number, count: number, glyph: number): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = start + middle * 6;
    if (glyph < view.getUint16(at)) high = middle - 1;
    else if (glyph > view.getUint16(at + 2)) low = middle + 1;
    else return at;
  }
  return -1;
}

/** Place of a glyph in a coverage table; -1 for one that is not in it. */
export function coverageIndex(view: DataView, glyph: number): number {
  const count = view.getUint16(2);
  if (view.getUint16(0) === 2) {
    const at = findRange(view, 4, count, glyph);
    return at < 0 ? -1 : view.getUint16(at + 4) + glyph - view.getUint16(at);
  }
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = view.getUint16(4 + middle * 2);
    if (found === glyph) return middle;
    if (found < glyph) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Class of a glyph in a class definition table; 0 for one that is in no class. */
export function classOf(view: DataView, glyph: number): number {
  if (view.getUint16(0) === 1) {
    const index = glyph - view.getUint16(2);
    return index >= 0 && index < view.getUint16(4) ? view.getUint16(6 + index * 2) : 0;
  }
  const at = findRange(view, 4, view.getUint16(2), glyph);
  return at < 0 ? 0 : view.getUint16(at + 4);
}
