import { PdfDict, type PdfValue, PdfRef } from '../objects/pdf-value.ts';
import type { ObjectStore } from '../object-store.ts';
import type { XrefEntry } from './file-layout.ts';
import { scanObjects, type Scan } from './scan-objects.ts';

/** A cross-reference made from what is found in the file. */
export interface RebuiltXref {
  readonly scan: Scan;
  readonly entries: Map<number, XrefEntry>;
  readonly trailer: PdfDict;
}

/** Entries of trailers that are about a section, or about the stream that holds it. */
const sectionKeys = new Set(['Prev', 'XRefStm', 'Type', 'W', 'Index', 'Length', 'Filter', 'DecodeParms']);

/** Finds all objects of the file that are in no object stream. Of several of one number the last counts. */
export function rebuildXref(store: ObjectStore): RebuiltXref {
  const scan = scanObjects(store.context);
  const entries = new Map<number, XrefEntry>();
  for (const { number, generation, offset } of scan.objects) entries.set(number, { kind: 'plain', offset, generation });
  const merged = new Map<string, PdfValue>();
  for (const trailer of scan.trailers) {
    for (const [key, value] of trailer.entries()) if (!sectionKeys.has(key)) merged.set(key, value);
  }
  const catalog = scan.catalogs.at(-1);
  if (!(merged.get('Root') instanceof PdfRef) && catalog) {
    merged.set('Root', new PdfRef(catalog.number, catalog.generation));
  }
  return { scan, entries, trailer: new PdfDict(merged) };
}

/** Adds the objects in object streams, which can be read once the file is decrypted. The later one counts. */
export function addPacked(store: ObjectStore, { scan, entries }: RebuiltXref): void {
  const offsets = new Map(scan.objects.map(({ number, offset }) => [number, offset]));
  const packers = new Set(scan.packers.map(({ number }) => number));
  for (const packer of scan.packers) {
    if (offsets.get(packer.number) !== packer.offset) continue;
    const stream = store.objectStream(packer.number);
    for (const [index, number] of stream?.numbers.entries() ?? []) {
      if (packers.has(number) || (offsets.get(number) ?? -1) > packer.offset) continue;
      offsets.set(number, packer.offset);
      entries.set(number, { kind: 'packed', stream: packer.number, index });
    }
  }
}
