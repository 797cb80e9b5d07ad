import type { Scope, Test } from '../model/things.ts';
import { climb, someState, wayBetween } from '../model/way.ts';

/**
 * A test about a thing of one scope, asked from another: in the nearest repetition around the asker, or, of something inside
 * repetitions that the asker stands outside of, in any repetition.
 */
export function reach(asker: Scope, subject: Scope, test: Test): Test {
  const { up, down } = wayBetween(asker, subject);
  if (down.length > 0) return (state) => someState(climb(state, up), down, test);
  if (up === 0) return test;
  return (state) => test(climb(state, up));
}
