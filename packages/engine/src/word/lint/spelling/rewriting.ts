import type { ProblemId, ProblemParams } from '../../../problems/index.ts';
import type { TextEdit } from '../../write/edit-text.ts';

/** What the characters of a text turn into, one by one. Nothing that is inserted is looked at again. */
export class Rewriting {
  /** The text as written. */
  readonly text: string;
  readonly #becomes: string[];

  constructor(text: string) {
    this.text = text;
    this.#becomes = text.split('');
  }

  /** The text as it would be, between two offsets of the text as written. */
  result(from = 0, to = this.text.length): string {
    return this.#becomes.slice(from, to).join('');
  }

  becomes(index: number): string {
    return this.#becomes[index] ?? '';
  }

  set(index: number, to: string): void {
    this.#becomes[index] = to;
  }

  /** A copy to try something with. */
  copy(): Rewriting {
    const copy = new Rewriting(this.text);
    this.#becomes.forEach((to, index) => copy.set(index, to));
    return copy;
  }

  /** Takes over all that a copy became, and gives the places where it differs. */
  adopt(copy: Rewriting): number[] {
    const changed: number[] = [];
    for (let index = 0; index < this.#becomes.length; index++) {
      if (this.#becomes[index] === copy.becomes(index)) continue;
      changed.push(index);
      this.set(index, copy.becomes(index));
    }
    return changed;
  }

  /** The edits at the given offsets, neighbors joined; `base` is where the text begins in its paragraph. */
  edits(indices: readonly number[], base: number): TextEdit[] {
    const edits: TextEdit[] = [];
    for (const index of indices) {
      const last = edits.at(-1);
      const from = this.text.charAt(index);
      const at = base + index;
      if (last?.end === at) {
        edits[edits.length - 1] = {
          start: last.start,
          end: at + 1,
          from: last.from + from,
          to: last.to + this.becomes(index),
        };
      } else edits.push({ start: at, end: at + 1, from, to: this.becomes(index) });
    }
    return edits;
  }
}

/** Something misspelt in a tag, and what the tag becomes when that is put right; absent when that is unclear. */
export interface Repair {
  readonly id: ProblemId;
  readonly params?: ProblemParams;
  readonly becomes?: Rewriting;
}
