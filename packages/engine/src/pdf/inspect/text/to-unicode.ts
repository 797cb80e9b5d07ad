import { PdfString } from '../../read/index.ts';
import { byteClass, cursorAt, isDigit, regular, skipSpace, takeKeyword } from '../../read/syntax/cursor.ts';
import { readValue } from '../../read/syntax/read-value.ts';
import type { PdfValue } from '../../read/index.ts';

/** A ToUnicode CMap (9.10.3). */
export interface ToUnicode {
  /** Text of a code; undefined when it has none. */
  textOf(code: number): string | undefined;
  /** Bytes of a code, where the CMap states one length for all. */
  readonly codeLength: number | undefined;
}

/** Codes of one CMap: two bytes have no more. */
const mostCodes = 70_000;
const mostValues = 400_000;

class TooMuch extends Error {}

const numberIn = (value: PdfValue | undefined): number | undefined =>
  value instanceof PdfString && value.bytes.length <= 4
    ? value.bytes.reduce((code, byte) => code * 256 + byte, 0)
    : undefined;

/** UTF-16, high byte first; an odd byte at the start is one character. */
function textIn(value: PdfValue | undefined): string | undefined {
  if (!(value instanceof PdfString)) return undefined;
  const { bytes } = value;
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  let text = '';
  for (let at = 0; at + 1 < bytes.length && at < 64; at += 2) {
    text += String.fromCharCode(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
  }
  return text;
}

/** The same text with its last unit raised, as ranges count. */
const raised = (text: string, by: number): string =>
  text.slice(0, -1) + String.fromCharCode((text.charCodeAt(text.length - 1) + by) & 0xffff);

class CMapReader {
  readonly texts = new Map<number, string>();
  readonly lengths = new Set<number>();

  run(operator: string, values: readonly PdfValue[]): void {
    if (operator === 'endcodespacerange') {
      for (const value of values) if (value instanceof PdfString) this.lengths.add(value.bytes.length);
    } else if (operator === 'endbfchar') {
      for (let at = 0; at + 1 < values.length; at += 2) this.#put(numberIn(values[at]), textIn(values[at + 1]));
    } else if (operator === 'endbfrange') {
      for (let at = 0; at + 2 < values.length; at += 3) this.#range(values[at], values[at + 1], values[at + 2]);
    }
  }

  #put(code: number | undefined, text: string | undefined): void {
    if (code !== undefined && text !== undefined && this.texts.size < mostCodes) this.texts.set(code, text);
  }

  #range(from: PdfValue | undefined, to: PdfValue | undefined, target: PdfValue | undefined): void {
    const [first, last] = [numberIn(from), numberIn(to)];
    if (first === undefined || last === undefined) return;
    const text = textIn(target);
    for (let code = first; code <= last && code - first < mostCodes && this.texts.size < mostCodes; code++) {
      if (text !== undefined && text !== '') this.#put(code, raised(text, code - first));
      else if (Array.isArray(target)) this.#put(code, textIn((target as readonly PdfValue[])[code - first]));
      else return;
    }
  }
}

/** Reads a CMap's text. What makes no sense in it is passed over. */
export function readToUnicode(bytes: Uint8Array): ToUnicode {
  const reader = new CMapReader();
  const cursor = cursorAt(bytes, 0);
  let count = 0;
  const context = {
    maxDepth: 8,
    countValue: () => {
      if (++count > mostValues) throw new TooMuch();
    },
    tooDeep: (): never => {
      throw new TooMuch();
    },
  };
  let values: PdfValue[] = [];
  try {
    for (;;) {
      skipSpace(cursor);
      if (cursor.at >= cursor.end) break;
      const start = cursor.at;
      const byte = bytes[start] as number;
      if (byteClass[byte] === regular && !isDigit(byte) && byte !== 0x2d && byte !== 0x2e && byte !== 0x2b) {
        reader.run(takeKeyword(cursor), values);
        values = [];
        context.countValue();
        continue;
      }
      const value = readValue(cursor, context);
      if (cursor.at === start) cursor.at++;
      else values.push(value);
    }
  } catch (error) {
    // What was read until then is used.
    if (!(error instanceof TooMuch)) throw error;
  }
  const [length] = reader.lengths;
  return {
    textOf: (code) => reader.texts.get(code),
    codeLength: reader.lengths.size === 1 ? length : undefined,
  };
}
