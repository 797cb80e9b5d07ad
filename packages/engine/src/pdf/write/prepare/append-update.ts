import { PdfRef, PdfStream, type PdfValue } from '../../read/objects/pdf-value.ts';
import { PdfString } from '../../read/objects/pdf-string.ts';
import type { PdfFile } from '../../read/pdf-file.ts';
import { arrayOf, stringOf } from '../../read/pdf-objects.ts';
import type { XrefEntry } from '../../read/xref/file-layout.ts';
import { ByteBuffer } from '../byte-buffer.ts';
import { contentDigest } from '../content-digest.ts';
import { writeObject } from '../write-value.ts';
import { writeXrefStream, writeXrefTable, type XrefEntries } from '../write-xref.ts';
import type { PreparedPdf } from './prepared-pdf.ts';
import type { PageBody } from './write-pages.ts';

export interface UpdateParts {
  readonly prepared: PreparedPdf;
  readonly objects: ReadonlyMap<number, { readonly ref: PdfRef; readonly value: PdfValue }>;
  readonly bodies: readonly PageBody[];
  readonly trailer: ReadonlyMap<string, PdfValue | undefined>;
  /** One more than the highest object number. */
  readonly size: number;
}

/** A file's identifier: the first half stays, the second is that of the content (14.4). */
function nextId(file: PdfFile, digest: Uint8Array): PdfValue | undefined {
  const first = stringOf(file, arrayOf(file, file.trailer.get('ID'))?.[0]);
  // The key of an encrypted file depends on the first half, also where there is none.
  if (!first && file.layout.security) return undefined;
  return [first ?? new PdfString(digest), new PdfString(digest)];
}

/** All entries, those of the file as they were found, for a file whose cross-reference is of no use. */
function allEntries(file: PdfFile, fresh: ReadonlyMap<number, XrefEntry>, size: number): XrefEntries {
  const { origin, entries } = file.layout;
  const all = new Map<number, XrefEntry>([[0, { kind: 'free' }]]);
  for (const [number, entry] of entries) {
    all.set(number, entry.kind === 'plain' ? { ...entry, offset: entry.offset - origin } : entry);
  }
  for (const [number, entry] of fresh) all.set(number, entry);
  // A first section has no gaps, unless numbers are so far apart that the gaps would be most of it.
  if (size < 1000 + 4 * all.size)
    for (let number = 0; number < size; number++) if (!all.has(number)) all.set(number, { kind: 'free' });
  return Array.from(all).sort(([one], [two]) => one - two);
}

function sizeOfObjects({ objects, bodies }: UpdateParts): number {
  let size = 16_384;
  for (const { value } of objects.values()) size += 200 + (value instanceof PdfStream ? value.raw.length : 0);
  for (const { bytes } of bodies) size += 100 + bytes.length;
  return size;
}

/** The bytes of a file with an update behind them. */
export function appendUpdate(parts: UpdateParts): Uint8Array<ArrayBuffer> {
  const { prepared, objects, bodies } = parts;
  const { file } = prepared;
  const { layout, bytes } = file;
  const { security, origin, rebuilt } = layout;
  // The file is copied first, so that what follows is written in its final place.
  const out = new ByteBuffer(bytes.length + sizeOfObjects(parts));
  out.write(bytes);
  const fresh = new Map<number, XrefEntry>();
  const start = (ref: PdfRef): void => {
    fresh.set(ref.number, { kind: 'plain', offset: out.length - origin, generation: ref.generation });
  };

  const last = bytes.at(-1);
  if (last !== 0x0a && last !== 0x0d) out.writeText('\n');
  const pageNumbers = new Set(bodies.map(({ ref }) => ref.number));
  for (const { ref, value } of objects.values()) {
    if (pageNumbers.has(ref.number)) continue;
    start(ref);
    writeObject(out, ref, value, security);
  }
  for (const { ref, bytes: body } of bodies) {
    start(ref);
    out.writeText(`${ref.number} ${ref.generation} obj\n`);
    out.write(body);
    out.writeText('\nendobj\n');
  }
  // Numbers that were taken and never used.
  let { size } = parts;
  for (let number = layout.size; number < size; number++) {
    if (fresh.has(number)) continue;
    start(new PdfRef(number));
    writeObject(out, new PdfRef(number), null, undefined);
  }

  const id = nextId(file, contentDigest(out.written.subarray(bytes.length), prepared.digest));
  const changes = Object.fromEntries(parts.trailer);
  const asStream = layout.kind === 'stream';
  const xrefNumber = asStream ? size++ : undefined;
  const trailer = file.trailer.with({
    Size: size,
    ...(id !== undefined && { ID: id }),
    Prev: rebuilt ? undefined : layout.startXref,
    ...changes,
  });
  const startXref = out.length - origin;
  if (xrefNumber !== undefined) start(new PdfRef(xrefNumber));
  const entries = rebuilt ? allEntries(file, fresh, size) : Array.from(fresh).sort(([one], [two]) => one - two);
  if (xrefNumber === undefined) writeXrefTable(out, entries, trailer);
  else writeXrefStream(out, xrefNumber, entries, trailer);
  out.writeText(`\nstartxref\n${startXref}\n%%EOF\n`);
  return out.written;
}
