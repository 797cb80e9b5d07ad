import { PdfDict, PdfStream, PdfName } from '../read/objects/pdf-value.ts';
import type { XrefEntry } from '../read/xref/file-layout.ts';
import type { ByteBuffer } from './byte-buffer.ts';
import { writeDict, writeValue } from './write-value.ts';

/** Entries to be written, by number in rising order. Offsets count from the origin. */
export type XrefEntries = readonly (readonly [number: number, entry: XrefEntry])[];

/** Stretches of consecutive numbers. */
function stretches(entries: XrefEntries): XrefEntries[] {
  const found: (readonly [number, XrefEntry])[][] = [];
  let next = -1;
  for (const pair of entries) {
    const last = found.at(-1);
    if (last && pair[0] === next) last.push(pair);
    else found.push([pair]);
    next = pair[0] + 1;
  }
  return found;
}

/** Free entries point to each other in a circle in files that use them again; pointing to 0, they are never used again. */
const neverAgain = 65_535;

/** Writes a cross-reference table (7.5.4) and its trailer. */
export function writeXrefTable(out: ByteBuffer, entries: XrefEntries, trailer: PdfDict): void {
  out.writeText('xref\n');
  for (const stretch of stretches(entries)) {
    out.writeText(`${stretch[0]?.[0] ?? 0} ${stretch.length}\n`);
    for (const [, entry] of stretch) {
      const [offset, generation, kind] =
        entry.kind === 'plain' ? [entry.offset, entry.generation, 'n'] : [0, neverAgain, 'f'];
      out.writeText(`${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${kind} \n`);
    }
  }
  out.writeText('trailer\n');
  writeDict(out, trailer);
}

/** Kind, and the two fields of an entry (table 18). */
function fieldsOf(entry: XrefEntry): readonly [kind: number, second: number, third: number] {
  if (entry.kind === 'plain') return [1, entry.offset, entry.generation];
  return entry.kind === 'packed' ? [2, entry.stream, entry.index] : [0, 0, neverAgain];
}

function bytesFor(value: number): number {
  let bytes = 1;
  for (let rest = Math.floor(value / 256); rest > 0; rest = Math.floor(rest / 256)) bytes++;
  return bytes;
}

/**
 * Writes a cross-reference stream (7.5.8) as object `number`. Its own entry must be among `entries`. `pack` packs the data for
 * FlateDecode; without it the data stays plain.
 */
export function writeXrefStream(
  out: ByteBuffer,
  number: number,
  entries: XrefEntries,
  trailer: PdfDict,
  pack?: (data: Uint8Array) => Uint8Array,
): void {
  const rows = entries.map(([, entry]) => fieldsOf(entry));
  const widths = [
    1,
    bytesFor(rows.reduce((most, [, second]) => Math.max(most, second), 0)),
    bytesFor(rows.reduce((most, [, , third]) => Math.max(most, third), 0)),
  ];
  const data = new Uint8Array(rows.length * widths.reduce((sum, width) => sum + width, 0));
  let at = 0;
  for (const row of rows) {
    row.forEach((value, field) => {
      const width = widths[field] as number;
      for (let byte = width - 1, rest = value; byte >= 0; byte--, rest = Math.floor(rest / 256)) data[at + byte] = rest;
      at += width;
    });
  }
  const index = stretches(entries).flatMap((stretch) => [stretch[0]?.[0] ?? 0, stretch.length]);
  const dict = new PdfDict(
    new Map([
      ['Type', PdfName.of('XRef')],
      ...trailer.entries(),
      ['W', widths],
      ['Index', index],
      ...(pack ? ([['Filter', PdfName.of('FlateDecode')]] as const) : []),
    ]),
  );
  out.writeText(`${number} 0 obj\n`);
  writeValue(out, new PdfStream(dict, pack ? pack(data) : data));
  out.writeText('\nendobj');
}
