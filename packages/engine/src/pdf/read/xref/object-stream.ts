import type { DecodedStream } from '../filters/decode-stream.ts';
import type { PdfStream, PdfValue } from '../objects/pdf-value.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import { cursorAt, skipSpace, takeDigits } from '../syntax/cursor.ts';
import { valueContext } from '../syntax/read-indirect.ts';
import { readValue } from '../syntax/read-value.ts';

/** An object stream (7.5.7), unpacked: the numbers of its objects, and where each begins. */
export interface ObjectStream {
  readonly numbers: readonly number[];
  readonly offsets: readonly number[];
  readonly bytes: Uint8Array;
}

/** Opens an object stream; undefined when it is none. */
export function openObjectStream(
  stream: PdfStream,
  decode: (stream: PdfStream) => DecodedStream,
  numberOf: (value: PdfValue | undefined) => number | undefined,
  budget: PdfBudget,
): ObjectStream | undefined {
  const count = numberOf(stream.dict.get('N'));
  const first = numberOf(stream.dict.get('First'));
  if (count === undefined || first === undefined || first < 0) return undefined;
  const { bytes } = decode(stream);
  const cursor = cursorAt(bytes, 0, Math.min(first, bytes.length));
  const numbers: number[] = [];
  const offsets: number[] = [];
  for (let index = 0; index < count; index++) {
    skipSpace(cursor);
    const number = takeDigits(cursor);
    skipSpace(cursor);
    const offset = takeDigits(cursor);
    if (number === undefined || offset === undefined) break;
    numbers.push(number);
    offsets.push(first + offset);
    budget.countValue();
  }
  return { numbers, offsets, bytes };
}

/**
 * The object of a number in an object stream; undefined when it is not there. `index` is its place by the cross-reference,
 * which is looked at first.
 */
export function readPacked(
  { numbers, offsets, bytes }: ObjectStream,
  number: number,
  index: number,
  budget: PdfBudget,
): PdfValue | undefined {
  const place = numbers[index] === number ? index : numbers.indexOf(number);
  const offset = offsets[place];
  if (offset === undefined) return undefined;
  const cursor = cursorAt(bytes, offset);
  const value = readValue(cursor, valueContext(budget));
  budget.countRead(cursor.at - offset);
  return value;
}
