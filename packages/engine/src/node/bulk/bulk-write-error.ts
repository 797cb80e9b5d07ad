import { createProblem, ShoruiError } from '../../problems/index.ts';
import { systemCode } from '../disk-error.ts';

/** The error of a run that could not write. Unlike elsewhere, the files made before remain. */
export function bulkWriteError(error: unknown, path: string): ShoruiError {
  if (error instanceof ShoruiError) return error;
  const code = systemCode(error);
  return new ShoruiError([createProblem('bulk.cannot-write', { file: path }, { code })], { cause: error });
}
