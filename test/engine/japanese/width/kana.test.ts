import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  composeKana,
  isHiragana,
  isKatakana,
  normalizeHyphens,
  normalizeWaveDash,
  toHiragana,
  toKatakana,
} from '@shorui/engine/japanese';

const hiragana = 'ぁあぃいゔゕゖゝゞん';
const katakana = 'ァアィイヴヵヶヽヾン';

describe('kana', () => {
  it('are converted into each other', () => {
    expect(toKatakana(hiragana)).to.equal(katakana);
    expect(toHiragana(katakana)).to.equal(hiragana);
    expect(toKatakana('すーぱー・山田A1')).to.equal('スーパー・山田A1');
    expect(toHiragana('スーパー・山田A1ｱ')).to.equal('すーぱー・山田A1ｱ');
    expect(toHiragana('ヷヸヹヺ')).to.equal('ヷヸヹヺ');
  });

  it('are converted back to the same text for every letter', () => {
    const letters = Array.from({ length: 0x56 }, (_, index) => String.fromCharCode(0x3041 + index));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters, 'ゝ', 'ゞ', 'ー', '漢') }), (text) => {
        expect(toHiragana(toKatakana(text))).to.equal(text);
      }),
    );
    expect(toKatakana(letters.join(''))).to.match(/^[ァ-ヶ]{86}$/);
  });

  it('know full-width katakana by the rule of the form', () => {
    for (const text of [
      'カタカナ',
      'ガギグゲゴ',
      'パピプペポ',
      'キャキュキョ',
      'ワヲン',
      'ヴァンダーベーク',
      'ヵヶ',
      'スズキ イチロウ',
      'スズキ　イチロウ',
      'ー',
    ]) {
      expect(isKatakana(text), text).to.equal(true);
    }
    for (const text of [
      '',
      ' ',
      'かたかな',
      '漢字',
      'katakana',
      'ｶﾀｶﾅ',
      'カタかな',
      'カナ1',
      'ＡＢＣ',
      '山田タロウ',
      'カタカナ!',
      'ア・イ',
      'ヽヾ',
      '゛',
      ' カナ',
      'カナ ',
      'カナ\n',
    ]) {
      expect(isKatakana(text), text).to.equal(false);
    }
  });

  it('know hiragana alike', () => {
    for (const text of ['ひらがな', 'すーぱー', 'ゔぁ', 'やまだ　たろう'])
      expect(isHiragana(text), text).to.equal(true);
    for (const text of ['', 'ヒラガナ', 'ひらガナ', 'ひら1', '平仮名', 'ゝ'])
      expect(isHiragana(text), text).to.equal(false);
  });

  it('join combining sound marks as the standard composition does, and nothing else', () => {
    const kana = Array.from({ length: 0x30ff - 0x3041 }, (_, index) => String.fromCharCode(0x3041 + index));
    for (const letter of kana) {
      for (const mark of ['\u3099', '\u309a']) {
        expect(composeKana(letter + mark), letter + mark).to.equal((letter + mark).normalize('NFC'));
      }
    }
    expect(composeKana('か\u3099く\u3099')).to.equal('がぐ');
    expect(composeKana('e\u0301㈱')).to.equal('e\u0301㈱');
  });
});

describe('hyphens', () => {
  it('become - between digits only', () => {
    for (const hyphen of '‐‑‒–—―⁃−─━﹘﹣－ーｰ') {
      expect(normalizeHyphens(`03${hyphen}1234${hyphen}5678`), hyphen).to.equal('03-1234-5678');
      expect(normalizeHyphens(`１${hyphen}２`), hyphen).to.equal('１-２');
      for (const kept of [`サ${hyphen}バ${hyphen}`, `3${hyphen}`, `${hyphen}3`, `A${hyphen}1`, `1${hyphen}F`]) {
        expect(normalizeHyphens(kept), kept).to.equal(kept);
      }
    }
    expect(normalizeHyphens('スーパー1ー2号')).to.equal('スーパー1-2号');
  });

  it('stay as they are when they are hyphens already', () => {
    expect(normalizeHyphens('03-1234-5678')).to.equal('03-1234-5678');
  });

  it('do not include wave dashes, which have their own function', () => {
    expect(normalizeHyphens('1〜2')).to.equal('1〜2');
    expect(normalizeWaveDash('9時～17時〜')).to.equal('9時〜17時〜');
    expect(normalizeWaveDash('9時～17時〜', '～')).to.equal('9時～17時～');
    expect(normalizeWaveDash('a~b')).to.equal('a~b');
  });
});
