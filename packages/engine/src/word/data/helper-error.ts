import { PlacelessError, createProblem, ShoruiError, type Place } from '../../problems/index.ts';

/** Thrown by a helper that cannot make sense of its arguments; becomes a problem at the tag's place. */
export class HelperError extends PlacelessError {}

/**
 * Gives what reading the data threw a name: data may come with getters and proxies that throw whatever they like. What is
 * thrown on purpose stays as it is.
 */
export function namedError(error: unknown, place: Place): unknown {
  if (error instanceof ShoruiError || error instanceof HelperError) return error;
  const reason = error instanceof Error ? error.message.slice(0, 200) : typeof error;
  return new ShoruiError([createProblem('word.data-unreadable', place, { reason })], { cause: error });
}
