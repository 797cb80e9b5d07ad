import { expect } from 'chai';
import { layoutParagraphBlock } from '../../../../packages/engine/src/convert/lines/index.ts';
import { itemsOf, linesMarkOf, marksOfKind, paragraphOf, plainContext } from './support/paragraphs.ts';

const edge = { pattern: 'single', width: 1, space: 4 } as const;
const box = { top: edge, bottom: edge, left: edge, right: edge };
const text = '一二三四五六七八九十'.repeat(3);

describe('the frame of a converted paragraph', () => {
  it('has its background behind all lines, from indent to indent', () => {
    const items = itemsOf(paragraphOf(text, { background: 'ddeeff', startIndent: 20, endIndent: 10 }), 13);
    const boxes = items.map((item) => marksOfKind(item, 'box')[0]);
    expect(boxes.every((mark) => mark?.x === 20 && mark.width === 100 && mark.height === 13)).to.equal(true);
    expect(items.every(({ marks }) => marks[0]?.kind === 'box')).to.equal(true);
  });

  it('keeps its distance from the text above the first line, below the last and at both sides', () => {
    const items = itemsOf(paragraphOf(text, { borders: box }), 10);
    expect(items.map(({ height }) => height)).to.deep.equal([18, 13, 18]);
    expect(linesMarkOf(items[0])?.y).to.equal(5);
    const rules = items.map((item) => marksOfKind(item, 'rule').length);
    expect(rules).to.deep.equal([3, 2, 3]);
    const [left, right, top] = marksOfKind(items[0], 'rule');
    expect([left?.x1, right?.x1, top?.y1]).to.deep.equal([-4.5, 104.5, 0.5]);
    expect(marksOfKind(items[2], 'rule')[2]?.y1).to.equal(17.5);
  });

  it('includes a hanging indent', () => {
    const hanging = { borders: { left: edge }, startIndent: 30, firstIndent: -30 };
    expect(marksOfKind(itemsOf(paragraphOf('文', hanging))[0], 'rule')[0]?.x1).to.equal(-4.5);
  });

  it('joins the frames of neighbors with the same borders', () => {
    const format = { borders: { ...box, between: edge }, spaceBefore: 6, spaceAfter: 8 };
    const set = (joins: { joinsAbove?: boolean; joinsBelow?: boolean }) =>
      layoutParagraphBlock(paragraphOf('文', format), 100, plainContext, 0, joins)[0];
    const middle = set({ joinsAbove: true, joinsBelow: true });
    expect(middle?.height).to.equal(18);
    const [left, , between] = marksOfKind(middle, 'rule');
    expect([left?.y1, left?.y2]).to.deep.equal([-6, 26]);
    expect(between?.y1).to.equal(0.5);
    expect(marksOfKind(set({ joinsAbove: true }), 'rule')).to.have.length(4);
  });
});
