import { expect } from 'chai';
import { bracketsOf } from '../../../packages/web/src/kits/preview/brackets.ts';
import { isAbout } from '../../../packages/web/src/kits/preview/focused-value.ts';
import type { ReasonBox, ValueBox } from '../../../packages/web/src/kits/preview/protocol.ts';

const block = (y: number, ...keys: readonly string[]): ReasonBox => ({
  page: 0,
  x: 60 + y / 100,
  y,
  width: 100,
  height: 12,
  reasons: keys.map((key) => ({ key, lines: [`回答${key}`] })),
});

describe('brackets of a page', () => {
  const shown = (blocks: readonly ReasonBox[]) =>
    bracketsOf(blocks, 0).map(({ level, y, height, lines }) => [level, y, y + height, lines.join()]);

  it('are around blocks that follow each other and have the same reason, one inside of the other', () => {
    expect(shown([block(100, 'a'), block(114, 'a', 'b'), block(128, 'a', 'b'), block(142, 'a')])).to.deep.equal([
      [0, 100, 154, '回答a'],
      [1, 114, 140, '回答a,回答b'],
    ]);
  });

  it('end where another reason begins, and at blocks that are far from each other', () => {
    expect(shown([block(100, 'a'), block(114, 'b'), block(128, 'a')])).to.deep.equal([
      [0, 100, 112, '回答a'],
      [0, 114, 126, '回答b'],
      [0, 128, 140, '回答a'],
    ]);
    expect(shown([block(100, 'a'), block(300, 'a')])).to.have.length(2);
    expect(shown([{ ...block(100, 'a'), page: 1 }])).to.deep.equal([]);
  });
});

describe('a value on a page', () => {
  const value = (tag: string, ...repeat: readonly number[]): ValueBox => ({
    page: 0,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    isBlank: false,
    isCut: false,
    tag,
    repeat,
  });

  it('is that of an answer by its name, in the same repetition', () => {
    expect(isAbout(value('{{氏名}}'), ['氏名'])).to.equal(true);
    expect(isAbout(value('{{氏名.姓}}'), ['氏名'])).to.equal(true);
    expect(isAbout(value('{{氏名カナ}}'), ['氏名'])).to.equal(false);
    expect(isAbout(value('{{手当額}}', 1), ['手当', 1, '手当額'])).to.equal(true);
    expect(isAbout(value('{{手当額}}', 0), ['手当', 1, '手当額'])).to.equal(false);
    expect(isAbout(value('{{sum 手当 "手当額"}}'), ['手当', 1, '手当額'])).to.equal(true);
  });
});
