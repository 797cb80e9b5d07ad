/** Codes have at most twelve bits. */
const mostCodes = 4_096;

/**
 * Unpacks the LZW data of a GIF (its specification, appendix F), whose codes begin with `bits` bits and a code for each number
 * below. Gives exactly `size` numbers, those that are missing 0: what is damaged shows as far as it goes.
 */
export function unpackLzw(data: Uint8Array, bits: number, size: number): Uint8Array {
  const out = new Uint8Array(size);
  const clear = 1 << bits;
  const end = clear + 1;
  const before = new Uint16Array(mostCodes);
  const last = new Uint8Array(mostCodes);
  const lengths = new Uint16Array(mostCodes);
  for (let code = 0; code < clear; code++) {
    last[code] = code;
    lengths[code] = 1;
  }
  let [next, width, previous, first] = [end + 1, bits + 1, -1, 0];
  let [at, buffer, filled, written] = [0, 0, 0, 0];
  while (written < size) {
    while (filled < width) {
      const byte = data[at++];
      if (byte === undefined) return out;
      buffer |= byte << filled;
      filled += 8;
    }
    const code = buffer & ((1 << width) - 1);
    buffer >>>= width;
    filled -= width;
    if (code === end) return out;
    if (code === clear) {
      [next, width, previous] = [end + 1, bits + 1, -1];
      continue;
    }
    const isNew = code >= next;
    if (isNew && (previous < 0 || code > next)) return out;
    const known = isNew ? previous : code;
    const length = (lengths[known] ?? 0) + (isNew ? 1 : 0);
    let place = written + length - 1;
    if (isNew) {
      if (place < size) out[place] = first;
      place--;
    }
    let each = known;
    for (; place >= written; place--) {
      first = last[each] ?? 0;
      if (place < size) out[place] = first;
      each = before[each] ?? 0;
    }
    written += length;
    if (previous >= 0 && next < mostCodes) {
      before[next] = previous;
      last[next] = first;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next++;
      if (next === 1 << width && width < 12) width++;
    }
    previous = code;
  }
  return out;
}
