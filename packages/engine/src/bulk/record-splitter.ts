import { createProblem, ShoruiError, type ProblemId } from '../problems/index.ts';

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
class BoundedText {
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

type State = 'before' | 'first' | 'inside' | 'after' | 'next' | 'done';

const blank = /\s/;

/**
 * Takes the items of a JSON array apart without reading the whole. Items are found by their brackets and quotes alone; what is
 * wrong inside one is reported by its reader. A file of one object is one record.
 */
class ArraySplitter implements RecordSplitter {
  readonly #text: BoundedText;
  readonly #file: string;
  #state: State = 'before';
  #single = false;
  #line = 1;
  #column = 0;
  #start = { line: 1, column: 1 };
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** Start of the item in the piece at hand. */
  #from = 0;

  constructor(limit: number, file: string) {
    this.#text = new BoundedText(limit);
    this.#file = file;
  }

  feed(piece: string): RecordText[] {
    const records: RecordText[] = [];
    this.#from = 0;
    for (let at = 0; at < piece.length; at++) {
      const character = piece[at] ?? '';
      this.#count(character);
      if (this.#state === 'inside') this.#inside(character, piece, at, records);
      else if (!blank.test(character)) this.#between(character, at);
    }
    if (this.#state === 'inside') this.#text.add(piece.slice(this.#from));
    return records;
  }

  end(): RecordText[] {
    if (this.#state === 'before') this.#fail('bundle.json-empty');
    if (this.#state !== 'done') this.#fail('bulk.json-unfinished');
    return [];
  }

  #count(character: string): void {
    if (character === '\n') {
      this.#line++;
      this.#column = 0;
      // The second half of a character that takes two units is no column of its own.
    } else if (character < '\uDC00' || character > '\uDFFF') this.#column++;
  }

  #inside(character: string, piece: string, at: number, records: RecordText[]): void {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (character === '\\') this.#escaped = true;
      else if (character === '"') this.#inString = false;
      return;
    }
    if (character === '"') this.#inString = true;
    else if (character === '{' || character === '[') this.#depth++;
    else if (this.#depth > 0) {
      if ((character === '}' || character === ']') && --this.#depth === 0) this.#complete(piece, at + 1, records);
    } else if (character === ',' || character === ']') {
      // A text, number or word ends only where the next thing begins.
      this.#complete(piece, at, records);
      this.#between(character, at);
    }
  }

  #complete(piece: string, to: number, records: RecordText[]): void {
    this.#text.add(piece.slice(this.#from, to));
    records.push({ text: this.#text.take()?.trim() ?? null, ...this.#start });
    this.#state = this.#single ? 'done' : 'after';
  }

  #between(character: string, at: number): void {
    const state = this.#state;
    if (state === 'before' && character === '[') this.#state = 'first';
    else if (state === 'after' && character === ',') this.#state = 'next';
    else if ((state === 'after' || state === 'first') && character === ']') this.#state = 'done';
    else if (state === 'first' || (state === 'next' && character !== ']')) this.#begin(character, at);
    else if (state === 'before' && character === '{') {
      this.#single = true;
      this.#begin(character, at);
    } else this.#fail('bulk.json-structure', character);
  }

  #begin(character: string, at: number): void {
    if (character === ',') this.#fail('bulk.json-structure', character);
    this.#state = 'inside';
    this.#from = at;
    this.#start = { line: this.#line, column: this.#column };
    this.#depth = character === '{' || character === '[' ? 1 : 0;
    this.#inString = character === '"';
  }

  #fail(id: ProblemId, found = ''): never {
    throw new ShoruiError([createProblem(id, { file: this.#file, line: this.#line }, { found })]);
  }
}

/**
 * The items of a JSON array; `limit` bounds one item in UTF-16 units.
 * The splitter throws ShoruiError `bulk.json-structure`, `bulk.json-unfinished`, `bundle.json-empty`.
 */
export function createArraySplitter(limit: number, file: string): RecordSplitter {
  return new ArraySplitter(limit, file);
}
