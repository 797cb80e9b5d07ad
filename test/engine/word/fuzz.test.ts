import { expect } from 'chai';
import { fuzzWord } from '../../fuzz/fuzz-word.ts';
import { seed } from '../../support/seed.ts';

describe('Word files changed at random', () => {
  // Every run changes the files in other ways, by the seed that it prints.
  // `npm run fuzz -- --runs 20000 --seed 7` changes more of them, and keeps the files with faults.
  it('are filled or refused by name, and what is filled is as valid as before', () => {
    // All templates but that of the stress fixture, which is twenty times as long as the next one.
    const { faults, filled, refused } = fuzzWord({ runs: 800, seed, largest: 20_000 });
    expect(faults.map(({ run, source, what }) => `run ${run} of ${source}: ${what}`)).to.deep.equal([]);
    // Both ways must be walked often, or nothing was tested.
    expect(filled).to.be.greaterThan(120);
    expect(refused).to.be.greaterThan(240);
  });
});
