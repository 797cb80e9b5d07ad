import { expect } from 'chai';
import { fuzzPdf } from '../../../fuzz/fuzz-pdf.ts';

describe('PDFs changed at random', () => {
  it('are filled in so that the result needs no repair, or refused with a named problem', () => {
    const { faults, filled, repaired, refused } = fuzzPdf({ runs: 3000, seed: 20_260_401, largest: 30_000 });
    expect(faults.map(({ run, source, what }) => `run ${run} of ${source}: ${what}`)).to.deep.equal([]);
    expect(filled).to.be.greaterThan(300);
    expect(repaired).to.be.greaterThan(300);
    expect(refused).to.be.greaterThan(100);
  });
});
