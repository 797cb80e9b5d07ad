import { expect } from 'chai';
import { ShoruiError, type Problem } from '../../../../packages/engine/src/problems/index.ts';

/** The problem that an action is refused with. It fails when the action goes through, or fails in another way. */
export function problemOf(action: () => unknown): Problem {
  try {
    action();
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    expect(error.problems).to.have.length(1);
    return error.problems[0] as Problem;
  }
  throw new Error('nothing was refused');
}
