import { decodeStream } from '../filters/decode-stream.ts';
import { PdfStream, type PdfValue, PdfDict } from '../objects/pdf-value.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import { skipSpace, takeDigits, takeWord, type Cursor, cursorAt, startsWith } from '../syntax/cursor.ts';
import { readIndirect, type ReadContext, valueContext } from '../syntax/read-indirect.ts';
import { readValue } from '../syntax/read-value.ts';
import { type XrefEntry, highestNumber, type XrefSection } from './file-layout.ts';

/** Entries of the stream's dictionary that are about the stream, not about the file. */
const streamKeys = ['Type', 'W', 'Index', 'Length', 'Filter', 'DecodeParms'];

/** Cross-reference streams are read before there is anything that references could be looked up in. */
const withoutReferences = { resolve: (value: PdfValue | undefined): PdfValue => value ?? null };

function wholeNumbers(value: PdfValue | undefined): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const numbers = (value as readonly PdfValue[]).filter((item) => Number.isInteger(item) && (item as number) >= 0);
  return numbers.length === value.length ? (numbers as number[]) : undefined;
}

function readField(data: Uint8Array, at: number, width: number, absent: number): number {
  if (width === 0) return absent;
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + (data[at + index] as number);
  return value;
}

function toEntry(kind: number, second: number, third: number, origin: number): XrefEntry | undefined {
  if (kind === 0) return { kind: 'free' };
  if (kind === 1) return { kind: 'plain', offset: second + origin, generation: third };
  return kind === 2 ? { kind: 'packed', stream: second, index: third } : undefined;
}

/** Reads the cross-reference stream (7.5.8) at an offset; undefined when none is there or it is broken. */
function readXrefStream(context: ReadContext, offset: number, origin: number): XrefSection | undefined {
  const { budget } = context;
  const value = readIndirect(context, offset)?.value;
  if (!(value instanceof PdfStream)) return undefined;
  const { dict } = value;
  const widths = wholeNumbers(dict.get('W'));
  if (!widths || widths.length < 3 || widths.some((width) => width > 8)) return undefined;
  const [kindWidth, secondWidth, thirdWidth] = widths as [number, number, number];
  const rowWidth = widths.reduce((sum, width) => sum + width, 0);
  // Without any bytes a row could mean any number of objects.
  if (kindWidth + secondWidth + thirdWidth === 0) return undefined;
  const size = dict.get('Size');
  const index = wholeNumbers(dict.get('Index')) ?? [0, typeof size === 'number' ? size : 0];

  const data = decodeStream(withoutReferences, value, budget).bytes;
  const entries: (readonly [number, XrefEntry])[] = [];
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const first = index[pair] as number;
    const count = index[pair + 1] as number;
    for (let row = 0; row < count && at + rowWidth <= data.length; row++, at += rowWidth) {
      const entry = toEntry(
        readField(data, at, kindWidth, 1),
        readField(data, at + kindWidth, secondWidth, 0),
        readField(data, at + kindWidth + secondWidth, thirdWidth, 0),
        origin,
      );
      if (entry && first + row <= highestNumber) entries.push([first + row, entry]);
      budget.countEntry();
    }
  }
  return { kind: 'stream', entries, trailer: dict.without(...streamKeys) };
}

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
function readTable(cursor: Cursor, origin: number, budget: PdfBudget): XrefSection | undefined {
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

/** All cross-reference sections of a file together. */
interface Xref {
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
