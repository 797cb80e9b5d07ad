import type { RawAnswers } from '../answers/index.ts';
import { decodeText, parseJson, type JsonDocument, type JsonValue } from '../bundle/index.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import { readInput } from './read-input.ts';

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
