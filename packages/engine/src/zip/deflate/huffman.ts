/** A Huffman code: how many bits each symbol has, 0 for one that does not occur, and the bits, the first one lowest. */
export interface HuffmanCode {
  readonly lengths: Uint8Array;
  readonly bits: Uint16Array;
}

/** Most symbols of any code of deflate (RFC 1951, 3.2.6). */
export const mostSymbols = 288;

/**
 * Work space, used again by every call: small arrays by the dozen for each part of each document are what a collector, and the
 * threads next to it, would otherwise be busiest with.
 */
const lengthSpace = new Uint16Array(16);
const nextSpace = new Uint16Array(16);
const countSpace = new Uint32Array(16);
const keySpace = new Uint32Array(mostSymbols);
const weightSpace = new Float64Array(mostSymbols * 2);
const parentSpace = new Uint16Array(mostSymbols * 2);
const depthSpace = new Uint16Array(mostSymbols * 2);

/** Gives code lengths their bits as deflate does (RFC 1951, 3.2.2); `bits` takes them. */
export function canonicalCode(lengths: Uint8Array, bits: Uint16Array = new Uint16Array(lengths.length)): HuffmanCode {
  const counts = lengthSpace.fill(0);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] as number) + 1;
  const next = nextSpace;
  next[0] = 0;
  for (let length = 1; length < 16; length++) {
    next[length] = ((next[length - 1] as number) + (counts[length - 1] as number)) << 1;
  }
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    let code = next[length] as number;
    next[length] = code + 1;
    let reversed = 0;
    for (let bit = 0; bit < length; bit++, code >>= 1) reversed = (reversed << 1) | (code & 1);
    bits[symbol] = reversed;
  }
  return { lengths, bits };
}

/** A symbol and how often it occurs in one number, so that sorting the numbers sorts the symbols. */
const symbolSpace = 512;

/** The symbols that occur, rarest first. At least two: some readers reject a code with a single symbol. */
function sortedSymbols(frequencies: Uint32Array): Uint32Array {
  const keys = keySpace;
  let count = 0;
  for (let symbol = 0; symbol < frequencies.length; symbol++) {
    const frequency = frequencies[symbol] as number;
    if (frequency > 0) keys[count++] = frequency * symbolSpace + symbol;
  }
  for (let symbol = 0; count < 2; symbol++) if (frequencies[symbol] === 0) keys[count++] = symbolSpace + symbol;
  return keys.subarray(0, count).sort();
}

/** How many symbols have each length in the best code for sorted frequencies, if lengths had no end: `most` means more. */
function lengthCounts(keys: Uint32Array, most: number): Uint32Array {
  const leaves = keys.length;
  const nodes = leaves * 2 - 1;
  const weights = weightSpace.fill(0, leaves, nodes);
  for (let leaf = 0; leaf < leaves; leaf++) weights[leaf] = Math.floor((keys[leaf] as number) / symbolSpace);
  const parents = parentSpace;
  let leaf = 0;
  let inner = leaves;
  // Inner nodes come into being in the order of their weight, so the lightest node is the next leaf or the next inner one.
  for (let made = leaves; made < nodes; made++) {
    for (let half = 0; half < 2; half++) {
      const isLeaf = leaf < leaves && (inner >= made || (weights[leaf] as number) <= (weights[inner] as number));
      const lightest = isLeaf ? leaf++ : inner++;
      weights[made] = (weights[made] as number) + (weights[lightest] as number);
      parents[lightest] = made;
    }
  }
  const depths = depthSpace;
  depths[nodes - 1] = 0;
  const counts = countSpace.fill(0);
  for (let node = nodes - 2; node >= 0; node--) {
    const depth = (depths[parents[node] as number] as number) + 1;
    depths[node] = depth;
    if (node < leaves) counts[Math.min(depth, most)] = (counts[Math.min(depth, most)] as number) + 1;
  }
  return counts;
}

/**
 * Code lengths for symbols by how often each occurs, none longer than `most` bits, at most 15. The same frequencies give the same
 * code. `lengths` takes them.
 */
export function codeLengths(
  frequencies: Uint32Array,
  most: number,
  lengths: Uint8Array = new Uint8Array(frequencies.length),
): Uint8Array {
  const keys = sortedSymbols(frequencies);
  const counts = lengthCounts(keys, most);
  let excess = -(2 ** most);
  for (let length = 1; length <= most; length++) excess += (counts[length] as number) * 2 ** (most - length);
  // Each turn puts one of the longest symbols next to one that gets a bit longer; that takes back one unit of what is too much.
  for (; excess > 0; excess--) {
    let length = most - 1;
    while (counts[length] === 0) length--;
    counts[length] = (counts[length] as number) - 1;
    counts[length + 1] = (counts[length + 1] as number) + 2;
    counts[most] = (counts[most] as number) - 1;
  }
  lengths.fill(0);
  let next = 0;
  for (let length = most; length > 0; length--) {
    for (let left = counts[length] as number; left > 0; left--)
      lengths[(keys[next++] as number) % symbolSpace] = length;
  }
  return lengths;
}

/** Makes one code after the other in the same space: each is good until the next. */
export class CodeMaker {
  readonly #lengths: Uint8Array;
  readonly #bits: Uint16Array;
  readonly #most: number;

  constructor(symbols: number, most: number) {
    this.#lengths = new Uint8Array(symbols);
    this.#bits = new Uint16Array(symbols);
    this.#most = most;
  }

  make(frequencies: Uint32Array): HuffmanCode {
    return canonicalCode(codeLengths(frequencies, this.#most, this.#lengths), this.#bits);
  }
}
