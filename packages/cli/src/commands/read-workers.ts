import type { Messages } from '../messages/index.ts';
import { UsageError } from '../usage-error.ts';

/** More threads than any machine of today has use for. */
const mostWorkers = 256;

/** The number of `--workers`. @throws {UsageError} when it is none */
export function readWorkers(text: string | undefined, messages: Messages): { workers?: number } {
  if (text === undefined) return {};
  const workers = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (workers < 1 || workers > mostWorkers) throw new UsageError(messages.bulk.badWorkers(text));
  return { workers };
}
