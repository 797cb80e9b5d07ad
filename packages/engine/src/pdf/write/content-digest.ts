/** Odd numbers with bits well spread: multiples of the golden ratio and of roots of small primes, scaled to 32 bits. */
const factors = [0x9e3779b1, 0xb504f333, 0xddb3d743, 0x8f1bbcdd] as const;

/** Bytes that are mixed in one call. */
const pieceBytes = 4096;

/**
 * Mixes the bytes from one offset to another, a multiple of 16 further on, into the lanes. In a function of its own that is called again and
 * again: V8 compiles a long loop apart from what follows it, and leaves that code at the end of each call.
 */
function mixPiece(lanes: Int32Array, view: DataView, from: number, to: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = lanes;
  for (let at = from; at < to; at += 16) {
    a = Math.imul(a ^ view.getUint32(at, true), factors[0]);
    b = Math.imul(b ^ view.getUint32(at + 4, true), factors[1]);
    c = Math.imul(c ^ view.getUint32(at + 8, true), factors[2]);
    d = Math.imul(d ^ view.getUint32(at + 12, true), factors[3]);
    // Multiplying carries only upwards: the high bits go back down, and each lane into the next.
    const turned = a ^ (a >>> 15);
    a = b ^ (b >>> 13);
    b = c ^ (c >>> 16);
    c = d ^ (d >>> 14);
    d = turned;
  }
  lanes[0] = a;
  lanes[1] = b;
  lanes[2] = c;
  lanes[3] = d;
}

/**
 * 16 bytes that identify the data: different data almost always has different ones. For identifiers only: it resists no
 * one who means to deceive. `seed` begins where another digest ended.
 */
export function contentDigest(data: Uint8Array, seed?: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = seed ? new DataView(seed.buffer, seed.byteOffset, 16) : undefined;
  const lanes = Int32Array.from(factors, (factor, lane) => factor ^ (start?.getUint32(lane * 4, true) ?? 0));
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const whole = data.length - (data.length % 16);
  for (let at = 0; at < whole; at += pieceBytes) mixPiece(lanes, view, at, Math.min(whole, at + pieceBytes));
  let [a = 0, b = 0, c = 0, d = 0] = lanes;
  for (let at = whole; at < data.length; at++) {
    a = Math.imul(a ^ (data[at] as number), factors[0]);
    const turned = a ^ (a >>> 15);
    a = b ^ (b >>> 13);
    b = c;
    c = d;
    d = turned;
  }
  a ^= data.length;
  for (let round = 0; round < 8; round++) {
    a = Math.imul(a ^ (a >>> 16) ^ d, factors[0]);
    b = Math.imul(b ^ (b >>> 15) ^ a, factors[1]);
    c = Math.imul(c ^ (c >>> 16) ^ b, factors[2]);
    d = Math.imul(d ^ (d >>> 15) ^ c, factors[3]);
  }
  const digest = new Uint8Array(16);
  const out = new DataView(digest.buffer);
  [a, b, c, d].forEach((lane, index) => out.setUint32(index * 4, lane, true));
  return digest;
}
