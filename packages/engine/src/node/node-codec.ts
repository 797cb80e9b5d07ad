import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Codec } from '../word/index.ts';

function plain(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/** Data that fits into a window of 2^13 bytes loses nothing by it, and zlib has a third of the memory to clear each time. */
const smallData = 8192;
const smallMemory = { windowBits: 13, memLevel: 7 };

/** The codec of Node's own zlib: several times faster than the portable one. The output bytes depend on the zlib version of Node. */
export const nodeCodec: Codec = {
  inflateRaw(data, size) {
    // zlib takes no limit of 0; an empty entry still may not yield a byte.
    const inflated = inflateRawSync(data, { maxOutputLength: Math.max(size, 1), chunkSize: Math.max(size, 64) });
    if (inflated.length !== size) throw new RangeError('inflated size differs from the promised size');
    return plain(inflated);
  },
  deflateRaw: (data, level) => plain(deflateRawSync(data, { level, ...(data.length <= smallData && smallMemory) })),
  crc32: (data) => crc32(data),
};
