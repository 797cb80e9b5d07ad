import { createProblem, ShoruiError, type ProblemId } from '../problems/index.ts';

/** Problems of the disk rather than of what was given: the work may succeed unchanged another time. */
const diskProblems: ReadonlySet<ProblemId> = new Set<ProblemId>([
  'bundle.not-found',
  'bundle.input-not-found',
  'bundle.is-a-folder',
  'bundle.not-a-folder',
  'bundle.cannot-read',
  'bundle.cannot-write',
  'bulk.cannot-write',
]);

/** True for an error of reading from or writing to disk. */
export function isDiskError(error: unknown): boolean {
  return error instanceof ShoruiError && error.problems.some(({ id }) => diskProblems.has(id));
}

/** Code of an error of the operating system, such as ENOENT. Other errors are ours to see: they are thrown again. */
export function systemCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string')
    return error.code;
  throw error;
}

/** What to throw when `path` could not be read. `missing` is the problem of a path that is not there. */
export function readError(
  error: unknown,
  path: string,
  missing: 'bundle.not-found' | 'bundle.input-not-found' = 'bundle.input-not-found',
): ShoruiError {
  if (error instanceof ShoruiError) return error;
  const code = systemCode(error);
  const place = { file: path };
  const cause = { cause: error };
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ShoruiError([createProblem(missing, place)], cause);
  if (code === 'EISDIR') return new ShoruiError([createProblem('bundle.is-a-folder', place)], cause);
  return new ShoruiError([createProblem('bundle.cannot-read', place, { code })], cause);
}

/** What to throw when `path` could not be written. */
export function writeError(error: unknown, path: string): ShoruiError {
  if (error instanceof ShoruiError) return error;
  const code = systemCode(error);
  if (code === 'EISDIR')
    return new ShoruiError([createProblem('bundle.is-a-folder', { file: path })], { cause: error });
  // A file is in the place of a folder of the path.
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new ShoruiError([createProblem('bundle.not-a-folder', { file: path })], { cause: error });
  return new ShoruiError([createProblem('bundle.cannot-write', { file: path }, { code })], { cause: error });
}
