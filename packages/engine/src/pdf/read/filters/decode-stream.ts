import { GrowingBytes, OutputTooLong } from '../../../platform/growing-bytes.ts';
import { unpackLzw } from '../../../platform/lzw.ts';
import type { PdfDict, PdfStream } from '../objects/pdf-value.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import { dictOf, nameOf, numberOf, type PdfObjects } from '../pdf-objects.ts';
import { hexDigit } from '../syntax/cursor.ts';
import { inflate } from './inflate.ts';
import { undoPredictor } from './predictor.ts';

/** Undoes ASCIIHexDecode (ISO 32000-1, 7.4.2). What is no digit is passed over. */
export function decodeAsciiHex(data: Uint8Array): Uint8Array {
  const out = new Uint8Array((data.length + 1) >> 1);
  let digits = 0;
  for (const byte of data) {
    if (byte === 0x3e) break;
    const value = hexDigit(byte);
    if (value < 0) continue;
    out[digits >> 1] = (out[digits >> 1] as number) | (digits & 1 ? value : value << 4);
    digits++;
  }
  return out.subarray(0, (digits + 1) >> 1);
}

/**
 * Undoes ASCII85Decode (ISO 32000-1, 7.4.3), with or without the `<~` that PostScript writes. What is no digit is passed over.
 * @throws OutputTooLong past `limit` bytes: `z` is one byte for four
 */
export function decodeAscii85(data: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(Math.min(limit, data.length), limit);
  let group = 0;
  let count = 0;
  for (let at = data[0] === 0x3c && data[1] === 0x7e ? 2 : 0; at < data.length; at++) {
    const byte = data[at] as number;
    if (byte === 0x7e) break;
    if (byte === 0x7a && count === 0) out.fill(0, 4);
    if (byte < 0x21 || byte > 0x75) continue;
    group = group * 85 + byte - 0x21;
    if (++count < 5) continue;
    for (let shift = 24; shift >= 0; shift -= 8) out.push(Math.floor(group / 2 ** shift) & 0xff);
    group = 0;
    count = 0;
  }
  // Of n + 1 last digits n bytes come; digits that are missing count as the highest.
  if (count > 1) {
    for (let missing = count; missing < 5; missing++) group = group * 85 + 84;
    for (let index = 0; index < count - 1; index++) out.push(Math.floor(group / 2 ** (24 - 8 * index)) & 0xff);
  }
  return out.bytes;
}

/**
 * Undoes RunLengthDecode (ISO 32000-1, 7.4.5).
 * @throws OutputTooLong past `limit` bytes
 */
export function decodeRunLength(data: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(Math.min(limit, data.length * 2), limit);
  for (let at = 0; at < data.length;) {
    const length = data[at++] as number;
    if (length === 128) break;
    if (length < 128) {
      out.write(data.subarray(at, at + length + 1));
      at += length + 1;
    } else if (at < data.length) out.fill(data[at++] as number, 257 - length);
  }
  return out.bytes;
}

/** What the filters of a stream gave. */
export interface DecodedStream {
  readonly bytes: Uint8Array;
  /** Names of the filters not undone, in order: an image filter and whatever is behind it. Empty for plain data. */
  readonly left: readonly string[];
  /** False when packed data ended or broke too early: `bytes` is what came until then. */
  readonly complete: boolean;
}

/** No real stream has more filters than two or three on each other. */
const mostFilters = 8;

/** Filters for pictures, which stay as they are. */
const imageFilters = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

/** Short names that inline images use, and some writers everywhere. */
const fullNames = new Map([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['AHx', 'ASCIIHexDecode'],
  ['A85', 'ASCII85Decode'],
  ['RL', 'RunLengthDecode'],
  ['DCT', 'DCTDecode'],
  ['CCF', 'CCITTFaxDecode'],
]);

interface Filter {
  readonly name: string;
  readonly params: PdfDict | undefined;
}

function readFilters(objects: PdfObjects, dict: PdfDict, budget: PdfBudget): Filter[] {
  const filter = objects.resolve(dict.get('Filter') ?? dict.get('F'));
  const params = objects.resolve(dict.get('DecodeParms') ?? dict.get('DP'));
  const names = Array.isArray(filter) ? filter : filter === null ? [] : [filter];
  if (names.length > mostFilters) budget.refuse('pdf.bomb');
  return names.map((name, index) => {
    const text = nameOf(objects, name) ?? '';
    const own = Array.isArray(params) ? params[index] : params;
    return { name: fullNames.get(text) ?? text, params: dictOf(objects, own) };
  });
}

function unpredict(objects: PdfObjects, bytes: Uint8Array, params: PdfDict | undefined): Uint8Array {
  const predictor = numberOf(objects, params?.get('Predictor')) ?? 1;
  if (predictor < 2) return bytes;
  return undoPredictor(bytes, {
    predictor,
    colors: numberOf(objects, params?.get('Colors')) ?? 1,
    bits: numberOf(objects, params?.get('BitsPerComponent')) ?? 8,
    columns: numberOf(objects, params?.get('Columns')) ?? 1,
  });
}

/** Undoes one filter, or gives undefined when there is none of that name. */
function undo(
  objects: PdfObjects,
  { name, params }: Filter,
  data: Uint8Array,
  limit: number,
): { bytes: Uint8Array; complete: boolean } | undefined {
  switch (name) {
    case 'FlateDecode': {
      const { bytes, complete } = inflate(data, limit);
      return { bytes: unpredict(objects, bytes, params), complete };
    }
    case 'LZWDecode': {
      const earlyChange = numberOf(objects, params?.get('EarlyChange')) === 0 ? 0 : 1;
      const { bytes, complete } = unpackLzw(data, { bits: 8, order: 'highest-first', earlyChange }, limit);
      return { bytes: unpredict(objects, bytes, params), complete };
    }
    case 'ASCIIHexDecode':
      return { bytes: decodeAsciiHex(data), complete: true };
    case 'ASCII85Decode':
      return { bytes: decodeAscii85(data, limit), complete: true };
    case 'RunLengthDecode':
      return { bytes: decodeRunLength(data, limit), complete: true };
    case 'Crypt':
      // Undone, or left undone, when the stream was read.
      return { bytes: data, complete: true };
    default:
      return undefined;
  }
}

/**
 * Undoes the filters of a stream within the limits.
 * @throws ShoruiError `pdf.stream-too-large`, `pdf.bomb`, `pdf.filter-unknown`, `pdf.too-slow`
 */
export function decodeStream(objects: PdfObjects, stream: PdfStream, budget: PdfBudget): DecodedStream {
  const { limits } = budget;
  const filters = readFilters(objects, stream.dict, budget);
  const raw = stream.raw;
  const byRatio = Math.max(1024 * 1024, raw.length * limits.pdfRatio);
  const limit = Math.min(limits.pdfStreamBytes, byRatio);
  let bytes = raw;
  let complete = true;
  for (const [index, filter] of filters.entries()) {
    if (imageFilters.has(filter.name)) return { bytes, left: filters.slice(index).map(({ name }) => name), complete };
    try {
      const undone = undo(objects, filter, bytes, limit);
      if (!undone) return budget.refuse('pdf.filter-unknown', { name: filter.name.slice(0, 40) });
      bytes = undone.bytes;
      complete &&= undone.complete;
    } catch (cause) {
      if (!(cause instanceof OutputTooLong)) throw cause;
      if (limit < limits.pdfStreamBytes) return budget.refuse('pdf.bomb', {}, cause);
      return budget.refuse('pdf.stream-too-large', { limit }, cause);
    }
    budget.countInflated(bytes.length);
  }
  return { bytes, left: [], complete };
}
