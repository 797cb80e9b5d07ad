import { deflateSync } from 'node:zlib';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(nodeCodec.crc32(body));
  return Buffer.concat([length, body, sum]);
}

export interface Png {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly color: number;
  readonly interlace?: 0 | 1;
  readonly rows: readonly (readonly number[])[];
  readonly palette?: readonly number[];
  readonly clear?: readonly number[];
}

/** A PNG of rows that each begin with their filter byte. */
export function makePng({ width, height, bits, color, interlace = 0, rows, palette, clear }: Png): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, color, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(clear ? [chunk('tRNS', Buffer.from(clear))] : []),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
