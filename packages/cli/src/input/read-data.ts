import { createProblem, decodeText, parseJson, readInput, ShoruiError, type JsonValue } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';
import { asGiven } from './as-given.ts';
import type { DataFile, DataObject } from './data-file.ts';

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

/** Reads a file at a path given by the user; problems show that path. */
export async function readGiven(context: CommandContext, file: string): Promise<Uint8Array> {
  return asGiven(context, file, (path) => readInput(path));
}

/**
 * Reads data or answers: YAML when the name ends in `.yaml` or `.yml`, else JSON. Codes such as `0312345678` keep every digit.
 * @throws {ShoruiError} with file, line and column
 */
export async function readData(context: CommandContext, file: string): Promise<NamedData> {
  const text = decodeText(await readGiven(context, file), file);
  const document = /\.ya?ml$/i.test(file)
    ? (await import('./parse-yaml.ts')).parseYaml(text, file)
    : parseJson(text, { file, exactNumbers: true });
  if (!isObject(document.value)) {
    throw new ShoruiError([createProblem('bundle.json-not-an-object', { file, ...document.locate('') })]);
  }
  return { data: document.value, file, locate: (pointer) => document.locate(pointer) };
}
