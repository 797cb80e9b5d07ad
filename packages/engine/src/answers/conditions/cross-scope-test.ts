import type { Scope, Test } from '../model/things.ts';
import { ancestorState, someState, pathBetween } from '../model/scope-path.ts';

/**
 * A test of a thing in one scope for an asker in another: in the nearest repetition around the asker or, for a thing inside
 * repetitions that do not contain the asker, in any repetition.
 */
export function crossScopeTest(asker: Scope, subject: Scope, test: Test): Test {
  const { up, down } = pathBetween(asker, subject);
  if (down.length > 0) return (state) => someState(ancestorState(state, up), down, test);
  if (up === 0) return test;
  return (state) => test(ancestorState(state, up));
}
