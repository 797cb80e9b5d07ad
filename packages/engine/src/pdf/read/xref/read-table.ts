import { PdfDict } from '../objects/pdf-value.ts';
import { skipSpace, takeDigits, takeWord, type Cursor } from '../syntax/cursor.ts';
import { valueContext } from '../syntax/read-indirect.ts';
import { readValue } from '../syntax/read-value.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import type { XrefEntry } from './file-layout.ts';
import { highestNumber, type XrefSection } from './xref-section.ts';

const inUse = 0x6e;
const free = 0x66;

/** One entry: offset, generation, `n` or `f`. White space may be of any kind and length. Undefined when none is here. */
function readEntry(cursor: Cursor, origin: number): XrefEntry | undefined {
  skipSpace(cursor);
  const offset = takeDigits(cursor);
  if (offset === undefined) return undefined;
  skipSpace(cursor);
  const generation = takeDigits(cursor);
  if (generation === undefined) return undefined;
  skipSpace(cursor);
  const kind = cursor.bytes[cursor.at];
  if (kind !== inUse && kind !== free) return undefined;
  cursor.at++;
  // An object cannot be at the very start, before the header: writers mean a free entry.
  return kind === inUse && offset > 0 ? { kind: 'plain', offset: offset + origin, generation } : { kind: 'free' };
}

/** Reads a cross-reference table (7.5.4) from its `xref` on, with its trailer; undefined when it is broken. */
export function readTable(cursor: Cursor, origin: number, budget: PdfBudget): XrefSection | undefined {
  if (!takeWord(cursor, 'xref')) return undefined;
  const entries: (readonly [number, XrefEntry])[] = [];
  for (;;) {
    skipSpace(cursor);
    if (takeWord(cursor, 'trailer')) break;
    let first = takeDigits(cursor);
    skipSpace(cursor);
    const count = takeDigits(cursor);
    if (first === undefined || count === undefined) return undefined;
    for (let index = 0; index < count; index++) {
      const back = cursor.at;
      const entry = readEntry(cursor, origin);
      if (!entry) {
        // Fewer entries than promised.
        cursor.at = back;
        break;
      }
      // A known bug of writers: the first entry, always free, is counted as object 1.
      if (index === 0 && first === 1 && entries.length === 0 && entry.kind === 'free') first = 0;
      if (first + index <= highestNumber) entries.push([first + index, entry]);
      budget.countEntry();
    }
  }
  const trailer = readValue(cursor, valueContext(budget));
  return trailer instanceof PdfDict ? { kind: 'table', entries, trailer } : undefined;
}
