import { GrowingBytes } from './growing-bytes.ts';
import type { Unpacked } from './inflate.ts';

const clear = 256;
const endOfData = 257;
const mostCodes = 4096;

/**
 * Unpacks LZW data (ISO 32000-1, 7.4.4). `earlyChange` is 1 when codes grow a code early, as they do unless DecodeParms say 0.
 * @throws OutputTooLong past `limit` bytes
 */
export function unpackLzw(data: Uint8Array, earlyChange: 0 | 1, limit: number): Unpacked {
  const out = new GrowingBytes(Math.min(limit, data.length * 3), limit);
  // Each code means bytes that were written before: where they begin in the output, and how many they are.
  const starts = new Uint32Array(mostCodes);
  const lengths = new Uint32Array(mostCodes);
  let next = 258;
  let width = 9;
  let previousStart = -1;
  let previousLength = 0;
  let written = 0;
  let hold = 0;
  let held = 0;

  for (let at = 0; ;) {
    while (held < width) {
      if (at >= data.length) return { bytes: out.bytes, complete: false };
      hold = ((hold << 8) | (data[at++] as number)) & 0xffffff;
      held += 8;
    }
    held -= width;
    const code = (hold >> held) & ((1 << width) - 1);
    if (code === endOfData) return { bytes: out.bytes, complete: true };
    if (code === clear) {
      next = 258;
      width = 9;
      previousStart = -1;
      continue;
    }
    let length = 1;
    const start = written;
    if (code < 256) out.push(code);
    else if (code < next) {
      length = lengths[code] as number;
      out.repeat(written - (starts[code] as number), length);
    } else if (code === next && previousStart >= 0) {
      // The code that is just being made: the bytes before, and the first of them again.
      length = previousLength + 1;
      out.repeat(written - previousStart, length);
    } else return { bytes: out.bytes, complete: false };
    written += length;
    if (previousStart >= 0 && next < mostCodes) {
      starts[next] = previousStart;
      lengths[next] = previousLength + 1;
      next++;
    }
    previousStart = start;
    previousLength = length;
    const grown = next + earlyChange;
    width = grown >= 2048 ? 12 : grown >= 1024 ? 11 : grown >= 512 ? 10 : 9;
  }
}
