import { deflateSync, inflateSync } from 'fflate';
import type { Codec } from './codec.ts';
import { crc32 } from './crc32.ts';

function isLevel(level: number): level is 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 {
  return Number.isInteger(level) && level >= 0 && level <= 9;
}

/** The codec that runs everywhere. Node has a faster one in `@shorui/engine/node`. */
export const portableCodec: Codec = {
  inflateRaw(data, size) {
    // One byte more than declared, to detect an entry larger than its declared size.
    const inflated = inflateSync(data, { out: new Uint8Array(size + 1) });
    if (inflated.length !== size) throw new RangeError('inflated size differs from the promised size');
    return inflated;
  },
  deflateRaw: (data, level) => deflateSync(data, { level: isLevel(level) ? level : 6 }),
  crc32: (data) => crc32(data),
};
