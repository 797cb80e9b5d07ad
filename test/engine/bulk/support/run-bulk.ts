import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bulk,
  ShoruiError,
  type Bundle,
  type BulkAnswers,
  type BulkOptions,
  type BulkResult,
  type ProblemId,
} from '@shorui/engine/node';

/** Runs to the end in this thread, unless told otherwise, and gathers the results. */
export async function runBulk(
  bundle: string | Bundle,
  answers: BulkAnswers,
  options: BulkOptions,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for await (const result of bulk(bundle, answers, { workers: 0, ...options })) results.push(result);
  return results;
}

/** Kinds of the problems that something throws; none when it works. */
export async function problemsOf(work: Promise<unknown>): Promise<ProblemId[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return error.problems.map(({ id }) => id);
  }
}

/** Lines of the list of errors, without its heading. */
export function readErrors(folder: string): string[] {
  return readFileSync(join(folder, 'errors.csv'), 'utf8').split('\r\n').slice(1, -1);
}
