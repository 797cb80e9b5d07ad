import type { TextFormat } from '../../../model/formats.ts';
import type { CodePiece } from './field-stack.ts';

/** An option of a switch: `\up 9`, `\lc\{`. */
export interface EquationOption {
  readonly name: string;
  /** A number, or a character after another backslash. */
  readonly value: string;
}

/** A part of an EQ field's code (ECMA-376 part 1, 17.16.5.19): text, or a switch with its options and its elements. */
export type EquationPart =
  | { readonly kind: 'text'; readonly text: string; readonly format: TextFormat | undefined }
  | {
      readonly kind: 'switch';
      /** Without its backslash. */
      readonly name: string;
      readonly options: readonly EquationOption[];
      readonly elements: readonly (readonly EquationPart[])[];
    };

/** Characters that are read. */
const longest = 8_000;

/** Brackets in brackets that are read. */
const deepest = 20;

/** Spaces of code; Japanese ones are text. */
const outerSpaces = /^[ \t\r\n]+|[ \t\r\n]+$/g;

class EquationReader {
  readonly #code: string;
  readonly #pieces: readonly CodePiece[];
  #at = 0;

  constructor(pieces: readonly CodePiece[]) {
    this.#pieces = pieces;
    this.#code = pieces
      .map(({ text }) => text)
      .join('')
      .slice(0, longest);
  }

  read(): EquationPart[] {
    this.#at = /^\s*EQ\s*/i.exec(this.#code)?.[0].length ?? 0;
    return this.#parts(0);
  }

  /** What the pattern matches here, taken. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#code)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #formatAt(offset: number): TextFormat | undefined {
    let end = 0;
    for (const { text, format } of this.#pieces) {
      end += text.length;
      if (offset < end) return format;
    }
    return undefined;
  }

  #parts(depth: number): EquationPart[] {
    const parts: EquationPart[] = [];
    let text = '';
    let from = this.#at;
    const finish = (): void => {
      // Elements of nothing but spaces are as wide as these: `\ad(…,…)`.
      const isWhite = depth > 0 && text.trim() === '' && text.length > 1;
      const held = isWhite ? text : text.replace(outerSpaces, '');
      if (held !== '') parts.push({ kind: 'text', text: held, format: this.#formatAt(from) });
      text = '';
    };
    while (this.#at < this.#code.length) {
      const sign = this.#code.charAt(this.#at);
      if (depth > 0 && /[),;]/.test(sign)) break;
      if (sign !== '\\' || depth > deepest) {
        if (text.trim() === '') from = this.#at;
        text += sign;
        this.#at++;
        continue;
      }
      const next = this.#code.charAt(this.#at + 1);
      if (!/[a-z*]/i.test(next)) {
        // An escaped bracket, separator or backslash.
        if (text.trim() === '') from = this.#at;
        text += next;
        this.#at += 2;
        continue;
      }
      finish();
      const found = this.#switch(depth);
      if (found) parts.push(found);
    }
    finish();
    return parts;
  }

  /** From the backslash on: `\o\ad(…,…)`, `\s\up 9(…)`. A switch that requires a general format (`\* jc2`) gives nothing. */
  #switch(depth: number): EquationPart | undefined {
    this.#at++;
    if (this.#take(/\*\s*(?:"[^"]*"|[^\s\\(]*)/y) !== '') return undefined;
    const name = this.#take(/[a-z]+/iy).toLowerCase();
    const options: EquationOption[] = [];
    for (;;) {
      const option = this.#take(/\s*\\(?:[lrb]c|[fv]c)\\[^]|\s*\\[a-z]+\s*[-\d.]*/iy);
      if (option === '') break;
      const name = /[a-z]+/i.exec(option)?.[0] ?? '';
      const value = option.slice(option.indexOf(name) + name.length).trim();
      options.push({ name: name.toLowerCase(), value: value.startsWith('\\') ? value.slice(1) : value });
    }
    this.#take(/[\s\d]*(?=\()/y);
    if (this.#code.charAt(this.#at) !== '(') return undefined;
    const elements: EquationPart[][] = [];
    do {
      this.#at++;
      elements.push(this.#parts(depth + 1));
    } while (this.#at < this.#code.length && this.#code.charAt(this.#at) !== ')');
    this.#at++;
    return { kind: 'switch', name, options, elements };
  }
}

/** Takes apart what an EQ field sets. Anything that is not closed ends with the code. */
export function readEquationCode(pieces: readonly CodePiece[]): EquationPart[] {
  return new EquationReader(pieces).read();
}
