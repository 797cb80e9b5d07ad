import { deflateRawSync, crc32 } from 'node:zlib';

/** An entry as it is to stand in the file, true or not. What is left out is told truly. */
export interface RawEntry {
  readonly name: string | Uint8Array;
  readonly data?: Uint8Array;
  /** Bytes that stand in the file; the deflated data by default. */
  readonly compressed?: Uint8Array;
  readonly size?: number;
  readonly compressedSize?: number;
  readonly crc?: number;
  readonly method?: number;
  readonly flags?: number;
  /** Position of the local header; entries may share one. */
  readonly at?: number;
}

const encode = (name: string | Uint8Array): Uint8Array => (typeof name === 'string' ? Buffer.from(name, 'utf8') : name);

function fields(entry: RawEntry, compressed: Uint8Array, nameLength: number): Buffer {
  const { data = new Uint8Array() } = entry;
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(20, 0);
  buffer.writeUInt16LE(entry.flags ?? 0x0800, 2);
  buffer.writeUInt16LE(entry.method ?? 8, 4);
  buffer.writeUInt16LE(0x21, 8);
  buffer.writeUInt32LE(entry.crc ?? crc32(data), 10);
  buffer.writeUInt32LE(entry.compressedSize ?? compressed.length, 14);
  buffer.writeUInt32LE(entry.size ?? data.length, 18);
  buffer.writeUInt16LE(nameLength, 22);
  return buffer;
}

/** A zip file exactly as told: entries may lie about their sizes, share bytes, or have any name. */
export function rawZip(entries: readonly RawEntry[], end: { count?: number; directoryAt?: number } = {}): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = encode(entry.name);
    const { data = new Uint8Array() } = entry;
    const compressed = entry.compressed ?? (entry.method === 0 ? data : deflateRawSync(data));
    const header = fields(entry, compressed, name.length);
    const start = entry.at ?? at;
    if (entry.at === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, name, compressed]);
      chunks.push(local);
      at += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(start, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, tail, name]));
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  last.writeUInt16LE((end.count ?? entries.length) & 0xffff, 8);
  last.writeUInt16LE((end.count ?? entries.length) & 0xffff, 10);
  last.writeUInt32LE(listed.length, 12);
  last.writeUInt32LE(end.directoryAt ?? at, 16);
  return new Uint8Array(Buffer.concat([...chunks, listed, last]));
}
