import { ShoruiError, type Problem } from '@shorui/engine/node';

/** The results of several promises. */
type Gathered<Inputs extends readonly unknown[]> = { -readonly [Index in keyof Inputs]: Awaited<Inputs[Index]> };

/**
 * Waits for all inputs. If some fail, throws the problems of all of them, so that the user can fix everything at once.
 * @throws {ShoruiError} with all problems; any other error as it is
 */
export async function gather<Inputs extends readonly Promise<unknown>[]>(...inputs: Inputs): Promise<Gathered<Inputs>> {
  const results = await Promise.allSettled(inputs);
  const problems: Problem[] = [];
  const values: unknown[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') {
      values.push(result.value);
      continue;
    }
    const reason: unknown = result.reason;
    if (!(reason instanceof ShoruiError)) throw reason;
    problems.push(...reason.problems);
  }
  if (problems.length > 0) throw new ShoruiError(problems);
  return values as Gathered<Inputs>;
}
