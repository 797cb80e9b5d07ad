import { expect } from 'chai';
import { fuzzWord } from '../../fuzz/fuzz-word.ts';

describe('Word files changed at random', () => {
  // `npm run fuzz -- --runs 20000 --seed 7` goes on where this stops, and keeps the files.
  it('are filled or refused by name, and what is filled is as valid as before', () => {
    // All templates but that of the stress fixture, which is twenty times as long as the next one.
    const { faults, filled, refused } = fuzzWord({ runs: 2000, seed: 20_240_401, largest: 20_000 });
    expect(faults.map(({ run, source, what }) => `run ${run} of ${source}: ${what}`)).to.deep.equal([]);
    // Both ways must be walked often, or nothing was tested.
    expect(filled).to.be.greaterThan(300);
    expect(refused).to.be.greaterThan(600);
  });
});
