import { expect } from 'chai';
import { broken, places, setText } from './support/set-text.ts';

describe('space around punctuation', () => {
  it('is half an em less between punctuation (JLReq Table 1)', () => {
    expect(places(setText('あ」、か', 9)[0])).to.deep.equal([0, 1, 1.5, 2.5]);
    expect(places(setText('あ。」か', 9)[0])).to.deep.equal([0, 1, 1.5, 2.5]);
    expect(places(setText('あ」「か', 9)[0])).to.deep.equal([0, 1, 1.5, 2.5]);
    expect(places(setText('あ「『か', 9)[0])).to.deep.equal([0, 1, 1.5, 2.5]);
  });

  it('stays around single punctuation', () => {
    expect(places(setText('あ、か「き」く・け', 9)[0])).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is a quarter em between a closing bracket and ・, and ・ and an opening one', () => {
    expect(places(setText('あ」・「か', 9)[0])).to.deep.equal([0, 1, 1.5, 2, 3]);
  });

  it('is not touched when squeezing is off', () => {
    expect(places(setText('「あ」、か', 9, { squeeze: false })[0])).to.deep.equal([0, 1, 2, 3, 4]);
  });

  it('is trimmed before an opening bracket at the start of a line, unless that is off', () => {
    expect(places(setText('「あ', 9)[0])).to.deep.equal([-0.5, 0.5]);
    expect(places(setText('「あ', 9, { lineStartTrim: false })[0])).to.deep.equal([0, 1]);
  });

  it('is trimmed after punctuation at the end of a line that is else too long, and kept in one that fits', () => {
    expect(setText('あいうえ。', 4.5)[0]?.width).to.equal(45);
    expect(setText('あいうえ。', 5)[0]?.width).to.equal(50);
  });

  it('is taken from commas and brackets to pull in what may not begin a line (追い込み)', () => {
    const [line] = setText('あ、い、うえ！かきく', 6);
    expect(places(line)).to.deep.equal([0, 1, 1.5, 2.5, 3, 4, 5]);
    expect(line?.width).to.equal(60);
  });

  it('leaves the character to the next line with another one where there is too little of it (追い出し)', () => {
    expect(broken('あ、いうえお！かきく', 6)).to.deep.equal(['あ、いうえ', 'お！かきく']);
    expect(broken('あ、い、うえ！かきく', 6, { pushIn: false })).to.deep.equal(['あ、い、う', 'え！かきく']);
  });

  it('is not taken where nothing needs to be pulled in', () => {
    expect(broken('あ、いうえおかき', 5)).to.deep.equal(['あ、いうえ', 'おかき']);
  });

  it('is not taken after full stops inside a line', () => {
    expect(broken('あ。いうえお」かき', 6)).to.deep.equal(['あ。いうえ', 'お」かき']);
  });
});
