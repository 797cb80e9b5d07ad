import { expect } from 'chai';
import { places, setText } from './support/set-text.ts';

describe('space between Japanese and Latin', () => {
  it('is a quarter em on both sides of letters and digits', () => {
    expect(places(setText('漢a字1仮', 9)[0])).to.deep.equal([0, 1.25, 2, 3.25, 4]);
  });

  it('may be for letters only, digits only, or off', () => {
    expect(places(setText('漢a字1仮', 9, { latinSpace: 'letters' })[0])).to.deep.equal([0, 1.25, 2, 3, 3.5]);
    expect(places(setText('漢a字1仮', 9, { latinSpace: 'digits' })[0])).to.deep.equal([0, 1, 1.5, 2.75, 3.5]);
    expect(places(setText('漢a字1仮', 9, { latinSpace: false })[0])).to.deep.equal([0, 1, 1.5, 2.5, 3]);
  });

  it('is not added next to punctuation, a space or a full-width letter', () => {
    expect(places(setText('「a」', 9, { lineStartTrim: false })[0])).to.deep.equal([0, 1, 1.5]);
    expect(places(setText('漢 a', 9)[0])).to.deep.equal([0, 1, 1.5]);
    expect(places(setText('漢Ａ', 9)[0])).to.deep.equal([0, 1]);
  });
});
