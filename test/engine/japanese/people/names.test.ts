import { expect } from 'chai';
import * as fc from 'fast-check';
import { joinName, pairFurigana, splitName } from '@shorui/engine/japanese';

/** `山田/ヤマダ` for a reading, the base alone where none is needed. */
function show(text: string, kana: string): string[] {
  return pairFurigana(text, kana).map(({ base, reading }) => (reading === '' ? base : `${base}/${reading}`));
}

describe('names', () => {
  it('join with a full-width space by default', () => {
    expect(joinName({ last: '山田', first: '太郎' })).to.equal('山田　太郎');
    expect(joinName({ last: '山田', first: '太郎' }, ' ')).to.equal('山田 太郎');
    expect(joinName({ last: '山田', first: '太郎' }, '')).to.equal('山田太郎');
  });

  it('leave out missing parts', () => {
    expect(joinName({ last: ' 山田 ' })).to.equal('山田');
    expect(joinName({ first: '太郎', last: '　' })).to.equal('太郎');
    expect(joinName({ last: undefined, first: undefined })).to.equal('');
  });

  it('are split at the first space of any width', () => {
    for (const text of ['山田 太郎', '山田　太郎', '  山田　 太郎 ', '山田\t太郎']) {
      expect(splitName(text), text).to.deep.equal({ ok: true, value: { last: '山田', first: '太郎' } });
    }
    expect(splitName('ファン　デル　ベーク')).to.deep.equal({
      ok: true,
      value: { last: 'ファン', first: 'デル ベーク' },
    });
  });

  it('are not split by guessing', () => {
    expect(splitName('山田太郎')).to.deep.equal({ ok: false, reason: 'no_space' });
    expect(splitName(' 　')).to.deep.equal({ ok: false, reason: 'empty' });
  });

  it('are unchanged after splitting and joining', () => {
    const part = fc.stringMatching(/^[一-龥ぁ-ん]{1,6}$/);
    fc.assert(
      fc.property(part, part, fc.constantFrom('　', ' ', '  '), (last, first, separator) => {
        expect(splitName(joinName({ last, first }, separator))).to.deep.equal({ ok: true, value: { last, first } });
      }),
    );
  });
});

describe('furigana', () => {
  it('is assigned to each word of a name', () => {
    expect(show('山田　太郎', 'ヤマダ　タロウ')).to.deep.equal(['山田/ヤマダ', '　', '太郎/タロウ']);
    expect(show('山田 太郎', 'やまだ　たろう')).to.deep.equal(['山田/やまだ', ' ', '太郎/たろう']);
    expect(show('山田　太郎', 'ﾔﾏﾀﾞ ﾀﾛｳ')).to.deep.equal(['山田/ヤマダ', '　', '太郎/タロウ']);
  });

  it('covers the whole name if the words cannot be separated', () => {
    expect(show('山田太郎', 'ヤマダ タロウ')).to.deep.equal(['山田太郎/ヤマダ タロウ']);
    expect(show('山田　太郎', 'ヤマダタロウ')).to.deep.equal(['山田　太郎/ヤマダタロウ']);
    expect(show('山田太郎', 'ヤマダタロウ')).to.deep.equal(['山田太郎/ヤマダタロウ']);
  });

  it('is not put on kana', () => {
    expect(show('山ノ内　さくら', 'ヤマノウチ　サクラ')).to.deep.equal(['山/ヤマ', 'ノ', '内/ウチ', '　', 'さくら']);
    expect(show('お茶の水', 'おちゃのみず')).to.deep.equal(['お', '茶/ちゃ', 'の', '水/みず']);
    expect(show('サトウ', 'サトウ')).to.deep.equal(['サトウ']);
    expect(show('取り引き', 'とりひき')).to.deep.equal(['取/と', 'り', '引/ひ', 'き']);
  });

  it('covers a word when its kana do not fit, or fit in more than one way', () => {
    expect(show('山ノ内', 'ヤマウチ')).to.deep.equal(['山ノ内/ヤマウチ']);
    expect(show('木の下', 'キノノシタ')).to.deep.equal(['木の下/キノノシタ']);
    expect(show('鎌ヶ谷', 'カマガヤ')).to.deep.equal(['鎌ヶ谷/カマガヤ']);
  });

  it('is empty if there is no name or no reading', () => {
    expect(pairFurigana('', 'ヤマダ')).to.deep.equal([]);
    expect(pairFurigana('山田', '　')).to.deep.equal([{ base: '山田', reading: '' }]);
  });

  it('always gives back the text it was made for', () => {
    const text = fc.string({
      unit: fc.constantFrom('山', '田', 'の', 'ノ', '　', ' ', 'ー', '(', '[', '.', '𠮷'),
      maxLength: 14,
    });
    const kana = fc.string({ unit: fc.constantFrom('や', 'マ', 'の', 'ノ', '　', 'ー', '*'), maxLength: 14 });
    fc.assert(
      fc.property(text, kana, (base, reading) => {
        const pairs = pairFurigana(base, reading);
        expect(pairs.map((pair) => pair.base).join('')).to.equal(base);
      }),
    );
  });

  it('is fast on texts that match in many ways', () => {
    const text = '山の'.repeat(200);
    expect(pairFurigana(text, 'の'.repeat(5000))).to.have.length(1);
    expect(pairFurigana('山の山の山の山の山', 'の'.repeat(100))).to.have.length(1);
  });
});
