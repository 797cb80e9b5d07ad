import { expect } from 'chai';
import { jlreqClassOf } from '../../../../packages/engine/src/pdf/layout/classes/jlreq-class.ts';

const classOf = (character: string, advance = 1): number => jlreqClassOf(character.codePointAt(0) ?? 0, advance);

describe('JLReq character classes', () => {
  const cases: readonly (readonly [string, number])[] = [
    ['「（【｢', 1],
    ['」）】｣', 2],
    ['〜～', 3],
    ['！？', 4],
    ['・：；･', 5],
    ['。．｡', 6],
    ['、，､', 7],
    ['…―', 8],
    ['々ゝヽ', 9],
    ['ーｰ', 10],
    ['ぁっャヶｯㇰ', 11],
    ['￥＄', 12],
    ['％℃㎏', 13],
    ['　', 14],
    ['あん', 15],
    ['アンｱﾝ', 16],
    ['漢𠮷１Ａ㈱가①', 19],
  ];
  for (const [characters, jlreqClass] of cases) {
    it(`has ${characters} in cl-${String(jlreqClass).padStart(2, '0')}`, () => {
      for (const character of characters) expect(classOf(character), character).to.equal(jlreqClass);
    });
  }

  it('has ASCII in the classes of Latin text: digits cl-24, spaces cl-26, the rest cl-27', () => {
    expect(classOf('5', 0.5)).to.equal(24);
    expect(classOf(' ', 0.5)).to.equal(26);
    for (const character of 'a(.%$') expect(classOf(character, 0.5), character).to.equal(27);
  });

  it('classifies characters shared with Latin text by the width of their glyph', () => {
    expect(['“', '…', '°', '①'].map((character) => classOf(character, 1))).to.deep.equal([1, 8, 13, 19]);
    expect(['“', '…', '°', '①'].map((character) => classOf(character, 0.5))).to.deep.equal([27, 27, 27, 27]);
  });
});
