import { expect } from 'chai';
import fc from 'fast-check';
import { splitScripts } from '../../../../packages/engine/src/convert/lines/split-scripts.ts';

function marked(text: string, hint = false): string {
  return splitScripts(text, hint)
    .map((piece) => (piece.isEastAsian ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('fonts by character', () => {
  it('are Latin for letters and digits, and East Asian for kana, kanji and full-width signs', () => {
    expect(marked('第12条 ABC（株）、ｶﾅ')).to.equal('[第]12[条] ABC[（株）、ｶﾅ]');
    expect(marked('𠮷野家😀')).to.equal('[𠮷野家😀]');
    expect(marked('한글 ㈱')).to.equal('[한글] [㈱]');
  });

  it('follow the hint for quotes, dashes and symbols that both fonts have', () => {
    expect(marked('“甲”―×÷…±')).to.equal('“[甲]”―×÷…±');
    expect(marked('“甲”―×÷…±', true)).to.equal('[“甲”―×÷…±]');
    expect(marked('αЖ', true)).to.equal('[αЖ]');
    expect(marked('é A', true)).to.equal('é A');
  });

  it('are East Asian without a hint where Latin fonts lack the character', () => {
    expect(marked('①※Ⅳ★')).to.equal('[①※Ⅳ★]');
  });

  it('stay the same for combining marks', () => {
    expect(marked('葛\ufe00城')).to.equal('[葛\ufe00城]');
    expect(marked('e\u0301文')).to.equal('e\u0301[文]');
    expect(marked('葛\u{e0100}城')).to.equal('[葛\u{e0100}城]');
  });

  it('lose no character, and never alternate without a change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, hint) => {
        const pieces = splitScripts(text, hint);
        expect(pieces.map((piece) => piece.text).join('')).to.equal(text);
        pieces.forEach((piece, index) => {
          expect(piece.text).to.not.equal('');
          if (index > 0) expect(piece.isEastAsian).to.not.equal(pieces[index - 1]?.isEastAsian);
        });
      }),
    );
  });
});
