import { ShoruiError, type Problem } from '@shorui/engine/node';

/**
 * Waits for two inputs and gives both, or throws the problems of all that failed: a user mends everything in one go.
 * @throws {ShoruiError} with all problems; any other error as it is
 */
export async function gather<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const results = await Promise.allSettled([first, second]);
  const [a, b] = results;
  if (a.status === 'fulfilled' && b.status === 'fulfilled') return [a.value, b.value];
  const problems: Problem[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const reason: unknown = result.reason;
    if (!(reason instanceof ShoruiError)) throw reason;
    problems.push(...reason.problems);
  }
  throw new ShoruiError(problems);
}
