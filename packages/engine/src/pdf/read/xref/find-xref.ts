import type { PdfDict } from '../objects/pdf-value.ts';
import { cursorAt, findLastText, skipSpace, takeDigits } from '../syntax/cursor.ts';
import { isObjectAt, type ReadContext } from '../syntax/read-indirect.ts';
import type { XrefEntry } from './file-layout.ts';
import { readSections } from './read-sections.ts';
import { scanObjects, type Scan } from './scan-objects.ts';

/** The cross-reference of a file as far as it can be used. */
export interface FoundXref {
  readonly kind: 'table' | 'stream';
  readonly entries: Map<number, XrefEntry>;
  readonly trailer: PdfDict;
  readonly origin: number;
  readonly startXref: number;
  /** Entries that were wrong were found by looking through the file. */
  readonly fixed: boolean;
}

/** The kind of section that can hold all entries: tables have no place for objects in object streams. */
export function kindFor(entries: ReadonlyMap<number, XrefEntry>): 'table' | 'stream' {
  return Array.from(entries.values()).some(({ kind }) => kind === 'packed') ? 'stream' : 'table';
}

function readStartXref(bytes: Uint8Array): number | undefined {
  const at = findLastText(bytes, 'startxref', 0);
  if (at === -1) return undefined;
  const cursor = cursorAt(bytes, at + 9);
  skipSpace(cursor);
  return takeDigits(cursor);
}

/** Puts entries right that point to no object, or to another one. True when objects were found elsewhere. */
function fixEntries(context: ReadContext, entries: Map<number, XrefEntry>): boolean {
  const wrong = new Set<number>();
  for (const [number, entry] of entries) {
    if (entry.kind === 'plain' && !isObjectAt(context.bytes, entry.offset, number)) wrong.add(number);
  }
  if (wrong.size === 0) return false;
  let fixed = false;
  const scan: Scan = scanObjects(context);
  for (const number of wrong) entries.set(number, { kind: 'free' });
  for (const { number, generation, offset } of scan.objects) {
    if (!wrong.has(number)) continue;
    entries.set(number, { kind: 'plain', offset, generation });
    fixed = true;
  }
  return fixed;
}

/**
 * Finds the cross-reference by `startxref`. Offsets count from the start of the file, or from a header after other
 * bytes. Undefined when it cannot be used at all.
 */
export function findXref(context: ReadContext, header: number): FoundXref | undefined {
  const startXref = readStartXref(context.bytes);
  if (startXref === undefined) return undefined;
  for (const origin of header === 0 ? [0] : [0, header]) {
    const xref = readSections(context, startXref, origin);
    if (!xref) continue;
    const fixed = fixEntries(context, xref.entries);
    return { ...xref, kind: fixed ? kindFor(xref.entries) : xref.kind, origin, startXref, fixed };
  }
  return undefined;
}
