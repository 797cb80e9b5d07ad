import type { RawAnswers } from '../answers/index.ts';
import { createProblem, nearestName, ShoruiError, type Problem } from '../problems/index.ts';
import { columnPathText, type ColumnPath, type ColumnPaths } from './column-path.ts';

/** A column of a table of answers. */
export interface AnswerColumn {
  /** As the table heads it. */
  readonly name: string;
  /** Null for a column that is left out on purpose, or has no name. */
  readonly path: ColumnPath | null;
}

/** The columns that the user assigned, each with its answer; an empty text leaves the column out. */
export type ColumnMap = Readonly<Record<string, string>>;

function unknown(file: string, name: string, text: string, paths: ColumnPaths): Problem {
  const nearest = nearestName(text, paths.known());
  const place = { file, line: 1, snippet: name };
  if (nearest === undefined) return createProblem('bulk.column-unknown', place, { name: text });
  return createProblem('bulk.column-unknown-nearest', place, { name: text, nearest });
}

/**
 * Finds the answer of each column of a header. Nothing is dropped without a word: a column that no answer is known for is an
 * error unless the map leaves it out, or its name begins with # (a note, such as the reasons in `rejected.csv`).
 * @throws ShoruiError with every column: `bulk.column-unknown`, `bulk.column-twice`, `bulk.map-unused`
 */
export function mapColumns(
  header: readonly string[],
  paths: ColumnPaths,
  map: ColumnMap,
  file: string,
): readonly AnswerColumn[] {
  const problems: Problem[] = [];
  const names = header.map((name) => name.trim());
  for (const name of Object.keys(map)) {
    if (!names.includes(name)) problems.push(createProblem('bulk.map-unused', { file, line: 1 }, { name }));
  }
  const taken = new Map<string, string>();
  const columns = names.map((name): AnswerColumn => {
    const text = Object.hasOwn(map, name) ? (map[name] ?? '') : name;
    if (text === '' || name.startsWith('#')) return { name, path: null };
    const path = paths.parse(text);
    if (path === null) {
      problems.push(unknown(file, name, text, paths));
      return { name, path };
    }
    // `氏名` and `氏名.last` would write over each other.
    for (let length = path.length; length > 0; length--) {
      const key = columnPathText(path.slice(0, length));
      const before = taken.get(key);
      if (before === undefined) continue;
      problems.push(createProblem('bulk.column-twice', { file, line: 1, snippet: name }, { name: before, path: key }));
      break;
    }
    taken.set(columnPathText(path), name);
    return { name, path };
  });
  if (columns.every(({ name }) => name === '')) problems.push(createProblem('bulk.no-header', { file, line: 1 }));
  if (problems.length > 0) throw new ShoruiError(problems);
  return columns;
}

interface Scope {
  [name: string]: unknown;
}

/** Not an assignment: `__proto__` must become a plain name like any other. */
function define(scope: Scope, name: string, value: unknown): void {
  Object.defineProperty(scope, name, { value, enumerable: true, configurable: true, writable: true });
}

function put(root: Scope, path: readonly (string | number)[], cell: string): void {
  let holder: Scope | Scope[] = root;
  path.forEach((step, at) => {
    const isLast = at === path.length - 1;
    if (Array.isArray(holder)) {
      // A repetition between others that nothing was written for stays, so that positions are those of the columns.
      while (holder.length <= Number(step)) holder.push({});
      holder = holder[Number(step)] ?? {};
      return;
    }
    const name = String(step);
    if (isLast) return define(holder, name, cell);
    if (!Object.hasOwn(holder, name)) define(holder, name, typeof path[at + 1] === 'number' ? [] : {});
    holder = holder[name] as Scope | Scope[];
  });
}

/**
 * The answers of one row of a table. An empty cell is no answer; repetitions behind the last one with an answer are not
 * there. All values are text: fields read numbers, dates and several choices (`A、B` or `A;B`) as they are typed.
 */
export function rowAnswers(columns: readonly AnswerColumn[], cells: readonly string[]): RawAnswers {
  const answers: Scope = {};
  columns.forEach(({ path }, index) => {
    const cell = cells[index] ?? '';
    if (path !== null && cell.trim() !== '') put(answers, path, cell);
  });
  return answers;
}
