import { GrowingBytes } from './growing-bytes.ts';

/** Codes have at most twelve bits. */
const mostBits = 12;
const mostCodes = 1 << mostBits;

export interface LzwFormat {
  /** Bits of the values: codes begin one bit wider, after one code that clears the table and one that ends the data. */
  readonly bits: number;
  /** Where the first code begins in a byte: at its highest bit (PDF, TIFF) or its lowest (GIF). */
  readonly order: 'highest-first' | 'lowest-first';
  /** 1 when codes grow a code early, as they do in PDF unless DecodeParms say 0. */
  readonly earlyChange: 0 | 1;
}

export interface UnpackedLzw {
  readonly bytes: Uint8Array;
  /** False when the data ends before its last code, or has a code that it cannot have. */
  readonly complete: boolean;
}

/** Codes of data, each `width` bits wide; undefined after the last. */
function codeReader(data: Uint8Array, order: LzwFormat['order']): (width: number) => number | undefined {
  let at = 0;
  let hold = 0;
  let held = 0;
  if (order === 'lowest-first') {
    return (width) => {
      for (; held < width; held += 8) {
        if (at >= data.length) return undefined;
        hold |= (data[at++] as number) << held;
      }
      const code = hold & ((1 << width) - 1);
      hold >>>= width;
      held -= width;
      return code;
    };
  }
  return (width) => {
    for (; held < width; held += 8) {
      if (at >= data.length) return undefined;
      hold = ((hold << 8) | (data[at++] as number)) & 0xffffff;
    }
    held -= width;
    return (hold >> held) & ((1 << width) - 1);
  };
}

/**
 * Unpacks LZW data (ISO 32000-1, 7.4.4; GIF89a, appendix F). Stops once there are `enough` bytes.
 * @throws OutputTooLong past `limit` bytes
 */
export function unpackLzw(data: Uint8Array, format: LzwFormat, limit: number, enough = Infinity): UnpackedLzw {
  const clear = 1 << format.bits;
  const endOfData = clear + 1;
  const read = codeReader(data, format.order);
  const out = new GrowingBytes(Math.min(limit, data.length * 3), limit);
  // Each code means bytes that were written before: where they begin in the output, and how many they are.
  const starts = new Uint32Array(mostCodes);
  const lengths = new Uint32Array(mostCodes);
  let next = endOfData + 1;
  let width = format.bits + 1;
  let previousStart = -1;
  let previousLength = 0;
  let written = 0;

  while (written < enough) {
    const code = read(width);
    if (code === undefined) return { bytes: out.bytes, complete: false };
    if (code === endOfData) break;
    if (code === clear) {
      next = endOfData + 1;
      width = format.bits + 1;
      previousStart = -1;
      continue;
    }
    let length = 1;
    const start = written;
    if (code < clear) out.push(code);
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
    if (width < mostBits && next + format.earlyChange >= 1 << width) width++;
  }
  return { bytes: out.bytes, complete: true };
}
