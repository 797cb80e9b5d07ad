import type { Codec } from '../../../platform/codec.ts';
import { PdfDict, PdfStream, type PdfValue, PdfName, PdfRef } from '../../read/objects/pdf-value.ts';
import { PdfString } from '../../read/objects/pdf-string.ts';
import type { XrefEntry } from '../../read/xref/file-layout.ts';
import { ByteBuffer } from '../byte-buffer.ts';
import { contentDigest } from '../content-digest.ts';
import { packStream } from '../pdf-sink.ts';
import { writeObject, writeValue } from '../write-value.ts';
import { writeXrefStream } from '../write-xref.ts';
import { zlibStream } from '../../../platform/zlib.ts';

/** Objects of one object stream: a reader unpacks all of them to read one. */
const mostPacked = 200;

/** Below so many entries, of about five bytes each, packing the cross-reference gains less than it takes. */
const fewEntries = 48;

/** Bytes for all that is no stream, and for what surrounds a stream: the initial size. */
const spare = 4096;
const spareOfStream = 200;

/** The first bytes: the version, and a comment of bytes over 127 that marks the file as binary (7.5.2). */
const header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

/** Packs values that are no streams into an object stream. */
function objectStream(values: readonly (readonly [number: number, value: PdfValue])[], codec: Codec): PdfStream {
  const body = new ByteBuffer(4096);
  let index = '';
  for (const [number, value] of values) {
    index += `${number} ${body.length} `;
    writeValue(body, value);
    body.writeText('\n');
  }
  const data = new ByteBuffer(index.length + body.length);
  data.writeText(index);
  data.write(body.written);
  const dict = PdfDict.of({ Type: PdfName.of('ObjStm'), N: values.length, First: index.length });
  return packStream(dict, data.written, codec);
}

/** Writes a whole file: streams plain, all else in object streams, and a cross-reference stream. */
export function writeDocument(
  objects: ReadonlyMap<number, PdfValue>,
  trailer: PdfDict,
  codec: Codec,
): Uint8Array<ArrayBuffer> {
  let room = spare;
  for (const value of objects.values()) if (value instanceof PdfStream) room += value.raw.length + spareOfStream;
  const out = new ByteBuffer(room);
  out.writeText(header);
  const entries = new Map<number, XrefEntry>([[0, { kind: 'free' }]]);
  let next = 1;
  for (const number of objects.keys()) next = Math.max(next, number + 1);
  const write = (number: number, value: PdfValue): void => {
    entries.set(number, { kind: 'plain', offset: out.length, generation: 0 });
    writeObject(out, new PdfRef(number), value, undefined);
  };

  const packed: (readonly [number, PdfValue])[] = [];
  for (const [number, value] of objects) {
    if (value instanceof PdfStream) write(number, value);
    else packed.push([number, value]);
  }
  for (let from = 0; from < packed.length; from += mostPacked) {
    const part = packed.slice(from, from + mostPacked);
    const packer = next++;
    part.forEach(([number], index) => entries.set(number, { kind: 'packed', stream: packer, index }));
    write(packer, objectStream(part, codec));
  }

  const id = new PdfString(contentDigest(out.written));
  const xref = next++;
  const startXref = out.length;
  entries.set(xref, { kind: 'plain', offset: startXref, generation: 0 });
  const sorted = Array.from(entries).sort(([one], [two]) => one - two);
  const packTable = entries.size < fewEntries ? undefined : (data: Uint8Array): Uint8Array => zlibStream(data, codec);
  writeXrefStream(out, xref, sorted, trailer.with({ Size: next, ID: [id, id] }), packTable);
  out.writeText(`\nstartxref\n${startXref}\n%%EOF\n`);
  return out.written;
}
