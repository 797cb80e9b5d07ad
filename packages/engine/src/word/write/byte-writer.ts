import type { TextPiece } from '../../package/parts-archive.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import type { Stretch } from './fixed-text.ts';
import { TextBytes, type TextBreaks } from './text-bytes.ts';

export type { TextBreaks } from './text-bytes.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** What was written, piece by piece. A piece is a part of a fixed stretch, or of the document's own bytes. */
export interface WrittenPieces {
  readonly count: number;
  /** null for the document's own bytes. */
  readonly stretches: readonly (Stretch | null)[];
  /** Where each piece begins in its stretch or in the own bytes. */
  readonly from: readonly number[];
  /** Where each piece ends in the part. */
  readonly ends: readonly number[];
  readonly own: Uint8Array;
}

/** Where a piece begins in the part. */
export function pieceStart({ ends }: WrittenPieces, piece: number): number {
  return piece === 0 ? 0 : (ends[piece - 1] as number);
}

/**
 * The bytes of a part. Fixed stretches are not copied: only which of them come, and the bytes between them, are kept. Offsets and
 * lengths are those of the whole.
 */
export class ByteWriter {
  readonly #own = new TextBytes();
  readonly #stretches: (Stretch | null)[] = [];
  readonly #from: number[] = [];
  readonly #ends: number[] = [];
  #length = 0;
  /** Pieces follow each other in the own bytes, as long as nothing was spliced. */
  #isAscending = true;
  /** Most bytes it will hold. */
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get length(): number {
    return this.#length;
  }

  get pieces(): WrittenPieces {
    const { bytes } = this.#own;
    return { count: this.#ends.length, stretches: this.#stretches, from: this.#from, ends: this.#ends, own: bytes };
  }

  /** All that was written, as text. Only the document's own bytes are decoded. */
  get texts(): readonly TextPiece[] {
    return this.#ends.map((end, piece) => {
      const stretch = this.#stretches[piece];
      const from = this.#from[piece] as number;
      const to = from + end - this.#start(piece);
      const isWhole = from === 0 && to === stretch?.bytes.length;
      return isWhole ? stretch : decoder.decode((stretch?.bytes ?? this.#own.bytes).subarray(from, to));
    });
  }

  /** A copy of what was written between two offsets. */
  slice(from: number, to: number): Uint8Array<ArrayBuffer> {
    const copy = new Uint8Array(to - from);
    for (let piece = this.#pieceAt(from); piece < this.#ends.length; piece++) {
      const start = this.#start(piece);
      if (start >= to) break;
      const shift = (this.#from[piece] as number) - start;
      const bytes = this.#stretches[piece]?.bytes ?? this.#own.bytes;
      const first = Math.max(from, start);
      copy.set(bytes.subarray(first + shift, Math.min(to, this.#ends[piece] as number) + shift), first - from);
    }
    return copy;
  }

  /** Forgets everything after `length`. */
  truncate(length: number): void {
    while (this.#ends.length > 0 && this.#start(this.#ends.length - 1) >= length) {
      const from = this.#from.pop() ?? 0;
      if (this.#stretches.pop() === null && this.#isAscending) this.#own.truncate(from);
      this.#ends.pop();
    }
    const last = this.#ends.length - 1;
    if (last >= 0 && (this.#ends[last] as number) > length) {
      this.#ends[last] = length;
      if (this.#stretches[last] === null && this.#isAscending)
        this.#own.truncate((this.#from[last] as number) + length - this.#start(last));
    }
    this.#length = length;
  }

  /** Replaces what was written between two offsets. What came after moves. */
  splice(from: number, to: number, bytes: Uint8Array): void {
    // The own bytes of what came after stay where they are.
    this.#isAscending = false;
    const first = this.#pieceAt(to);
    const cut = first < this.#ends.length ? to - this.#start(first) : 0;
    const [stretches, starts] = [this.#stretches.slice(first), this.#from.slice(first)];
    const lengths = this.#ends.slice(first).map((end, index) => end - this.#start(first + index));
    this.truncate(from);
    this.write(bytes);
    stretches.forEach((stretch, index) => {
      const skipped = index === 0 ? cut : 0;
      this.#add(stretch, (starts[index] ?? 0) + skipped, (lengths[index] ?? 0) - skipped);
    });
  }

  /** Do the bytes written since `from` hold these? They are looked for from the end. */
  holds(bytes: Uint8Array, from: number): boolean {
    const step = 4096;
    for (let end = this.#length; end - from >= bytes.length; end -= step) {
      // Stretches that are looked at meet by less than what is looked for.
      const part = this.slice(Math.max(from, end - step - bytes.length + 1), end);
      for (let at = part.length - bytes.length; at >= 0; at--) {
        let index = 0;
        while (index < bytes.length && part[at + index] === bytes[index]) index++;
        if (index === bytes.length) return true;
      }
    }
    return false;
  }

  /** @throws OutputTooLarge */
  write(bytes: Uint8Array): void {
    const from = this.#own.length;
    this.#own.write(bytes);
    this.#addOwn(from);
  }

  /**
   * Writes text for element content: `&`, `<`, `>` escaped, and what XML 1.0 cannot hold (control characters, lone
   * surrogates, U+FFFE, U+FFFF) left out. Line breaks and tabs become the given XML.
   * @throws OutputTooLarge
   */
  writeText(text: string, breaks: TextBreaks): void {
    const from = this.#own.length;
    this.#own.writeText(text, breaks);
    this.#addOwn(from);
  }

  /** @throws OutputTooLarge */
  writeFixed(stretch: Stretch): void {
    this.#add(stretch, 0, stretch.bytes.length);
  }

  #start(piece: number): number {
    return piece === 0 ? 0 : (this.#ends[piece - 1] as number);
  }

  /** The piece that holds an offset. */
  #pieceAt(at: number): number {
    return firstAtLeast(this.#ends, at + 1, (end) => end);
  }

  #addOwn(from: number): void {
    const added = this.#own.length - from;
    const last = this.#ends.length - 1;
    const goesOn = this.#stretches[last] === null && this.#from[last] === from - this.#length + this.#start(last);
    if (!goesOn) this.#add(null, from, added);
    else {
      this.#grow(added);
      this.#ends[last] = this.#length;
    }
  }

  #add(stretch: Stretch | null, from: number, added: number): void {
    if (added === 0) return;
    this.#grow(added);
    this.#stretches.push(stretch);
    this.#from.push(from);
    this.#ends.push(this.#length);
  }

  #grow(added: number): void {
    this.#length += added;
    if (this.#length > this.#limit) throw new OutputTooLarge();
  }
}

/** A part outgrew the limit on output. */
export class OutputTooLarge extends Error {}
