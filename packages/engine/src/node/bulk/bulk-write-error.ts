import { createProblem, ShoruiError } from '../../problems/index.ts';
import { systemCode } from '../disk-error.ts';

/** What to throw when a run could not write: unlike elsewhere, what was made before is kept. */
export function bulkWriteError(error: unknown, path: string): ShoruiError {
  if (error instanceof ShoruiError) return error;
  const code = systemCode(error);
  return new ShoruiError([createProblem('bulk.cannot-write', { file: path }, { code })], { cause: error });
}
