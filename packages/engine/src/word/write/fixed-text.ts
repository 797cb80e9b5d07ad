import { crcShift } from '../../platform/crc32.ts';
import type { Codec } from '../../zip/index.ts';
import { findRepetitions, type FixedBytes, type FoundRepetitions } from './find-repetitions.ts';

const encoder = new TextEncoder();

/** A stretch of fixed bytes of a part's program. */
export interface Stretch extends FixedBytes {
  /** The same as text. */
  readonly text: string;
  /** Its position among the stretches of its part. */
  readonly index: number;
  /** The same for stretches of the same bytes. */
  readonly content: number;
  readonly part: FixedText;
}

/** The CRC of a stretch, and what it is joined with: see `joinCrcs`. */
export interface StretchCrc {
  readonly crc: number;
  readonly shift: number;
}

/** The fixed stretches of a part's program, in the order of its text. */
export class FixedText {
  readonly #stretches: Stretch[] = [];
  readonly #contents = new Map<string, number>();
  #prepared: readonly FoundRepetitions[] | null = null;
  #crcs: readonly StretchCrc[] | null = null;
  /** Was a document made of it? */
  #isUsed = false;

  /** Adds what follows in the text. See `FixedBytes` for details. */
  add(xml: string, isCertain: boolean, era: number): Stretch {
    const index = this.#stretches.length;
    const content = this.#contents.get(xml) ?? index;
    this.#contents.set(xml, content);
    const stretch = { bytes: encoder.encode(xml), text: xml, isCertain, era, index, content, part: this };
    this.#stretches.push(stretch);
    return stretch;
  }

  /** What each stretch repeats. Computed on first use: not every template that is compiled is rendered. */
  prepare(): readonly FoundRepetitions[] {
    return (this.#prepared ??= findRepetitions(this.#stretches));
  }

  /** One for each stretch. The first time null, unless the part is long: they do not make the CRC of a single document faster. */
  crcs(crc32: Codec['crc32'], isLong: boolean): readonly StretchCrc[] | null {
    if (this.#isUsed || isLong) {
      this.#crcs ??= this.#stretches.map(({ bytes }) => ({ crc: crc32(bytes), shift: crcShift(bytes.length) }));
    }
    this.#isUsed = true;
    return this.#crcs;
  }
}
