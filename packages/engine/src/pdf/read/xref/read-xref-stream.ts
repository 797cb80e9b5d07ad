import { decodeStream } from '../filters/decode-stream.ts';
import { PdfStream, type PdfValue } from '../objects/pdf-value.ts';
import { readIndirect, type ReadContext } from '../syntax/read-indirect.ts';
import type { XrefEntry } from './file-layout.ts';
import { highestNumber, type XrefSection } from './xref-section.ts';

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
export function readXrefStream(context: ReadContext, offset: number, origin: number): XrefSection | undefined {
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
