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

  it('is unchanged when squeezing is off', () => {
    expect(places(setText('「あ」、か', 9, { squeeze: false })[0])).to.deep.equal([0, 1, 2, 3, 4]);
  });

  it('is trimmed before an opening bracket at the start of a line, unless that is off', () => {
    expect(places(setText('「あ', 9)[0])).to.deep.equal([-0.5, 0.5]);
    expect(places(setText('「あ', 9, { lineStartTrim: false })[0])).to.deep.equal([0, 1]);
  });

  it('is trimmed after punctuation at the end of a line that is otherwise too long, and kept in one that fits', () => {
    expect(setText('あいうえ。', 4.5)[0]?.width).to.equal(45);
    expect(setText('あいうえ。', 5)[0]?.width).to.equal(50);
  });

  it('is taken from commas and brackets to pull in characters that may not begin a line (追い込み)', () => {
    const [line] = setText('あ、い、うえ！かきく', 6);
    expect(places(line)).to.deep.equal([0, 1, 1.5, 2.5, 3, 4, 5]);
    expect(line?.width).to.equal(60);
  });

  it('moves the character to the next line with another one where it is too little (追い出し)', () => {
    expect(broken('あ、いうえお！かきく', 6)).to.deep.equal(['あ、いうえ', 'お！かきく']);
    expect(broken('あ、い、うえ！かきく', 6, { pushIn: false })).to.deep.equal(['あ、い、う', 'え！かきく']);
  });

  it('is not taken where nothing needs to be pulled in', () => {
    expect(broken('あ、いうえおかき', 5)).to.deep.equal(['あ、いうえ', 'おかき']);
  });

  it('pulls in ends of words except with the option for Japanese characters only', () => {
    expect(broken('あ、い、ABCか', 4)).to.deep.equal(['あ、い、', 'ABCか']);
    expect(broken('あ、い、ABCか', 5)).to.deep.equal(['あ、い、ABC', 'か']);
    expect(broken('あ、い、ABCか', 5, { pushIn: 'japanese' })).to.deep.equal(['あ、い、', 'ABCか']);
    expect(broken('あ、いうえお！かきく', 7, { pushIn: 'japanese' })).to.deep.equal(['あ、いうえお！', 'かきく']);
    expect(broken('あ、い、うえ！かき', 6, { pushIn: 'japanese' })).to.deep.equal(['あ、い、うえ！', 'かき']);
  });

  it('is taken before punctuation hangs with the option for Japanese characters only', () => {
    const hung = (text: string, pushIn: boolean | 'japanese') => setText(text, 5, { hanging: true, pushIn })[0]?.hung;
    expect(hung('あ」いうえ、か', true)).to.equal(10);
    expect(hung('あ」いうえ、か', 'japanese')).to.equal(0);
    expect(hung('あいうえお、か', 'japanese')).to.equal(10);
  });

  it('is taken from the spaces around Latin text for one more character with the option for Japanese characters only', () => {
    const style = { align: 'justify', pushIn: 'japanese' } as const;
    expect(broken('第11条あい', 4.3, style)).to.deep.equal(['第11条あ', 'い']);
    expect(broken('第11条あい', 4.2, style)).to.deep.equal(['第11条', 'あい']);
    expect(broken('第11条あい', 4.3, { align: 'justify' })).to.deep.equal(['第11条', 'あい']);
    expect(broken('第11条あい', 4.3, { ...style, align: 'start' })).to.deep.equal(['第11条', 'あい']);
  });

  it('is not taken after full stops inside a line, except with the option for Japanese characters only, as in Word', () => {
    expect(broken('あ。いうえお」かき', 6)).to.deep.equal(['あ。いうえ', 'お」かき']);
    expect(broken('あ。いうえお」かき', 6, { pushIn: 'japanese' })).to.deep.equal(['あ。いうえお」', 'かき']);
  });

  it('pulls in a character that could begin the next line only with the option for Japanese characters only', () => {
    const style = { align: 'justify', pushIn: 'japanese' } as const;
    expect(broken('あ、い、うえお', 5, style)).to.deep.equal(['あ、い、うえ', 'お']);
    expect(broken('あ、いうえお', 5, style)).to.deep.equal(['あ、いうえ', 'お']);
    expect(broken('あ、い、うえお', 5, { align: 'justify' })).to.deep.equal(['あ、い、う', 'えお']);
  });

  it('lets closing brackets hang, and narrows punctuation before them, only with the option for Japanese characters only', () => {
    const style = { align: 'justify', hanging: true, pushIn: 'japanese' } as const;
    expect(broken('あいうえお）か', 5, style)).to.deep.equal(['あいうえお）', 'か']);
    expect(setText('あいうえお）か', 5, style)[0]?.hung).to.equal(10);
    expect(places(setText('あ（いうえ）か', 4.7, style)[0])).to.deep.equal([0, 0.7, 1.7, 2.7, 3.7, 4.7]);
    expect(broken('あいうえお）か', 5, { ...style, pushIn: true })).to.deep.equal(['あいうえ', 'お）か']);
    expect(broken('あ、い、ABC）か', 5, style)).to.deep.equal(['あ、い、', 'ABC）か']);
    expect(broken('あいうえお）か', 5, { ...style, hanging: false })).to.deep.equal(['あいうえ', 'お）か']);
  });
});
