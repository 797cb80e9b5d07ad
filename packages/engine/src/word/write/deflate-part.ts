import { crc32, joinCrcs } from '../../platform/crc32.ts';
import { Deflater, shortestMatch, windowSize } from '../../zip/deflate/index.ts';
import type { Codec, ZipEntry } from '../../zip/index.ts';
import { pieceStart, type ByteWriter, type WrittenPieces } from './byte-writer.ts';
import type { FoundRepetitions, Repetitions } from './find-repetitions.ts';
import type { Stretch, StretchCrc } from './fixed-text.ts';
import { TextFinder } from './text-finder.ts';

/** Long ago, so that nothing reaches back to it. */
const never = -1_000_000_000;

/** A text that differs in so few bytes from one like it is written like that one, though it may be somewhere else as a whole. */
const mostBetween = 2;

/** Bytes of a part that is not copied to take its CRC. */
const longPart = 262_144;

/** Up to so many bytes a CRC is quicker taken than joined. */
const shortStretch = 32;

/**
 * Deflates a part from what it was written of. Where the fixed stretches repeat themselves or each other is known already, and a
 * stretch that was written before is copied from there, so the bytes of stretches are not even looked at.
 */
class PartDeflater {
  readonly #pieces: WrittenPieces;
  readonly #repetitions: readonly FoundRepetitions[];
  /** null: the CRC is that of the whole part. */
  readonly #crcs: readonly StretchCrc[] | null;
  readonly #deflater = new Deflater();
  readonly #texts: TextFinder;
  /** Where each stretch was written last: its offset, and which piece it was. */
  readonly #offsets: Int32Array;
  readonly #lastPieces: Int32Array;
  /**
   * While a repetition may continue: the piece that this one would be copied from. It is as far back as what was copied last, and that
   * ended where it begins. Otherwise -1.
   */
  #alike = -1;
  /** Where `#writeCertain` is in the list of a stretch, and in the part. */
  #certainIndex = 0;
  #certainAt = 0;
  #crc = 0;

  constructor(pieces: WrittenPieces, codec: Codec) {
    this.#pieces = pieces;
    const text = pieces.stretches.find((stretch) => stretch !== null)?.part;
    this.#repetitions = text?.prepare() ?? [];
    const size = pieceStart(pieces, pieces.count);
    this.#crcs = text?.crcs((data) => codec.crc32(data), size > longPart) ?? null;
    this.#offsets = new Int32Array(this.#repetitions.length).fill(never);
    this.#lastPieces = new Int32Array(this.#repetitions.length).fill(-1);
    this.#texts = new TextFinder(pieces);
  }

  /** The CRC is null when that of the whole part has to be taken. */
  run(): { crc: number | null; compressed: Uint8Array } {
    const { count, stretches, from, ends, own } = this.#pieces;
    let start = 0;
    for (let piece = 0; piece < count; piece++) {
      const stretch = stretches[piece] ?? null;
      const first = from[piece] as number;
      const length = (ends[piece] as number) - start;
      if (stretch?.bytes.length === length) this.#writeStretch(stretch, start, piece);
      else {
        if (this.#crcs) this.#crc = crc32(stretch?.bytes ?? own, this.#crc, first, first + length);
        if (stretch) {
          // One that was cut off is rare.
          this.#deflater.literals(stretch.bytes, first, first + length);
          this.#alike = -1;
        } else this.#writeText(first, length, start, piece);
      }
      start += length;
    }
    return { crc: this.#crcs && this.#crc, compressed: this.#deflater.finish() };
  }

  #writeStretch(stretch: Stretch, start: number, piece: number): void {
    const { bytes, index } = stretch;
    if (this.#crcs) {
      const { crc, shift } = this.#crcs[index] as StretchCrc;
      this.#crc = bytes.length > shortStretch ? joinCrcs(this.#crc, crc, shift) : crc32(bytes, this.#crc);
    }
    const distance = start - (this.#offsets[index] as number);
    const before = this.#lastPieces[index] as number;
    this.#offsets[index] = start;
    this.#lastPieces[index] = piece;
    if (this.#isWhole(this.#alike, stretch)) {
      this.#deflater.match(bytes.length, this.#deflater.openDistance);
      this.#alike++;
    } else if (distance <= windowSize && bytes.length >= shortestMatch) {
      this.#deflater.match(bytes.length, distance);
      this.#alike = before + 1;
    } else {
      this.#writeRepetitions(this.#repetitions[index] as FoundRepetitions, bytes, start);
      this.#alike = -1;
    }
  }

  /** Is a piece all of a stretch, or of one of the same bytes? */
  #isWhole(piece: number, stretch: Stretch): boolean {
    const { stretches, ends } = this.#pieces;
    if (piece < 0 || stretches[piece]?.content !== stretch.content) return false;
    return (ends[piece] as number) - pieceStart(this.#pieces, piece) === stretch.bytes.length;
  }

  #writeRepetitions({ any, certain }: FoundRepetitions, bytes: Uint8Array, start: number): void {
    const deflater = this.#deflater;
    this.#certainIndex = 0;
    this.#certainAt = start;
    let at = start;
    for (let index = 0; index < any.length;) {
      const literal = any[index++] as number;
      if (literal >= 0) {
        deflater.literal(literal);
        at++;
        continue;
      }
      const distance = at - (this.#offsets[any[index] as number] as number) - (any[index + 1] as number);
      index += 2;
      if (distance <= windowSize) deflater.match(-literal, distance);
      else this.#writeCertain(certain, bytes, start, at, at - literal);
      at -= literal;
    }
  }

  /**
   * Writes what is between two offsets of a stretch that begins at `start`, when what it repeats is not there or too far. Offsets of a
   * stretch come in ascending order.
   */
  #writeCertain(certain: Repetitions, bytes: Uint8Array, start: number, from: number, to: number): void {
    let index = this.#certainIndex;
    let at = this.#certainAt;
    while (index < certain.length && at < to) {
      // What ends behind `to` is looked at again: the next call begins there.
      this.#certainIndex = index;
      this.#certainAt = at;
      const literal = certain[index++] as number;
      const end = literal >= 0 ? at + 1 : at - literal;
      const first = Math.max(at, from);
      const last = Math.min(end, to);
      let distance = windowSize + 1;
      if (literal < 0) {
        distance = at - (this.#offsets[certain[index] as number] as number) - (certain[index + 1] as number);
        index += 2;
      }
      if (distance <= windowSize && last - first >= shortestMatch) this.#deflater.match(last - first, distance);
      else this.#deflater.literals(bytes, first - start, last - start);
      at = end;
    }
  }

  #writeText(from: number, length: number, start: number, piece: number): void {
    const deflater = this.#deflater;
    const distance = deflater.openDistance;
    const alike = this.#alike;
    const known = alike >= 0 && alike < piece ? this.#texts.compare(from, length, alike) : null;
    const first = known?.first ?? 0;
    // The end of the text can only be copied like its beginning when what follows is copied from there too.
    const last = known?.isSameLength === true && this.#isFollowedAlike(piece, alike) ? known.last : 0;
    if (first + last + mostBetween < length) {
      const source = this.#texts.findWhole(from, length, piece, start);
      if (source >= 0) {
        deflater.match(length, start - pieceStart(this.#pieces, source));
        this.#alike = source + 1;
        return;
      }
    }
    if (first > 0) deflater.match(first, distance);
    let source = known?.isSameLength === true ? alike : -1;
    if (first < length) {
      const found = this.#texts.write(deflater, from + first, length - first - last, start + first, piece);
      if (last > 0) deflater.match(last, distance);
      else source = found;
    }
    this.#alike = source < 0 ? -1 : source + 1;
  }

  /** Will the piece after this one be copied from the one after another piece? */
  #isFollowedAlike(piece: number, alike: number): boolean {
    const next = this.#pieces.stretches[piece + 1] ?? null;
    return (
      next !== null &&
      next.bytes.length >= shortestMatch &&
      this.#isWhole(piece + 1, next) &&
      this.#isWhole(alike + 1, next)
    );
  }
}

/** Makes a zip entry of a part. The same pieces give the same bytes, wherever this runs. */
export function deflatePart(name: string, writer: ByteWriter, codec: Codec): ZipEntry {
  const { crc, compressed } = new PartDeflater(writer.pieces, codec).run();
  return { name, method: 8, crc: crc ?? codec.crc32(writer.slice(0, writer.length)), size: writer.length, compressed };
}
