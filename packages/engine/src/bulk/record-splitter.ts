/** A record as written in a JSON file. */
export interface RecordText {
  /** Null when it is longer than allowed; it was passed over. */
  readonly text: string | null;
  /** Line and column at which it begins, from 1. */
  readonly line: number;
  readonly column: number;
}

/** Takes records out of text that comes in pieces, holding no more than one record. */
export interface RecordSplitter {
  /** The records that the piece completes. */
  feed(piece: string): RecordText[];
  /** The record that the end completes, if any. */
  end(): RecordText[];
}

/** The text of one record as it comes in, cut off where it gets too long. */
export class BoundedText {
  readonly #limit: number;
  #pieces: string[] = [];
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(piece: string): void {
    this.#length += piece.length;
    if (this.#length > this.#limit) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  /** The text so far, null when it was too long; the next record resets it. */
  take(): string | null {
    const text = this.#length > this.#limit ? null : this.#pieces.join('');
    this.#pieces = [];
    this.#length = 0;
    return text;
  }
}

/** One JSON value a line; empty lines are no records. `limit` counts UTF-16 units, `firstLine` is the line that the text begins with. */
export function createLineSplitter(limit: number, firstLine = 1): RecordSplitter {
  const text = new BoundedText(limit);
  let line = firstLine;
  const complete = (): RecordText[] => {
    const whole = text.take();
    const record = { text: whole, line: line++, column: 1 };
    return whole === null || whole.trim() !== '' ? [record] : [];
  };
  return {
    feed(piece) {
      const records: RecordText[] = [];
      let from = 0;
      for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', from)) {
        text.add(piece.slice(from, at));
        records.push(...complete());
        from = at + 1;
      }
      text.add(piece.slice(from));
      return records;
    },
    end: complete,
  };
}
