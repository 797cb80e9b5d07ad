import { decodeText, parseJson, type JsonValue } from '@shorui/engine/bundle';
import { readInput, ShoruiError } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';
import type { CommandContext } from '../command-context.ts';
import { asGiven } from './as-given.ts';
import type { DataFile, DataObject } from './data-file.ts';
import { readStandardInput, standardStream } from './standard-input.ts';

/** Data by name from a file. */
export interface NamedData {
  readonly data: DataObject;
  /** The file as the user named it. */
  readonly file: string;
  locate: DataFile['locate'];
}

function isObject(value: JsonValue): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Is it a zip, as Word and Excel files are, or a PDF? */
function isDocument(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  return start === 'PK\u0003\u0004' || start === '%PDF';
}

/** Reads a file at a path given by the user; problems show that path. */
export async function readGiven(context: CommandContext, file: string): Promise<Uint8Array> {
  if (file === standardStream) return readStandardInput(context);
  return asGiven(context, file, (path) => readInput(path));
}

/**
 * Reads data or answers: YAML when the name ends in `.yaml` or `.yml`, else JSON. `-` is standard input, which is JSON if it
 * begins as JSON does. Codes such as `0312345678` keep every digit.
 * @throws {ShoruiError} with file, line and column
 */
export async function readData(context: CommandContext, given: string): Promise<NamedData> {
  const isInput = given === standardStream;
  const file = isInput ? context.messages.standardInput : given;
  const bytes = await readGiven(context, given);
  if (/\.(?:xlsx|xlsm|csv|tsv)$/i.test(given))
    throw new ShoruiError([createProblem('bundle.table-not-data', { file })]);
  if (isDocument(bytes)) throw new ShoruiError([createProblem('bundle.not-data', { file })]);
  const text = decodeText(bytes, file);
  const isYaml = isInput ? !/^\s*[[{]/.test(text) : /\.ya?ml$/i.test(given);
  const document = isYaml
    ? (await import('./parse-yaml.ts')).parseYaml(text, file)
    : parseJson(text, { file, exactNumbers: true });
  if (!isObject(document.value)) {
    // Lines whose colons are full-width are one text in YAML.
    const line = isYaml ? text.split('\n').findIndex((each) => /^[^:#]+：/.test(each)) : -1;
    if (line >= 0) {
      const place = { file, line: line + 1, column: (text.split('\n')[line] ?? '').indexOf('：') + 1 };
      throw new ShoruiError([createProblem('bundle.json-full-width', place, { found: '：', expected: ': ' })]);
    }
    throw new ShoruiError([createProblem('bundle.json-not-an-object', { file, ...document.locate('') })]);
  }
  return { data: document.value, file, locate: (pointer) => document.locate(pointer) };
}
