import { expect } from 'chai';
import { paragraphOf, itemsOf, plainContext, plainFormat, textRun } from './support/paragraphs.ts';
import { layoutParagraphBlock } from '../../../../packages/engine/src/convert/lines/index.ts';

describe('paragraphs that were laid out before', () => {
  const setTimes = (times: number, text: string): unknown[] =>
    Array.from({ length: times }, () => itemsOf({ ...paragraphOf(text), format: plainFormat }));

  it('are the same items from the second time on that they are kept', () => {
    const [first, second, third] = setTimes(3, '甲及び乙は、誠実に協議する。');
    expect(second).not.to.equal(first);
    expect(second).to.deep.equal(first);
    expect(third).to.equal(second);
  });

  it('are laid out again when text, width, format or fonts change', () => {
    const text = '本契約は、双方が記名押印した時に効力を生ずる。';
    setTimes(3, text);
    const paragraph = { ...paragraphOf(text), format: plainFormat };
    const wide = itemsOf(paragraph, 40);
    expect(itemsOf(paragraph, 10)).to.have.length.greaterThan(wide.length);
    const indented = itemsOf({ ...paragraph, format: { ...plainFormat, startIndent: 50 } });
    expect(indented).to.have.length.greaterThan(itemsOf(paragraph).length);
    const big = itemsOf({ ...paragraph, content: [textRun(text, { size: 20 })] });
    expect(big).to.have.length.greaterThan(itemsOf(paragraph).length);
    expect(
      itemsOf(paragraph, 10, { chainOf: (format, japanese) => plainContext.chainOf(format, japanese) }),
    ).to.deep.equal(itemsOf(paragraph));
  });

  it('print their current page number', () => {
    const field = { kind: 'field', field: 'page', format: textRun('').format } as const;
    const pageOf = (page: string): string => {
      const numbers = { ...plainContext.numbers, page };
      return JSON.stringify(itemsOf({ ...paragraphOf([field]), format: plainFormat }, 10, { numbers }));
    };
    const three = [pageOf('3'), pageOf('3'), pageOf('3'), pageOf('4')];
    expect(three[2]).to.equal(three[0]);
    expect(three[3]).not.to.equal(three[0]);
  });

  it('belong to the block that requested them', () => {
    const paragraph = { ...paragraphOf('別紙のとおり。'), format: plainFormat };
    const blocks = [1, 2, 3, 3].map((block) => layoutParagraphBlock(paragraph, 100, plainContext, block)[0]?.block);
    expect(blocks).to.deep.equal([1, 2, 3, 3]);
  });
});
