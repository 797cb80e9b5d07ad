import type { RawAnswers } from '../answers/index.ts';
import { type JsonValue, parseJson } from '../bundle/index.ts';
import type { JsonPosition } from '../bundle/json/json-scanner.ts';
import { pointerStep } from '../platform/json-pointer.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import type { BulkRecord } from './bulk-record.ts';
import type { ColumnPath } from './column-path.ts';
import { type AnswerColumn, rowAnswers } from './map-columns.ts';

/** Deeper nesting is left to the reader that reports its place. */
const maxDepth = 100;

/** A number that a double may not hold to its last digit has more digits than this. */
const manyDigits = /\d[\d.]{15}/;

const nameEnd = /"[ \t\r\n]*:/g;

/** Names of all objects in a value. NaN for what `parseJson` does not take as `JSON.parse` does. */
function countNames(value: JsonValue, depth: number): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > maxDepth) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const each of value) count += countNames(each, depth + 1);
    return count;
  }
  for (const name of Object.keys(value)) count += 1 + countNames(value[name] ?? null, depth + 1);
  return count;
}

/**
 * The value of a JSON text with nothing special about it, several times faster than `parseJson` with `exactNumbers` gives the
 * same; undefined for any other, right or wrong, which is for `parseJson` to read. A name that is written twice is lost to
 * `JSON.parse`: then there are more ends of names in the text than names in the value.
 */
export function parsePlainly(text: string): JsonValue | undefined {
  if (manyDigits.test(text)) return undefined;
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
  return countNames(value, 0) === (text.match(nameEnd)?.length ?? 0) ? value : undefined;
}

/** The answers of a record, and the place of each in the file. */
export interface ReadRecord {
  readonly answers: RawAnswers;
  locate(path: ColumnPath): Partial<JsonPosition>;
}

function isObject(value: unknown): value is RawAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Place in the file of something in the text of a record that begins at `start`. */
export function placeInFile(at: JsonPosition, start: JsonPosition): JsonPosition {
  return { line: at.line + start.line - 1, column: at.line === 1 ? at.column + start.column - 1 : at.column };
}

function readJson(text: string, start: JsonPosition): ReadRecord {
  const plain = parsePlainly(text);
  let document = plain === undefined ? parseJson(text, { exactNumbers: true }) : null;
  const value = document ? document.value : plain;
  if (!isObject(value)) throw new ShoruiError([createProblem('bundle.json-not-an-object', { line: 1, column: 1 })]);
  return {
    answers: value,
    locate(path) {
      // Places are needed for bad records only.
      document ??= parseJson(text, { exactNumbers: true });
      return placeInFile(document.locate(path.map(pointerStep).join('')), start);
    },
  };
}

function startsWith(path: ColumnPath, start: ColumnPath): boolean {
  return start.every((step, index) => path[index] === step);
}

function readRow(columns: readonly AnswerColumn[], cells: readonly string[], line: number): ReadRecord {
  const beyond = cells.findIndex((cell, index) => cell.trim() !== '' && (columns[index]?.name ?? '') === '');
  // A row that has lost a cell would put every answer behind it under the wrong name.
  if (beyond >= 0 || cells.length < columns.length) {
    const params = { found: cells.length, expected: columns.length };
    throw new ShoruiError([
      createProblem('bulk.csv-cells', { line, ...(beyond >= 0 && { column: beyond + 1 }) }, params),
    ]);
  }
  return {
    answers: rowAnswers(columns, cells),
    locate(path) {
      const at = columns.findIndex((column) => column.path !== null && startsWith(column.path, path));
      return at < 0 ? { line } : { line, column: at + 1 };
    },
  };
}

/** Reads the answers of a record. @throws ShoruiError what is wrong with its writing */
export function readRecord(record: BulkRecord, columns: readonly AnswerColumn[]): ReadRecord {
  if (record.kind === 'broken') throw new ShoruiError([record.problem]);
  if (record.kind === 'answers') return { answers: record.answers, locate: () => ({}) };
  return record.kind === 'json' ? readJson(record.text, record) : readRow(columns, record.cells, record.line);
}
