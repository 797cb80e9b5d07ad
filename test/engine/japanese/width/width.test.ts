import { expect } from 'chai';
import * as fc from 'fast-check';
import { toFullWidth, toHalfWidth, type WidthKind } from '@shorui/engine/japanese';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const halfKatakana = Array.from({ length: 63 }, (_, index) => String.fromCharCode(0xff61 + index)).join('');

describe('width', () => {
  it('changes one kind of character at a time', () => {
    const full = '１Ａ，　ガ';
    const half = '1A, ｶﾞ';
    const cases: [kind: WidthKind, narrowed: string, widened: string][] = [
      ['digits', '1Ａ，　ガ', '１A, ｶﾞ'],
      ['letters', '１A，　ガ', '1Ａ, ｶﾞ'],
      ['symbols', '１Ａ,　ガ', '1A， ｶﾞ'],
      ['spaces', '１Ａ， ガ', '1A,　ｶﾞ'],
      ['katakana', '１Ａ，　ｶﾞ', '1A, ガ'],
    ];
    for (const [kind, narrowed, widened] of cases) {
      expect(toHalfWidth(full, [kind]), kind).to.equal(narrowed);
      expect(toFullWidth(half, [kind]), kind).to.equal(widened);
    }
    expect(toHalfWidth(full, [])).to.equal(full);
    expect(toFullWidth(half, [])).to.equal(half);
  });

  it('by default narrows everything but katakana, and widens everything', () => {
    expect(toHalfWidth('ＡＢＣ１２３！　アイウ')).to.equal('ABC123! アイウ');
    expect(toFullWidth('ABC 123! ｱｲｳ')).to.equal('ＡＢＣ　１２３！　アイウ');
  });

  it('does not change similar characters', () => {
    const kept = '㈱①Ⅳ～￥〜㍻ℓ㎡½…ﬁ𠮷葛󠄀é~¥';
    expect(toHalfWidth(kept, ['digits', 'letters', 'symbols', 'spaces', 'katakana'])).to.equal(kept);
    expect(toFullWidth(kept)).to.equal(kept);
  });

  it('composes and decomposes voiced katakana', () => {
    const cases: [half: string, full: string][] = [
      ['ｶﾞｷﾞｸﾞｹﾞｺﾞ', 'ガギグゲゴ'],
      ['ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ', 'パピプペポ'],
      ['ﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞ', 'バビブベボ'],
      ['ｳﾞｧｲｵﾘﾝ', 'ヴァイオリン'],
      ['ﾜﾞｦﾞ', 'ヷヺ'],
      ['ｽｰﾊﾟｰ｡｢ｱ･ｲ｣､', 'スーパー。「ア・イ」、'],
      ['ｱﾞｶﾟﾞﾟ', 'ア゛カ゜゛゜'],
      ['ﾃｨｯｼｭ', 'ティッシュ'],
    ];
    for (const [half, full] of cases) {
      expect(toFullWidth(half), half).to.equal(full);
      expect(toHalfWidth(full, ['katakana']), full).to.equal(half);
    }
  });

  it('leaves katakana without a half-width form as it is', () => {
    expect(toHalfWidth('ヰヱヵヶヮヸヹヽヾ', ['katakana'])).to.equal('ヰヱヵヶヮヸヹヽヾ');
  });

  it('covers all of ASCII but the tilde, and all half-width katakana', () => {
    const wide = toFullWidth(ascii);
    expect(wide).to.have.length(95);
    expect(wide.match(/[\x20-\x7e]/g)).to.deep.equal(['~']);
    expect(toHalfWidth(wide)).to.equal(ascii);
    for (const character of halfKatakana) expect(toFullWidth(character), character).to.not.equal(character);
  });

  it('restores the same text', () => {
    const unit = fc.constantFrom(...Array.from(`${ascii}${halfKatakana}漢𠮷①`));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const kinds: WidthKind[] = ['digits', 'letters', 'symbols', 'spaces', 'katakana'];
        const wide = toFullWidth(text, kinds);
        expect(toHalfWidth(wide, kinds)).to.equal(text);
        expect(toFullWidth(wide, kinds)).to.equal(wide);
      }),
    );
  });
});
