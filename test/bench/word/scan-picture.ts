import { deflateSync } from 'node:zlib';
import { crc32 } from '../../../packages/engine/src/platform/crc32.ts';

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(bytes.length - 4, crc32(bytes, 0, 4, bytes.length - 4));
  return bytes;
}

/** A gray picture as a scanner makes it: PNG of about 49 kB that no compression makes smaller. */
export function scanPicture(random: () => number): Uint8Array {
  const side = 221;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  header[8] = 8;
  const rows = Uint8Array.from({ length: side * (side + 1) }, (_, at) =>
    at % (side + 1) === 0 ? 0 : Math.floor(random() * 256),
  );
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const chunks = [signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())];
  return new Uint8Array(Buffer.concat(chunks));
}
