import { firstAtLeast } from '../../../platform/sorted.ts';
import type { TextEdit } from '../../write/edit-text.ts';

/** An edit, where its new text is, and by how much everything behind it has moved. */
interface MovedEdit {
  readonly edit: TextEdit;
  readonly newStart: number;
  readonly shift: number;
}

/** Takes offsets of a paragraph's text after some edits back to its text before. */
export class OffsetMap {
  readonly #edits: readonly MovedEdit[];

  constructor(edits: readonly TextEdit[]) {
    let shift = 0;
    this.#edits = edits
      .toSorted((a, b) => a.start - b.start)
      .map((edit) => {
        const newStart = edit.start + shift;
        shift += edit.to.length - (edit.end - edit.start);
        return { edit, newStart, shift };
      });
  }

  /** The offset before the edits; inside something that was replaced it is that one's start, or its end for `atEnd`. */
  before(offset: number, atEnd = false): number {
    const last = this.#edits[firstAtLeast(this.#edits, offset, ({ newStart }) => newStart) - 1];
    if (!last) return offset;
    const { start, end, to } = last.edit;
    if (offset < last.newStart + to.length) return atEnd ? end : start;
    return offset - last.shift;
  }
}
