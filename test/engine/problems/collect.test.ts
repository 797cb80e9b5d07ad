import { expect } from 'chai';
import {
  catchProblems,
  collectProblems,
  createProblem,
  ShoruiError,
  type Problem,
} from '../../../packages/engine/src/problems/index.ts';

const missing = createProblem('word.part-missing', {}, { name: 'a' });
const fails = (): number => {
  throw new ShoruiError([missing]);
};

describe('collecting problems', () => {
  it('gives the result of an action that succeeds and changes no list', () => {
    const problems: Problem[] = [];
    expect(collectProblems(problems, () => 3)).to.equal(3);
    expect(problems).to.deep.equal([]);
  });

  it('adds what an action throws behind what is in the list', () => {
    const first = createProblem('word.part-missing', {}, { name: 'b' });
    const problems: Problem[] = [first];
    expect(collectProblems(problems, fails)).to.equal(null);
    expect(problems).to.deep.equal([first, missing]);
  });

  it('gives the problems to the one who has another result for them', () => {
    expect(catchProblems(fails, (problems) => problems.length + 1)).to.equal(2);
  });

  it('lets every other error pass', () => {
    const bug = (): never => {
      throw new TypeError('a bug');
    };
    expect(() => collectProblems([], bug)).to.throw(TypeError, 'a bug');
  });
});
