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
