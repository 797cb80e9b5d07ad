import type { Messages } from '../messages/index.ts';
import { UsageError } from '../usage-error.ts';

/** Upper bound of `--workers`. */
const mostWorkers = 256;

/** Parses `--workers`. @throws {UsageError} when it is not a number in range */
export function readWorkers(text: string | undefined, messages: Messages): { workers?: number } {
  if (text === undefined) return {};
  const workers = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (workers < 1 || workers > mostWorkers) throw new UsageError(messages.bulk.badWorkers(text));
  return { workers };
}
