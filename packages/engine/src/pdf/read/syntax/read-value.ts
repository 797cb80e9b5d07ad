import { PdfString } from '../objects/pdf-string.ts';
import { PdfName, PdfDict, type PdfValue, PdfRef } from '../objects/pdf-value.ts';
import { byteClass, hexDigit, isDigit, regular, skipSpace, takeDigits, takeKeyword, type Cursor } from './cursor.ts';
import { readNumber } from './read-number.ts';
import { readHexString, readLiteralString } from './read-string.ts';

/** Reads a name from its slash on (7.3.5). A `#` that no two hexadecimal digits follow is kept as it is. */
function readNameText(cursor: Cursor): string {
  const { bytes, end } = cursor;
  let at = cursor.at + 1;
  let text = '';
  while (at < end && byteClass[bytes[at] as number] === regular) {
    let byte = bytes[at++] as number;
    if (byte === 0x23 && at + 1 < end) {
      const high = hexDigit(bytes[at] as number);
      const low = hexDigit(bytes[at + 1] as number);
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        at += 2;
      }
    }
    text += String.fromCharCode(byte);
  }
  cursor.at = at;
  return text;
}

function readName(cursor: Cursor): PdfName {
  return PdfName.of(readNameText(cursor));
}

/** What bounds the reading of values, and what is done to strings. */
export interface ValueContext {
  /** Arrays and dictionaries inside each other. */
  readonly maxDepth: number;
  /** Called for every value. It throws when there are too many. */
  countValue(): void;
  /** Called when arrays and dictionaries nest deeper than `maxDepth`. */
  tooDeep(): never;
  /** Decrypts the bytes of a string; absent when strings are plain. */
  readonly decrypt?: (bytes: Uint8Array) => Uint8Array;
}

/** Words that end an object whatever is still open: its arrays and dictionaries end there. */
const endWords = new Set(['endobj', 'endstream', 'stream', 'obj', 'xref', 'trailer', 'startxref']);

const closed = Symbol('closed');
type Item = PdfValue | typeof closed;

/** A reference, if after the number that was read (from `start`) a generation and `R` follow. */
function tryReference(cursor: Cursor, number: number): PdfRef | undefined {
  const { bytes, end } = cursor;
  const back = cursor.at;
  skipSpace(cursor);
  if (cursor.at > back && cursor.at < end && isDigit(bytes[cursor.at])) {
    const generation = takeDigits(cursor);
    if (generation !== undefined && generation <= 0xffff) {
      skipSpace(cursor);
      const after = bytes[cursor.at + 1];
      const whole = cursor.at + 1 >= end || after === undefined || byteClass[after] !== regular;
      if (cursor.at < end && bytes[cursor.at] === 0x52 && whole) {
        cursor.at++;
        return new PdfRef(number, generation);
      }
    }
  }
  cursor.at = back;
  return undefined;
}

function readNumberOrReference(cursor: Cursor): PdfValue {
  const start = cursor.at;
  const value = readNumber(cursor);
  if (!isDigit(cursor.bytes[start]) || !Number.isSafeInteger(value)) return value;
  // Only digits: `3.0 0 R` is a number.
  for (let at = start; at < cursor.at; at++) if (!isDigit(cursor.bytes[at])) return value;
  return tryReference(cursor, value) ?? value;
}

function readArray(cursor: Cursor, context: ValueContext, depth: number): PdfValue[] {
  const items: PdfValue[] = [];
  cursor.at++;
  for (;;) {
    skipSpace(cursor);
    if (cursor.at >= cursor.end) return items;
    if (cursor.bytes[cursor.at] === 0x5d) {
      cursor.at++;
      return items;
    }
    const item = readItem(cursor, context, depth);
    if (item === closed) {
      // A stray `>>` in an array closes nothing of it; an end word closes all.
      if (cursor.bytes[cursor.at] !== 0x3e) return items;
      cursor.at++;
    } else items.push(item);
  }
}

function readDictionary(cursor: Cursor, context: ValueContext, depth: number): PdfDict {
  const entries = new Map<string, PdfValue>();
  const { bytes, end } = cursor;
  cursor.at += 2;
  for (;;) {
    skipSpace(cursor);
    if (cursor.at >= end) break;
    if (bytes[cursor.at] === 0x3e) {
      cursor.at = bytes[cursor.at + 1] === 0x3e ? cursor.at + 2 : cursor.at + 1;
      break;
    }
    if (bytes[cursor.at] !== 0x2f) {
      // No key: what is here is skipped.
      const at = cursor.at;
      if (readItem(cursor, context, depth) !== closed) continue;
      if (cursor.at > at || bytes[at] !== 0x5d) break;
      cursor.at++;
      continue;
    }
    const key = readNameText(cursor);
    skipSpace(cursor);
    if (cursor.at >= end) break;
    const value = readItem(cursor, context, depth);
    if (value === closed) {
      if (bytes[cursor.at] === 0x3e) continue;
      if (bytes[cursor.at] !== 0x5d) break;
      cursor.at++;
      continue;
    }
    // Of a key that occurs twice the first counts in some readers and the last in others; the last is what writers mean.
    if (value !== null) entries.set(key, value);
  }
  return new PdfDict(entries);
}

function readWord(cursor: Cursor): Item {
  const at = cursor.at;
  const word = takeKeyword(cursor);
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (endWords.has(word)) {
    cursor.at = at;
    return closed;
  }
  return null;
}

/** A value, or `closed` (and the cursor unmoved) at a closing bracket or a word that ends the object. */
function readItem(cursor: Cursor, context: ValueContext, depth: number): Item {
  context.countValue();
  const { bytes } = cursor;
  const byte = bytes[cursor.at] as number;
  switch (byte) {
    case 0x2f:
      return readName(cursor);
    case 0x28:
    case 0x3c: {
      if (byte === 0x3c && bytes[cursor.at + 1] === 0x3c) {
        if (depth >= context.maxDepth) context.tooDeep();
        return readDictionary(cursor, context, depth + 1);
      }
      const string = byte === 0x28 ? readLiteralString(cursor) : readHexString(cursor);
      return new PdfString(context.decrypt ? context.decrypt(string) : string);
    }
    case 0x5b:
      if (depth >= context.maxDepth) context.tooDeep();
      return readArray(cursor, context, depth + 1);
    case 0x5d:
    case 0x3e:
      return closed;
    case 0x29:
    case 0x7b:
    case 0x7d:
      // Brackets that mean nothing here.
      cursor.at++;
      return null;
    default:
      if (isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e) return readNumberOrReference(cursor);
      return readWord(cursor);
  }
}

/**
 * Reads the value at the cursor. It never fails on bytes that are no value: what cannot be read is null, what is left open
 * ends with the data.
 * @throws whatever the context throws at its bounds
 */
export function readValue(cursor: Cursor, context: ValueContext): PdfValue {
  skipSpace(cursor);
  if (cursor.at >= cursor.end) return null;
  const item = readItem(cursor, context, 0);
  return item === closed ? null : item;
}
