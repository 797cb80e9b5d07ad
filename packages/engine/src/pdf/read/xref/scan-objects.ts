import { PdfDict, PdfStream, PdfName } from '../objects/pdf-value.ts';
import { byteClass, cursorAt, isDigit, space, startsWith } from '../syntax/cursor.ts';
import { readIndirect, valueContext, type ReadContext } from '../syntax/read-indirect.ts';
import { readValue } from '../syntax/read-value.ts';
import { highestNumber } from './file-layout.ts';

export interface FoundObject {
  readonly number: number;
  readonly generation: number;
  readonly offset: number;
}

/** What a file contains, whatever its cross-reference specifies. */
export interface Scan {
  /** All objects in their order. */
  readonly objects: readonly FoundObject[];
  /** Object streams among them. */
  readonly packers: readonly FoundObject[];
  /** Catalogues among them, the last one last. */
  readonly catalogs: readonly FoundObject[];
  /** Trailers, also those in cross-reference streams, the last one last. */
  readonly trailers: readonly PdfDict[];
}

/** Where `12 0 obj` begins whose `obj` is at an offset, or -1. */
function headStart(bytes: Uint8Array, obj: number, from: number): number {
  let at = obj - 1;
  for (let part = 0; part < 2; part++) {
    const gap = at;
    while (at >= from && byteClass[bytes[at] as number] === space) at--;
    // A generation may touch `obj`; the number may not touch the generation.
    if (part === 1 && at === gap) return -1;
    const digits = at;
    while (at >= from && isDigit(bytes[at]) && digits - at < 10) at--;
    if (at === digits) return -1;
  }
  return at + 1;
}

const typeOf = (dict: PdfDict): string | undefined => {
  const type = dict.get('Type');
  return type instanceof PdfName ? type.text : undefined;
};

/** Looks through the whole file for objects and trailers. Streams that end at their Length are skipped. */
export function scanObjects(context: ReadContext): Scan {
  const { bytes, budget } = context;
  const objects: FoundObject[] = [];
  const packers: FoundObject[] = [];
  const catalogs: FoundObject[] = [];
  const trailers: PdfDict[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x74 && startsWith(bytes, at, 'trailer')) {
      const cursor = cursorAt(bytes, at + 7);
      const trailer = readValue(cursor, valueContext(budget));
      budget.countRead(cursor.at - at);
      if (trailer instanceof PdfDict) trailers.push(trailer);
      at += 6;
    }
    if (byte !== 0x6f || bytes[at + 1] !== 0x62 || bytes[at + 2] !== 0x6a) continue;
    const offset = headStart(bytes, at, from);
    if (offset === -1) continue;
    const object = readIndirect(context, offset);
    if (!object || object.number > highestNumber) continue;
    budget.countEntry();
    const found = { number: object.number, generation: object.generation, offset };
    objects.push(found);
    from = at + 3;
    if (object.value instanceof PdfStream) {
      const type = typeOf(object.value.dict);
      if (type === 'ObjStm') packers.push(found);
      if (type === 'XRef') trailers.push(object.value.dict);
      // A stream whose Length is true holds nothing but its data, even if that looks like objects.
      if (context.lengthOf(object.value.dict.get('Length')) === object.value.raw.length) at = from = object.end;
    } else if (object.value instanceof PdfDict && typeOf(object.value) === 'Catalog') catalogs.push(found);
  }
  return { objects, packers, catalogs, trailers };
}
