/** Longest name, in characters. */
const longest = 30;

/** A label as the name of a value: letters and digits of any script, its parts joined by `_`. */
export function cleanName(label: string): string {
  const parts = label
    .normalize('NFC')
    .split('_')
    .map((part) => part.replace(/[^\p{L}\p{N}\p{M}ー々〇]+/gu, ''))
    .filter((part) => part !== '');
  const name = Array.from(parts.join('_')).slice(0, longest).join('').replace(/_$/, '');
  return /^\d/.test(name) ? `項目${name}` : name;
}

/** Gives each proposal a name of its own. */
export class FieldNames {
  readonly #used: Set<string>;
  #unnamed = 0;

  /** @param own names of the fields of the PDF's own form: no other proposal gets one of them */
  constructor(own: readonly string[] = []) {
    this.#used = new Set(own);
  }

  unique(label: string): string {
    const wanted = cleanName(label);
    if (wanted === '') {
      this.#unnamed += 1;
      return this.unique(`項目_${this.#unnamed}`);
    }
    let name = wanted;
    for (let number = 2; this.#used.has(name); number += 1) name = `${wanted}_${number}`;
    this.#used.add(name);
    return name;
  }

  /** The name of a field of the PDF's own form: kept as it is, so that the same data serves `fill` and `overlay`. */
  own(name: string): string {
    return name === '' ? this.unique('') : name;
  }
}
