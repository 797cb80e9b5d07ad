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

/** Gives names that nobody else has. */
export class FieldNames {
  readonly #used = new Set<string>();
  #unnamed = 0;

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

  /** The name of a field of the PDF's own form: its parts stay apart by dots. */
  own(name: string): string {
    const parts = name.split('.').map((part) => cleanName(part.replace(/\[\d+\]$/, '').replace(/^#/, '')));
    const joined = parts.filter((part) => part !== '').join('.');
    this.#used.add(joined);
    return joined === '' ? this.unique('') : joined;
  }
}
