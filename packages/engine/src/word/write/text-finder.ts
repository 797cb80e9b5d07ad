import { windowSize, type Deflater } from '../../zip/deflate/index.ts';
import { pieceStart, type WrittenPieces } from './byte-writer.ts';

const hashBits = 12;

/** A repetition in text is worth its bits from here on: more than one character outside ASCII. */
const worthwhile = 4;

/** Bytes at the beginning and at the end of a text that identify it. */
const looked = 12;

/** For each hash of four bytes two numbers, for each hash of a text one. Parts are deflated one after the other: each has all of it. */
const placeSpace = new Int32Array(2 << hashBits);
const textSpace = new Int32Array(1 << hashBits);

/** What a text has in common with another one. */
interface Common {
  /** Bytes at the beginning, and how many of the others at the end. */
  readonly first: number;
  readonly last: number;
  readonly isSameLength: boolean;
}

/** Finds what texts of a document repeat of texts before them. */
export class TextFinder {
  readonly #pieces: WrittenPieces;
  /** For each hash of four bytes, the piece that holds them, plus one, and their offset in the own bytes. */
  #places: Int32Array | null = null;
  /** For each hash of a text, the piece, plus one. */
  #texts: Int32Array | null = null;

  constructor(pieces: WrittenPieces) {
    this.#pieces = pieces;
  }

  /** What a text from `from` on has in common with another piece; null when that is none of the document's own. */
  compare(from: number, length: number, piece: number): Common | null {
    const { stretches, from: starts, own } = this.#pieces;
    if (stretches[piece] !== null) return null;
    const other = starts[piece] as number;
    const otherLength = this.#end(piece) - other;
    const most = Math.min(length, otherLength);
    let first = 0;
    while (first < most && own[from + first] === own[other + first]) first++;
    let last = 0;
    const isSameLength = length === otherLength;
    if (isSameLength) {
      while (last < most - first && own[from + length - 1 - last] === own[other + length - 1 - last]) last++;
    }
    return { first, last, isSameLength };
  }

  /** The last piece in reach that is the same as a text that begins at `start` in the part; -1 for none. */
  findWhole(from: number, length: number, piece: number, start: number): number {
    if (length < worthwhile) return -1;
    const { own, from: starts } = this.#pieces;
    const texts = (this.#texts ??= textSpace.fill(0));
    let hash = length;
    for (let at = from; at < from + Math.min(length, looked); at++)
      hash = Math.imul(hash ^ (own[at] as number), 0x9e3779b1);
    for (let at = from + Math.max(0, length - looked); at < from + length; at++)
      hash = Math.imul(hash ^ (own[at] as number), 0x9e3779b1);
    const slot = hash >>> (32 - hashBits);
    const known = (texts[slot] as number) - 1;
    texts[slot] = piece + 1;
    if (known < 0 || start - pieceStart(this.#pieces, known) > windowSize) return -1;
    const source = starts[known] as number;
    const isSame = this.#end(known) - source === length && this.#same(source, from, length) === length;
    return isSame ? known : -1;
  }

  /**
   * Writes own bytes: what was in own bytes before, as a repetition of it. `start` is their offset in the part. Gives the piece
   * that the end was copied from, if that is where this piece ends; otherwise -1.
   */
  write(deflater: Deflater, from: number, length: number, start: number, piece: number): number {
    const { own, from: starts } = this.#pieces;
    const places = (this.#places ??= placeSpace.fill(0));
    const end = from + length;
    let at = from;
    let copied = -1;
    while (at + worthwhile <= end) {
      const four = (own[at] as number) | ((own[at + 1] as number) << 8) | ((own[at + 2] as number) << 16);
      const slot = (Math.imul(four ^ ((own[at + 3] as number) << 24), 0x9e3779b1) >>> (32 - hashBits)) * 2;
      const known = (places[slot] as number) - 1;
      const source = places[slot + 1] as number;
      places[slot] = piece + 1;
      places[slot + 1] = at;
      const sourceEnd = known < 0 ? source : known === piece ? at : this.#end(known);
      const same = known < 0 ? 0 : this.#same(source, at, Math.min(sourceEnd - source, end - at));
      const distance =
        same < worthwhile
          ? 0
          : start + at - from - pieceStart(this.#pieces, known) - source + (starts[known] as number);
      if (distance > 0 && distance <= windowSize) {
        deflater.match(same, distance);
        at += same;
        if (at === end && known !== piece && source + same === sourceEnd) copied = known;
      } else deflater.literal(own[at++] as number);
    }
    deflater.literals(own, at, end);
    return copied;
  }

  /** Where the own bytes of a piece end. */
  #end(piece: number): number {
    const { from, ends } = this.#pieces;
    return (from[piece] as number) + (ends[piece] as number) - pieceStart(this.#pieces, piece);
  }

  /** How many own bytes, at most `most`, are the same from two offsets on. */
  #same(source: number, at: number, most: number): number {
    const { own } = this.#pieces;
    let same = 0;
    while (same < most && own[source + same] === own[at + same]) same++;
    return same;
  }
}
