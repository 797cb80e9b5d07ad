import { ShoruiError, createProblem, type Problem, type ProblemId, type ProblemParams } from '../../problems/index.ts';

/** A place in a text, for people: both count from 1; columns count characters as an editor shows them (𠮷 is one). */
export interface JsonPosition {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset in UTF-16 units. CRLF, LF and CR each end a line. */
export function jsonPosition(text: string, offset: number): JsonPosition {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\n|\r/);
  const last = lines.at(-1) ?? '';
  return { line: lines.length, column: Array.from(last).length + 1 };
}

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** JSON that was read, and the place of each of its values. */
export interface JsonDocument {
  readonly value: JsonValue;
  /** Place of the value at a JSON pointer (`/questions/3/title`), or of the nearest value around it. */
  locate(pointer: string): JsonPosition;
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Marks that a Japanese keyboard types in place of JSON's own. */
const fullWidth: Readonly<Record<string, string>> = {
  '：': ':',
  '，': ',',
  '、': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '＂': '"',
  '“': '"',
  '”': '"',
  '\u3000': '半角スペース / space',
};

/** Walks over the characters of a JSON text. Every failure is a `ShoruiError` with one problem at its place. */
export class JsonScanner {
  readonly text: string;
  readonly file: string | undefined;
  offset = 0;

  constructor(text: string, file: string | undefined) {
    this.text = text;
    this.file = file;
  }

  problem(id: ProblemId, offset: number, params: ProblemParams = {}): Problem {
    const place = jsonPosition(this.text, offset);
    return createProblem(id, this.file === undefined ? place : { file: this.file, ...place }, params);
  }

  fail(id: ProblemId, offset: number, params: ProblemParams = {}): never {
    throw new ShoruiError([this.problem(id, offset, params)]);
  }

  /** Fails at the next character, with the words that fit what is there. `expected` names what should be. */
  unexpected(expected: string): never {
    const found = String.fromCodePoint(this.text.codePointAt(this.offset) ?? 0);
    if (this.offset >= this.text.length) this.fail('bundle.json-ends-early', this.offset, { expected });
    const halfWidth = fullWidth[found];
    if (halfWidth !== undefined) this.fail('bundle.json-full-width', this.offset, { found, expected: halfWidth });
    if (found === "'") this.fail('bundle.json-single-quote', this.offset);
    if (this.text.startsWith('//', this.offset) || this.text.startsWith('/*', this.offset) || found === '#') {
      this.fail('bundle.json-comment', this.offset);
    }
    if (expected === '') this.fail('bundle.json-value-expected', this.offset, { found });
    this.fail('bundle.json-unexpected', this.offset, { found, expected });
  }

  /** Moves past white space and gives the character that follows, or an empty string at the end. */
  next(): string {
    while (' \t\n\r'.includes(this.text[this.offset] ?? 'x')) this.offset++;
    return this.text[this.offset] ?? '';
  }

  take(character: string, expected: string): void {
    if (this.next() !== character) this.unexpected(expected);
    this.offset++;
  }

  word<Value>(word: string, value: Value): Value {
    if (!this.text.startsWith(word, this.offset)) this.unexpected('');
    this.offset += word.length;
    return value;
  }

  string(): string {
    const start = this.offset;
    let text = '';
    for (let index = start + 1; ; index++) {
      const character = this.text[index];
      if (character === undefined || character === '\n' || character === '\r') {
        this.fail('bundle.json-open-string', start);
      }
      if (character === '"') {
        this.offset = index + 1;
        return text;
      }
      if (character < ' ') {
        const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        this.fail('bundle.json-control-character', index, { found: `U+${code}` });
      }
      if (character === '\\') {
        const escaped = this.escape(index);
        text += escaped;
        index += this.text[index + 1] === 'u' ? 5 : 1;
      } else text += character;
    }
  }

  /** The character written by the escape that begins at `index`. */
  escape(index: number): string {
    const letter = this.text[index + 1] ?? '';
    if (letter === 'u') {
      const digits = this.text.slice(index + 2, index + 6);
      if (/^[0-9a-fA-F]{4}$/.test(digits)) return String.fromCharCode(Number.parseInt(digits, 16));
      return this.fail('bundle.json-bad-escape', index, { found: `\\u${digits}` });
    }
    return escapes[letter] ?? this.fail('bundle.json-bad-escape', index, { found: `\\${letter}` });
  }

  /** The number as it is written. */
  number(): string {
    const start = this.offset;
    const [written = ''] = /^[-+.\w]+/.exec(this.text.slice(start, start + 400)) ?? [];
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(written)) {
      this.fail('bundle.json-bad-number', start, { found: written });
    }
    this.offset += written.length;
    return written;
  }
}
