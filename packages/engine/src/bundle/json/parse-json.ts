import { ShoruiError, type Problem } from '../../problems/index.ts';
import { pointerStep } from '../../platform/json-pointer.ts';
import { JsonScanner, jsonPosition, type JsonDocument, type JsonValue } from './json-scanner.ts';

/** How a JSON text is read. */
export interface ParseJsonOptions {
  /** Name of the text for places. */
  readonly file?: string;
  /** Gives a number that a double cannot hold to its last digit as the text it was written with. */
  readonly exactNumbers?: boolean;
}

/** Deepest nesting that is read; deeper input is an attack or an error, and would overflow the stack. */
const maxDepth = 200;

/**
 * Reads JSON (RFC 8259; a byte order mark in front is passed over). Stricter than `JSON.parse`: a name written twice in one
 * object is refused, because the first value would be lost without a word.
 * @throws {ShoruiError} with line and column; every duplicate name is listed in addition to the first syntax error.
 */
export function parseJson(source: string, options: ParseJsonOptions = {}): JsonDocument {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const parser = new JsonParser(text, options);
  const value = parser.document();
  return {
    value,
    locate(pointer) {
      for (let rest = pointer; rest !== ''; rest = rest.slice(0, rest.lastIndexOf('/'))) {
        const offset = parser.offsets.get(rest);
        if (offset !== undefined) return jsonPosition(text, offset);
      }
      return jsonPosition(text, parser.offsets.get('') ?? 0);
    },
  };
}

class JsonParser {
  readonly offsets = new Map<string, number>();
  readonly #scanner: JsonScanner;
  readonly #exactNumbers: boolean;
  readonly #duplicates: Problem[] = [];

  constructor(text: string, options: ParseJsonOptions) {
    this.#scanner = new JsonScanner(text, options.file);
    this.#exactNumbers = options.exactNumbers ?? false;
  }

  document(): JsonValue {
    const scanner = this.#scanner;
    const value = this.#listingDuplicates(() => {
      if (scanner.next() === '') scanner.fail('bundle.json-empty', 0);
      const whole = this.#value('', 0);
      const found = scanner.next();
      if (found !== '') scanner.fail('bundle.json-extra', scanner.offset, { found });
      return whole;
    });
    if (this.#duplicates.length > 0) throw new ShoruiError(this.#duplicates);
    return value;
  }

  #listingDuplicates<Value>(read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      if (error instanceof ShoruiError)
        throw new ShoruiError([...this.#duplicates, ...error.problems], { cause: error });
      throw error;
    }
  }

  #value(pointer: string, depth: number): JsonValue {
    const scanner = this.#scanner;
    const first = scanner.next();
    if (depth > maxDepth) scanner.fail('bundle.json-too-deep', scanner.offset, { limit: maxDepth });
    this.offsets.set(pointer, scanner.offset);
    if (first === '{') return this.#object(pointer, depth);
    if (first === '[') return this.#array(pointer, depth);
    if (first === '"') return scanner.string();
    if (first === 't') return scanner.word('true', true);
    if (first === 'f') return scanner.word('false', false);
    if (first === 'n') return scanner.word('null', null);
    if (/[-+.\d]/.test(first)) return this.#number();
    return scanner.unexpected('');
  }

  #number(): JsonValue {
    const written = this.#scanner.number();
    const value = Number(written);
    return this.#exactNumbers && losesDigits(written, value) ? written : value;
  }

  #object(pointer: string, depth: number): JsonValue {
    const scanner = this.#scanner;
    const object: { [name: string]: JsonValue } = {};
    const starts = new Map<string, number>();
    scanner.take('{', '{');
    for (let more = scanner.next() !== '}'; more; more = this.#more('}')) {
      if (scanner.next() !== '"') scanner.unexpected('"');
      const start = scanner.offset;
      const name = scanner.string();
      const before = starts.get(name);
      if (before !== undefined) {
        const first = jsonPosition(scanner.text, before).line;
        this.#duplicates.push(scanner.problem('bundle.json-duplicate-key', start, { key: name, first }));
      }
      starts.set(name, start);
      scanner.take(':', ':');
      const value = this.#value(pointer + pointerStep(name), depth + 1);
      // Not an assignment: `__proto__` must become a plain name like any other.
      Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
    }
    scanner.take('}', ', }');
    return object;
  }

  #array(pointer: string, depth: number): JsonValue {
    const scanner = this.#scanner;
    const array: JsonValue[] = [];
    scanner.take('[', '[');
    for (let more = scanner.next() !== ']'; more; more = this.#more(']')) {
      array.push(this.#value(pointer + pointerStep(array.length), depth + 1));
    }
    scanner.take(']', ', ]');
    return array;
  }

  /** Moves past a comma and returns whether another value follows. */
  #more(close: string): boolean {
    const scanner = this.#scanner;
    if (scanner.next() !== ',') return false;
    const comma = scanner.offset;
    scanner.offset++;
    if (scanner.next() === close) scanner.fail('bundle.json-trailing-comma', comma);
    return true;
  }
}

/** Whether a double gives back fewer digits than were written (`12345678901234567890`, `0.12345678901234567890`). */
function losesDigits(written: string, value: number): boolean {
  if (!Number.isFinite(value)) return true;
  const [digits = ''] = written.replace(/^-/, '').split(/[eE]/);
  const significant = digits.replace('.', '').replace(/^0+/, '').replace(/0+$/, '');
  return significant.length > 15 && !sameDigits(significant, value);
}

function sameDigits(significant: string, value: number): boolean {
  const [digits = ''] = String(Math.abs(value)).split('e');
  return digits.replace('.', '').replace(/^0+/, '').replace(/0+$/, '') === significant;
}
