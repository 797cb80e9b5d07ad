import { createProblem, ShoruiError, type Place } from '../../problems/index.ts';
import { HelperError } from './helper-error.ts';

/**
 * Gives what reading the data threw a name: data may come with getters and proxies that throw whatever they like. What is
 * thrown on purpose stays as it is.
 */
export function namedError(error: unknown, place: Place): unknown {
  if (error instanceof ShoruiError || error instanceof HelperError) return error;
  const reason = error instanceof Error ? error.message.slice(0, 200) : typeof error;
  return new ShoruiError([createProblem('word.data-unreadable', place, { reason })], { cause: error });
}
