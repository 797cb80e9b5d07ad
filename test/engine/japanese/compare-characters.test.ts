import { expect } from 'chai';
import fc from 'fast-check';
import { compareCharacters, similarityOf, type ComparedPart } from '../../../packages/engine/src/japanese/index.ts';

const joined = (parts: readonly ComparedPart[]): string => parts.map(({ text }) => text).join('');
const kept = (parts: readonly ComparedPart[]): readonly string[] =>
  parts.flatMap(({ text, isChanged }) => (isChanged ? [] : [text]));
/** `委託料は【100万円】とする。`: what is changed in brackets. */
const marked = (parts: readonly ComparedPart[]): string =>
  parts.map(({ text, isChanged }) => (isChanged ? `【${text}】` : text)).join('');
const compared = (before: string, after: string): readonly string[] => {
  const { before: old, after: now } = compareCharacters(before, after);
  return [marked(old), marked(now)];
};

describe('characters of two texts', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...'甲乙は第条日１12,.ABc \n𠮷', '葛\u{E0100}', 'か\u3099'),
    maxLength: 24,
  });

  it('are in parts that join to each text, with the same unchanged parts in both, and none changed in equal texts', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { before: old, after: now } = compareCharacters(before, after);
        expect([joined(old), joined(now)]).to.deep.equal([before, after]);
        expect(kept(old)).to.deep.equal(kept(now));
        expect(old.every(({ text }) => text !== '')).to.equal(true);
        // A change is one part. Unchanged parts may follow each other: the other text has a change between them.
        for (const parts of [old, now])
          for (const [at, part] of parts.entries())
            if (at > 0 && part.isChanged) expect(parts[at - 1]?.isChanged).to.equal(false);
        expect(compareCharacters(before, before).after.some(({ isChanged }) => isChanged)).to.equal(false);
      }),
    );
  });

  it('are marked where text was put in or taken out, and nowhere else', () => {
    fc.assert(
      fc.property(texts, texts, (start, end) => {
        const put = '《追加》';
        expect(marked(compareCharacters(`${start}${end}`, `${start}${put}${end}`).after)).to.include('追加');
        const { before, after } = compareCharacters(`${start}|${end}`, `${start}|${put}${end}`);
        expect(before.some(({ isChanged }) => isChanged)).to.equal(false);
        expect(after.filter(({ isChanged }) => isChanged).map(({ text }) => text)).to.deep.equal([put]);
      }),
    );
  });

  it('keep numbers, Latin words and characters with variation selectors whole', () => {
    expect(compared('委託料は1,000,000円とする。', '委託料は1,200,000円とする。')).to.deep.equal([
      '委託料は【1,000,000】円とする。',
      '委託料は【1,200,000】円とする。',
    ]);
    expect(compared('Shorui Works の規約', 'Shorui World の規約')).to.deep.equal([
      'Shorui 【Works】 の規約',
      'Shorui 【World】 の規約',
    ]);
    expect(compared('葛\u{E0100}飾', '葛\u{E0101}飾')).to.deep.equal(['【葛\u{E0100}】飾', '【葛\u{E0101}】飾']);
  });

  it('show what a sentence gained and lost, and one change where only a particle is common', () => {
    expect(
      compared('乙は再委託をすることができる。', '乙は甲の書面による承諾なく再委託をすることができない。'),
    ).to.deep.equal([
      '乙は再委託をすることができ【る】。',
      '乙は【甲の書面による承諾なく】再委託をすることができ【ない】。',
    ]);
    expect(compared('毎月末日に払う', '翌月十日に払う')).to.deep.equal(['【毎月末】日に払う', '【翌月十】日に払う']);
  });

  it('are compared in bounded time: the middle of long texts that have little in common is one change', () => {
    const [before, after] = ['甲'.repeat(5000), '乙'.repeat(5000)];
    expect(compared(`頭${before}尾`, `頭${after}尾`)).to.deep.equal([`頭【${before}】尾`, `頭【${after}】尾`]);
  });

  it('have a similarity from 0 to 1 that does not depend on the order of the two', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const share = similarityOf(one, other);
        expect(share).to.be.within(0, 1);
        expect(similarityOf(other, one)).to.equal(share);
      }),
    );
    expect(similarityOf('第5条（再委託）', '第5条（再委託）')).to.equal(1);
    expect(similarityOf('第5条（再委託）', '秘密保持')).to.equal(0);
  });
});
