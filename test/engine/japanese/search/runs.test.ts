import { expect } from 'chai';
import * as fc from 'fast-check';
import { findWords, foldRuns, foldWithPlaces, isWordRun } from '@shorui/engine/japanese';

/** Letters of every kind that texts of documents have, spaces, line ends and punctuation. */
const unit = fc.constantFrom(
  ...'契約書第条髙高アあｱﾊﾌﾞﾟプーabzＡ019é',
  '葛\u{e0100}',
  '𠮷',
  ...' 　\n\n\r\t、。「」-−・()×',
  '\u200b',
  '한',
);
const text = fc.string({ unit, maxLength: 40 });

describe('runs of a text', () => {
  it('divide words and Japanese, and leave punctuation out', () => {
    expect(foldRuns('本契約第1条（秘密）はﾌﾟﾗﾝＡ、INV-2024を')).to.equal(' 本契約第 1 条 秘密 はぷらん a inv 2024 を ');
    expect(foldRuns('葛\u{e0100}飾区の髙橋様')).to.equal(' 葛飾区の高橋様 ');
    expect(foldRuns('10×20')).to.equal(' 10 20 ');
    expect(foldRuns('。\n')).to.equal(' ');
    expect([isWordRun('inv'), isWordRun('契約'), isWordRun('')]).to.deep.equal([true, false, false]);
  });

  it('join Japanese words that are spaced out or end in the next line, but not over a blank line', () => {
    expect(foldRuns('契　約　書')).to.equal(' 契約書 ');
    expect(foldRuns('秘\r\n密')).to.equal(' 秘密 ');
    expect(foldRuns('秘\n \n密')).to.equal(' 秘 密 ');
    expect(foldRuns('秘\nﾞ\n密')).to.equal(' 秘密 ');
    expect(foldRuns('秘\f密')).to.equal(' 秘 密 ');
    expect(foldRuns('Tokyo\nTower')).to.equal(' tokyo tower ');
  });

  it('are the same for every width, kind of kana and case', () => {
    for (const word of ['ｱﾌﾟﾘ', 'アプリ', 'あぷり']) expect(foldRuns(word)).to.equal(' あぷり ');
    for (const word of ['ＩＮＶ', 'inv', 'Inv']) expect(foldRuns(word)).to.equal(' inv ');
  });

  it('are found at their places in the original', () => {
    fc.assert(
      fc.property(text, (each) => {
        const { folded, starts, ends } = foldWithPlaces(each);
        expect(folded).to.equal(foldRuns(each));
        expect([starts.length, ends.length]).to.deep.equal([folded.length, folded.length]);
        for (let at = 0; at < folded.length; at += 1) {
          if (folded[at] === ' ') continue;
          const letter = each.slice(starts[at], ends[at]);
          expect(foldRuns(letter)).to.include(folded[at]);
        }
      }),
      { numRuns: 1000, examples: [['契\nﾞ\n契'], ['契\nﾞ\n\n契'], ['契\n\u{e0100}\n契'], ['契\r\u200b\n契']] },
    );
  });

  it('are searched for words from their beginning and for Japanese anywhere', () => {
    const found = (each: string, query: string) =>
      findWords(each, query).map(({ start, end }) => each.slice(start, end));
    expect(found('INV-2024の契約書と 2024INV', 'inv 契約')).to.deep.equal(['INV', '契約']);
    expect(found('秘　密\n保持、ﾋﾐﾂ、ひみつ', '秘密保持')).to.deep.equal(['秘　密\n保持']);
    expect(found('秘密、ﾋﾐﾂ、ひみつ', 'ヒミツ')).to.deep.equal(['ﾋﾐﾂ', 'ひみつ']);
    expect(found('秘密秘密', '秘密')).to.deep.equal(['秘密秘密']);
    expect(found('秘密', ' 、 ')).to.deep.equal([]);
  });
});
