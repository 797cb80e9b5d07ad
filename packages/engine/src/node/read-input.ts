import { readFile, stat } from 'node:fs/promises';
import type { RawAnswers } from '../answers/index.ts';
import { decodeText, parseJson, type JsonDocument, type JsonValue } from '../bundle/index.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import { defaultLimits } from '../word/index.ts';
import { readError } from './disk-error.ts';

const bytesPerMegabyte = 1024 * 1024;

/** How an input file is read. */
export interface ReadInputOptions {
  /** Most bytes that are read. Default: the limit of the engine for one file. */
  readonly maxBytes?: number;
  /** The problem of a path that is not there. */
  readonly missing?: 'bundle.not-found' | 'bundle.input-not-found';
}

/**
 * The bytes of one input file.
 * @throws {ShoruiError} `bundle.input-not-found`, `bundle.is-a-folder`, `bundle.too-large`, `bundle.cannot-read`
 */
export async function readInput(path: string, options: ReadInputOptions = {}): Promise<Uint8Array> {
  const { maxBytes = defaultLimits.fileBytes } = options;
  const tooLarge = new ShoruiError([
    createProblem('bundle.too-large', { file: path }, { limit: Math.ceil(maxBytes / bytesPerMegabyte) }),
  ]);
  try {
    if ((await stat(path)).size > maxBytes) throw tooLarge;
    const bytes = await readFile(path);
    // The size of a pipe is not known in advance.
    if (bytes.length > maxBytes) throw tooLarge;
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    throw readError(error, path, options.missing);
  }
}

/** Answers from a file, with their positions in it. */
export interface AnswersFile {
  readonly answers: RawAnswers;
  /** Line and column of a JSON pointer (`/従業員/0/氏名`), or of the nearest value around it. */
  locate: JsonDocument['locate'];
}

function isObject(value: JsonValue): value is { [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Answers from the text of a JSON file. A number that a double cannot hold to the last digit stays as it was written.
 * @throws {ShoruiError} `bundle.json-*` with line and column
 */
export function parseAnswers(text: string, file?: string): AnswersFile {
  const named = file === undefined ? {} : { file };
  const document = parseJson(text, { ...named, exactNumbers: true });
  if (!isObject(document.value)) {
    throw new ShoruiError([createProblem('bundle.json-not-an-object', { ...named, ...document.locate('') })]);
  }
  return { answers: document.value, locate: (pointer) => document.locate(pointer) };
}

/**
 * Answers from a JSON file.
 * @throws {ShoruiError} `bundle.json-*` with line and column, `bundle.not-utf8`, and problems of the disk
 */
export async function readAnswers(path: string): Promise<AnswersFile> {
  return parseAnswers(decodeText(await readInput(path), path), path);
}
