import { expect } from 'chai';
import { Furigana, readingOf } from '../../../packages/web/src/kits/form/kana.ts';
import { tidyKana } from '../../../packages/web/src/kits/form/tidy.ts';

/** Types one word with an input method: each state of the composition, then its end. Gives the furigana after it. */
function type(
  furigana: Furigana,
  field: string,
  states: readonly string[],
  { text = states.at(-1) ?? '', current }: { readonly text?: string; readonly current: string },
): string {
  for (const state of states) furigana.update(state);
  return furigana.end(field, states.at(-1) ?? '', text, current) ?? current;
}

describe('furigana from an input method', () => {
  it('takes the reading before the conversion, and puts those of last and first name together', () => {
    const furigana = new Furigana(['last', 'first']);
    const last = type(furigana, 'last', ['た', 'たか', 'たかh', 'たかはし', '高橋', '髙橋'], { current: '' });
    expect(last).to.equal('タカハシ');
    expect(type(furigana, 'first', ['は', 'はな', 'はなこ', '花子'], { current: last })).to.equal('タカハシ ハナコ');
  });

  it('adds the reading of a second word to that of the first', () => {
    const furigana = new Furigana(['name']);
    const first = type(furigana, 'name', ['みなと', '港'], { current: '' });
    expect(type(furigana, 'name', ['しょうじ', '商事'], { text: '港商事', current: first })).to.equal('ミナトショウジ');
  });

  it('keeps what was written by hand', () => {
    const furigana = new Furigana(['name']);
    type(furigana, 'name', ['みなと', '港'], { current: '' });
    expect(type(furigana, 'name', ['しょうじ', '商事'], { text: '港商事', current: 'コウ' })).to.equal('コウ');
  });

  it('forgets the reading of a field that was emptied', () => {
    const furigana = new Furigana(['last', 'first']);
    const last = type(furigana, 'last', ['たかはし', '高橋'], { current: '' });
    expect(furigana.clear('last', last)).to.equal('');
    expect(type(furigana, 'last', ['さとう', '佐藤'], { current: '' })).to.equal('サトウ');
  });

  it('knows no reading of pasted text and of words without kana', () => {
    const furigana = new Furigana(['name']);
    expect(furigana.end('name', '高橋', '高橋', '')).to.equal(undefined);
    expect(readingOf('高橋')).to.equal(undefined);
    expect(readingOf('abc')).to.equal(undefined);
  });

  it('gives no reading for a composition that was given up', () => {
    const furigana = new Furigana(['name']);
    furigana.update('たか');
    expect(furigana.end('name', '', '', '')).to.equal(undefined);
  });

  it('reads long vowels and half-width kana', () => {
    expect(readingOf('さーびす')).to.equal('サービス');
    expect(readingOf('さーびsu')).to.equal('サービ');
    expect(tidyKana('ﾔﾏﾀﾞ たろう')).to.equal('ヤマダ タロウ');
  });
});
