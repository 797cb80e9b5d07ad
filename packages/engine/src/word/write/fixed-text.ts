import { crcShift } from '../../platform/crc32.ts';
import type { Codec } from '../../zip/index.ts';
import { findRepetitions, type FixedBytes, type FoundRepetitions } from './find-repetitions.ts';

const encoder = new TextEncoder();

/** A stretch of fixed bytes of a part's program. */
export interface Stretch extends FixedBytes {
  /** Its position among the stretches of its part. */
  readonly index: number;
  /** The same for stretches of the same bytes. */
  readonly content: number;
  readonly part: FixedText;
}

/** What is worked out once about a stretch, for compressing it in every document. */
export interface PreparedStretch {
  readonly repetitions: FoundRepetitions;
  readonly crc: number;
  /** See `joinCrcs`. */
  readonly crcShift: number;
}

/** The fixed stretches of a part's program, in the order of its text. */
export class FixedText {
  readonly #stretches: Stretch[] = [];
  readonly #contents = new Map<string, number>();
  #prepared: readonly PreparedStretch[] | null = null;

  /** Adds what follows in the text. See `FixedBytes` for details. */
  add(xml: string, isCertain: boolean, era: number): Stretch {
    const index = this.#stretches.length;
    const content = this.#contents.get(xml) ?? index;
    this.#contents.set(xml, content);
    const stretch = { bytes: encoder.encode(xml), isCertain, era, index, content, part: this };
    this.#stretches.push(stretch);
    return stretch;
  }

  /** One for each stretch. Computed on first use: not every template that is compiled is rendered. */
  prepare(crc32: Codec['crc32']): readonly PreparedStretch[] {
    if (this.#prepared) return this.#prepared;
    const repetitions = findRepetitions(this.#stretches);
    this.#prepared = this.#stretches.map(({ bytes }, index) => ({
      repetitions: repetitions[index] as FoundRepetitions,
      crc: crc32(bytes),
      crcShift: crcShift(bytes.length),
    }));
    return this.#prepared;
  }
}
