import type { TextEdit } from '../finding.ts';

/** Takes offsets of a paragraph's text after some edits back to its text before. */
export class OffsetMap {
  readonly #edits: readonly TextEdit[];

  constructor(edits: readonly TextEdit[]) {
    this.#edits = edits.toSorted((a, b) => a.start - b.start);
  }

  /** The offset before the edits; inside something that was replaced it is that one's start, or its end for `atEnd`. */
  before(offset: number, atEnd = false): number {
    let shift = 0;
    for (const { start, end, to } of this.#edits) {
      const newStart = start + shift;
      const newEnd = newStart + to.length;
      if (offset < newStart || (offset === newStart && (!atEnd || to === ''))) break;
      if (offset < newEnd) return atEnd ? end : start;
      shift += to.length - (end - start);
    }
    return offset - shift;
  }
}
