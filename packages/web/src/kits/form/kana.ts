import { tidyKana } from './tidy.ts';

/** Hiragana, the bar and spaces: what an input method shows before it converts to kanji. */
const reading = /^[\u3041-\u3096\u309d\u309e\u30fc\u30fb\s\u3000]+$/;
/** Latin letters at the end of a reading that are not a kana yet, as in 「やまd」. */
const unfinished = /[a-zA-Zａ-ｚＡ-Ｚ]+$/;

/** The katakana of a composition before its conversion; undefined when it is converted already (「山田」) or no kana. */
export function readingOf(composed: string): string | undefined {
  const kana = composed.normalize('NFKC').replace(unfinished, '');
  return reading.test(kana) ? tidyKana(kana) : undefined;
}

/**
 * Collects the readings of texts that are typed with an input method, one text a field. The furigana is that of all fields, in their
 * order, until the user changes it by hand.
 */
export class Furigana {
  readonly #fields: readonly string[];
  readonly #readings = new Map<string, string>();
  #composing: string | undefined;
  #written = '';

  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  /** The composition in a field is now `composed`. */
  update(composed: string): void {
    this.#composing = readingOf(composed) ?? this.#composing;
  }

  /**
   * The composition of a field ended as `composed`; the field is now `text`. Gives the new furigana, or undefined when it
   * stays: no reading is known (pasted text), or `current` was written by hand.
   */
  end(field: string, composed: string, text: string, current: string): string | undefined {
    const added = this.#composing;
    this.#composing = undefined;
    if (added === undefined || composed === '') return undefined;
    const before = text === composed ? '' : (this.#readings.get(field) ?? '');
    this.#readings.set(field, before + added);
    return this.#write(current);
  }

  /** A field was emptied: so is its reading. */
  clear(field: string, current: string): string | undefined {
    if (!this.#readings.delete(field)) return undefined;
    return this.#write(current);
  }

  #write(current: string): string | undefined {
    if (current !== this.#written) return undefined;
    this.#written = this.#fields
      .map((field) => this.#readings.get(field) ?? '')
      .filter((each) => each !== '')
      .join(' ');
    return this.#written;
  }
}
