import { safeName } from '../bundle/output-path.ts';
import { maxNameLength } from '../bundle/index.ts';

/** Digits of a record's number in names: more come by themselves. */
const digits = 6;

/** Name of the folder of a record that was given none: `000001`. */
export function recordFolder(number: number): string {
  return String(number).padStart(digits, '0');
}

/** Windows and macOS take two spellings of a name for one. */
function sameKey(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase();
}

/**
 * Gives records their own names. Asked in the order of the records, so that a name that several of them request goes to the first,
 * and the others are numbered `名前 (2)`, whatever made their documents and when.
 */
export class RecordNamer {
  readonly #taken: Set<string>;
  /** Where the search for a free number continues: many records may have one name. */
  readonly #next = new Map<string, number>();

  constructor(reserved: readonly string[] = []) {
    this.#taken = new Set(reserved.map(sameKey));
  }

  /** A free name, made safe; `number` is that of the record and replaces a name of which nothing is left. */
  take(wanted: string, number: number, extension = ''): string {
    const options = { fallback: recordFolder(number), maxLength: maxNameLength, extension };
    const plain = sameKey(safeName(wanted, options));
    for (let count = this.#next.get(plain) ?? 1; ; count++) {
      const name = safeName(wanted, { ...options, ...(count > 1 && { suffix: ` (${count})` }) });
      const key = sameKey(name);
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      if (count > 1) this.#next.set(plain, count + 1);
      return name;
    }
  }

  /** Marks a name as given away in an earlier part of the run. */
  keep(name: string): void {
    this.#taken.add(sameKey(name));
  }
}
