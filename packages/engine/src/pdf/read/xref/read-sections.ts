import { PdfDict, type PdfValue } from '../objects/pdf-value.ts';
import { cursorAt, skipSpace, startsWith } from '../syntax/cursor.ts';
import type { ReadContext } from '../syntax/read-indirect.ts';
import type { XrefEntry } from './file-layout.ts';
import { readTable } from './read-table.ts';
import { readXrefStream } from './read-xref-stream.ts';
import type { XrefSection } from './xref-section.ts';

/** All cross-reference sections of a file together. */
export interface Xref {
  /** Kind of the newest section. */
  readonly kind: 'table' | 'stream';
  readonly entries: Map<number, XrefEntry>;
  /** The newest trailer; what it lacks is taken from older ones. */
  readonly trailer: PdfDict;
}

/** Entries of a trailer that are about its section alone. */
const sectionKeys = new Set(['Prev', 'XRefStm']);

function readSection(context: ReadContext, offset: number, origin: number): XrefSection | undefined {
  if (!(offset >= 0 && offset < context.bytes.length)) return undefined;
  const cursor = cursorAt(context.bytes, offset);
  skipSpace(cursor);
  if (startsWith(context.bytes, cursor.at, 'xref')) return readTable(cursor, origin, context.budget);
  return readXrefStream(context, cursor.at, origin);
}

/** Some writers say 0 where they mean that there is none. */
const offsetOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

/**
 * Reads the cross-reference sections from the newest back (7.5.6), with the streams that hybrid files hold next to their tables
 * (7.5.8.4). Of an object's entries the newest counts. Undefined when a section is broken or the chain runs in a circle.
 */
export function readSections(context: ReadContext, startXref: number, origin: number): Xref | undefined {
  const entries = new Map<number, XrefEntry>();
  const merged = new Map<string, PdfValue>();
  const seen = new Set<number>();
  let kind: Xref['kind'] | undefined;
  let next: number | undefined = startXref;
  while (next !== undefined) {
    context.budget.checkTime();
    if (seen.has(next)) return undefined;
    seen.add(next);
    const section = readSection(context, next + origin, origin);
    if (!section) return undefined;
    kind ??= section.kind;
    const hidden = offsetOf(section.trailer.get('XRefStm'));
    const beside = hidden === undefined ? undefined : readXrefStream(context, hidden + origin, origin);
    for (const [number, entry] of section.entries) {
      // Objects in the stream are marked free in the table next to it, for readers that do not know streams.
      if (!entries.has(number) && !(beside && entry.kind === 'free')) entries.set(number, entry);
    }
    for (const [number, entry] of beside?.entries ?? []) if (!entries.has(number)) entries.set(number, entry);
    for (const [number, entry] of beside ? section.entries : []) if (!entries.has(number)) entries.set(number, entry);
    for (const [key, value] of section.trailer.entries()) {
      if (!merged.has(key) && !sectionKeys.has(key)) merged.set(key, value);
    }
    next = offsetOf(section.trailer.get('Prev'));
  }
  return kind && { kind, entries, trailer: new PdfDict(merged) };
}
