import type { PdfDict, PdfStream } from '../objects/pdf-value.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import { dictOf, nameOf, numberOf, type PdfObjects } from '../pdf-objects.ts';
import { OutputTooLong } from '../../../platform/growing-bytes.ts';
import { inflate } from './inflate.ts';
import { unpackLzw } from '../../../platform/lzw.ts';
import { undoPredictor } from './predictor.ts';
import { decodeAscii85, decodeAsciiHex, decodeRunLength } from './text-filters.ts';

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
