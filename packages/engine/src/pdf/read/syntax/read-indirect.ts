import { PdfDict, PdfStream, type PdfValue } from '../objects/pdf-value.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import { cursorAt, findText, isDigit, skipSpace, startsWith, takeDigits, type Cursor } from './cursor.ts';
import { readValue, type ValueContext } from './read-value.ts';

/** Strings and streams of one object, decrypted. */
export interface ObjectCipher {
  string(bytes: Uint8Array): Uint8Array;
  stream(dict: PdfDict, bytes: Uint8Array): Uint8Array;
}

export interface ReadContext {
  readonly bytes: Uint8Array;
  readonly budget: PdfBudget;
  /** The number behind a Length, which may be a reference. */
  lengthOf(value: PdfValue | undefined): number | undefined;
  cipherOf?(number: number, generation: number): ObjectCipher | undefined;
  /** Where `endstream` was last looked for and found, so that a file without any is not searched again for each stream. */
  readonly streamEnds: { from: number; found: number };
}

export interface IndirectObject {
  readonly number: number;
  readonly generation: number;
  readonly value: PdfValue;
  /** Where reading stopped: behind the value, or behind the data of a stream. */
  readonly end: number;
}

/** A reference could not name a higher one (7.5.4). */
const highestGeneration = 65_535;

/** Reads `12 0 obj`, or undefined when that is not here. */
function readObjectHead(cursor: Cursor): { number: number; generation: number } | undefined {
  skipSpace(cursor);
  const number = takeDigits(cursor);
  if (number === undefined) return undefined;
  skipSpace(cursor);
  const generation = takeDigits(cursor);
  if (generation === undefined || generation > highestGeneration) return undefined;
  skipSpace(cursor);
  // The value may follow at once, even a number: `1 0 obj5`.
  if (!startsWith(cursor.bytes, cursor.at, 'obj')) return undefined;
  cursor.at += 3;
  return { number, generation };
}

export function valueContext(budget: PdfBudget, decrypt?: (bytes: Uint8Array) => Uint8Array): ValueContext {
  const maxDepth = budget.limits.pdfDepth;
  return {
    maxDepth,
    countValue: () => budget.countValue(),
    tooDeep: () => budget.refuse('pdf.too-deep', { limit: maxDepth }),
    ...(decrypt && { decrypt }),
  };
}

function findEndStream(context: ReadContext, from: number): number {
  const known = context.streamEnds;
  if (from >= known.from && (known.found === -1 || from <= known.found)) return known.found;
  const found = findText(context.bytes, 'endstream', from);
  context.streamEnds.from = from;
  context.streamEnds.found = found;
  return found;
}

/** Is this the end of stream data: `endstream`, or `endobj` where a writer forgot it, behind a line break? */
function endsAt(bytes: Uint8Array, at: number): boolean {
  const cursor = cursorAt(bytes, at);
  skipSpace(cursor);
  return startsWith(bytes, cursor.at, 'endstream') || startsWith(bytes, cursor.at, 'endobj');
}

/** The data of a stream whose first byte is at `start`: by its Length if that is true, else up to `endstream`. */
function streamData(context: ReadContext, dict: PdfDict, start: number): { data: Uint8Array; end: number } {
  const { bytes } = context;
  const length = context.lengthOf(dict.get('Length'));
  if (length !== undefined && Number.isInteger(length) && length >= 0) {
    const end = start + length;
    if (end <= bytes.length && endsAt(bytes, end)) return { data: bytes.subarray(start, end), end };
  }
  const found = findEndStream(context, start);
  let end = found === -1 ? bytes.length : found;
  const next = end;
  // The line break before `endstream` is not data.
  if (end > start && bytes[end - 1] === 0x0a) end--;
  if (end > start && bytes[end - 1] === 0x0d) end--;
  return { data: bytes.subarray(start, end), end: next };
}

/** Goes past the line break behind `stream`. A lone carriage return is treated as one, as other readers do. */
function dataStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (bytes[start] === 0x20 && (bytes[start + 1] === 0x0a || bytes[start + 1] === 0x0d)) start++;
  if (bytes[start] === 0x0d) start++;
  if (bytes[start] === 0x0a) start++;
  return start;
}

/**
 * Reads the indirect object at an offset; undefined when none is there.
 * @throws ShoruiError `pdf.too-deep`, `pdf.too-many-values`, `pdf.too-slow`
 */
export function readIndirect(context: ReadContext, offset: number): IndirectObject | undefined {
  const { bytes, budget } = context;
  const cursor = cursorAt(bytes, offset);
  const head = readObjectHead(cursor);
  if (!head) return undefined;
  const cipher = context.cipherOf?.(head.number, head.generation);
  const value = readValue(cursor, valueContext(budget, cipher && ((string) => cipher.string(string))));
  budget.countRead(cursor.at - offset);
  if (!(value instanceof PdfDict)) return { ...head, value, end: cursor.at };
  skipSpace(cursor);
  if (!startsWith(bytes, cursor.at, 'stream')) return { ...head, value, end: cursor.at };
  const { data, end } = streamData(context, value, dataStart(bytes, cursor.at + 6));
  const raw = cipher ? () => cipher.stream(value, data) : data;
  return { ...head, value: new PdfStream(value, raw), end };
}

/** Is an object of this number here? Its value is not read. */
export function isObjectAt(bytes: Uint8Array, offset: number, number: number): boolean {
  if (offset < 0 || offset >= bytes.length) return false;
  const cursor = cursorAt(bytes, offset, Math.min(bytes.length, offset + 64));
  skipSpace(cursor);
  return isDigit(bytes[cursor.at]) && readObjectHead(cursor)?.number === number;
}
