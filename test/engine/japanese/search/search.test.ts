import { expect } from 'chai';
import * as fc from 'fast-check';
import { foldForSearch, japaneseSortKey, toHiragana, toKatakana } from '@shorui/engine/japanese';

/** By code points, as SQLite (BINARY) and PostgreSQL (COLLATE "C") compare. */
const byCodePoint = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const sorted = (texts: readonly string[]): string[] =>
  texts.toSorted((a, b) => byCodePoint(japaneseSortKey(a), japaneseSortKey(b)));

describe('the form for searches', () => {
  it('is the same for every width, kind of kana, case, dash and spacing', () => {
    const alike: readonly (readonly string[])[] = [
      ['アプリ', 'ｱﾌﾟﾘ', 'あぷり', 'アフ\u309aリ'],
      ['ABC部', 'ＡＢＣ部', 'ａｂｃ部', 'abc部'],
      ['山田太郎', '山田 太郎', '山田　太郎', ' 山田\t太郎 '],
      ['03-1234', '０３－１２３４', '03−1234', '03‐1234'],
      ['9時〜5時', '９時～５時', '9時~5時'],
      ['ヴァイオリン', 'ｳﾞｧｲｵﾘﾝ', 'ゔぁいおりん'],
      ['(株)書類', '㈱書類', '（株）書類'],
    ];
    for (const [first = '', ...others] of alike) {
      for (const other of others) expect(foldForSearch(other), other).to.equal(foldForSearch(first));
    }
  });

  it('keeps apart what are different words', () => {
    for (const [a, b] of [
      ['かき', 'がき'],
      ['ビヨウイン', 'ビョウイン'],
      ['おばさん', 'おばーさん'],
      ['100%', '100'],
    ] as const) {
      expect(foldForSearch(a)).to.not.equal(foldForSearch(b));
    }
  });

  it('is stable, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).to.equal(folded);
      }),
    );
    for (const text of ['İ', '℡', 'ﷺ', 'ΑΣ', 'ﬀ', '\u309b', 'ǅ']) {
      expect(foldForSearch(foldForSearch(text)), text).to.equal(foldForSearch(text));
    }
  });

  it('of a text contains that of each part of it', () => {
    const unit = fc.constantFrom(...'アあｱ漢字ＡaZ1１ー-－ 　・株', 'ガ', 'ぱ');
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit }), fc.string({ unit }), (before, part, after) => {
        expect(foldForSearch(before + part + after)).to.include(foldForSearch(part));
      }),
    );
  });

  it('does not depend on the kind of kana', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldForSearch(toKatakana(text))).to.equal(foldForSearch(toHiragana(text)));
      }),
    );
  });
});

describe('the Japanese order', () => {
  it('compares base letters first, then voicing, size and length', () => {
    const right = [
      'Abe',
      'アベ',
      'カー',
      'かあ',
      'かき',
      'がき',
      'ガキ大将',
      'カク',
      'びょういん',
      'ビヨウドウ',
      '阿部',
    ];
    expect(sorted(right.toReversed())).to.deep.equal(right);
  });

  it('compares one level over the whole text before the next', () => {
    const orders = [
      ['はは', 'ハハ', 'はば', 'はぱ', 'ばは', 'ばば', 'ぱは'],
      ['さー', 'さぁ', 'さあ', 'さーた', 'さあた'],
      ['ききみ', 'キキミ', 'きぎみ'],
      ['こゝろ', 'こころ', 'ココロ', 'こごろ'],
      // Voicing of the second letter counts more than the size of the first.
      ['やっか', 'やつか', 'やっが', 'やつが'],
      ['わさび', 'ワさび', 'ヷさび'],
    ];
    for (const right of orders) expect(sorted(right.toReversed())).to.deep.equal(right);
  });

  it('agrees with the collation of Unicode for Japanese', () => {
    const collator = new Intl.Collator('ja');
    const syllable = fc.constantFrom(...Array.from('あぁカかがガはばぱパヤャゃよょツっんを '), 'カー', 'きー');
    const word = fc.array(syllable, { maxLength: 4 }).map((parts) => parts.join('').replace(/ +/g, ' ').trim());
    fc.assert(
      fc.property(word, word, (a, b) => {
        const order = collator.compare(a, b);
        // It does not compare the kind of kana.
        fc.pre(order !== 0);
        expect(Math.sign(byCodePoint(japaneseSortKey(a), japaneseSortKey(b))), `${a} and ${b}`).to.equal(order);
      }),
      { numRuns: 2000 },
    );
  });

  it('puts a name before those that begin with it, and family names together', () => {
    const right = ['ヤマ　ワタル', 'ヤマダ', 'ヤマダ　アイ', 'ヤマダ　ハナコ', 'ヤマダエ　アイ'];
    expect(sorted(right.toReversed())).to.deep.equal(right);
  });

  it('is the same for every width and case, and further texts decide between equal ones', () => {
    expect(japaneseSortKey('ｻﾄｳ ﾊﾅｺ')).to.equal(japaneseSortKey('サトウ　ハナコ'));
    expect(japaneseSortKey('ＡＢＣ')).to.equal(japaneseSortKey('abc'));
    const people = [
      ['サトウ', '左藤'],
      ['サトウ', '佐藤'],
    ] as const;
    const keys = people.map(([kana, name]) => japaneseSortKey(kana, [name]));
    expect(keys.toSorted(byCodePoint)).to.deep.equal(keys.toReversed());
  });

  it('fits its column, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(Array.from(japaneseSortKey(text, [text])).length).to.be.at.most(300);
      }),
    );
    expect(japaneseSortKey('ﷺ'.repeat(100)).length).to.equal(300);
  });
});
