import { deflateSync, inflateSync } from 'fflate';
import type { Codec } from './codec.ts';

function crcTables(): Int32Array[] {
  const tables = Array.from({ length: 4 }, () => new Int32Array(256));
  const [first, ...rest] = tables as [Int32Array, ...Int32Array[]];
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    first[byte] = crc;
  }
  let previous = first;
  for (const table of rest) {
    for (let byte = 0; byte < 256; byte++) {
      const crc = previous[byte] ?? 0;
      table[byte] = (crc >>> 8) ^ (first[crc & 0xff] ?? 0);
    }
    previous = table;
  }
  return tables;
}

const [t0, t1, t2, t3] = crcTables() as [Int32Array, Int32Array, Int32Array, Int32Array];

/** CRC-32 four bytes at a time ("slicing by four"). */
function crc32(data: Uint8Array): number {
  let crc = -1;
  let at = 0;
  for (const end = data.length - 3; at < end; at += 4) {
    crc ^=
      (data[at] as number) |
      ((data[at + 1] as number) << 8) |
      ((data[at + 2] as number) << 16) |
      ((data[at + 3] as number) << 24);
    crc =
      (t3[crc & 0xff] as number) ^
      (t2[(crc >>> 8) & 0xff] as number) ^
      (t1[(crc >>> 16) & 0xff] as number) ^
      (t0[crc >>> 24] as number);
  }
  for (; at < data.length; at++) crc = (crc >>> 8) ^ (t0[(crc ^ (data[at] as number)) & 0xff] as number);
  return ~crc >>> 0;
}

function isLevel(level: number): level is 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 {
  return Number.isInteger(level) && level >= 0 && level <= 9;
}

/** The codec that runs everywhere. Node has a faster one in `@shorui/engine/node`. */
export const portableCodec: Codec = {
  inflateRaw(data, size) {
    // One byte more than promised, so that an entry that lies about its size is seen.
    const inflated = inflateSync(data, { out: new Uint8Array(size + 1) });
    if (inflated.length !== size) throw new RangeError('inflated size differs from the promised size');
    return inflated;
  },
  deflateRaw: (data, level) => deflateSync(data, { level: isLevel(level) ? level : 6 }),
  crc32,
};
