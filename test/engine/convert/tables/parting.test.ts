import { expect } from 'chai';
import type { FlowItem } from '../../../../packages/engine/src/convert/model/index.ts';
import { float } from '../pages/support/floats.ts';
import { paragraph } from '../pages/support/paper.ts';
import { boxes, cell, heights, lay, row, table } from './support/lay-table.ts';
import { leastProcessorTime } from '../../../support/processor-time.ts';

/** Names of what the items show. */
function names(...items: readonly (FlowItem | undefined)[]): string[] {
  return items.map((item) =>
    boxes(item?.marks)
      .map((each) => each.slice(0, 1))
      .join(''),
  );
}

const exact = (height: number) => ({ height: { rule: 'exact', height } }) as const;
const atLeast = (height: number) => ({ height: { rule: 'atLeast', height } }) as const;

describe('rows that are split', () => {
  it('align the content of each part again', () => {
    const [item] = lay([row([cell('a', { align: 'center' }), cell('bcdef'), cell('g', { align: 'bottom' })])], {
      grid: [40, 60, 20],
    });
    const [first, second] = item?.split?.(30) ?? [];
    expect(boxes(first?.marks)).to.deep.equal(['a@0,10', 'b@40,0', 'c@40,10', 'd@40,20', 'g@100,20']);
    expect(names(second)).to.deep.equal(['ef']);
  });

  it('leave a cell empty where no content fits', () => {
    const tall = { ...cell(''), blocks: [table([row([cell('a')], exact(50))], { grid: [60] })] };
    const [item] = lay([row([cell('xyz'), tall])]);
    expect(item?.split?.(5)).to.equal(undefined);
    expect(names(...(item?.split?.(15) ?? []))).to.deep.equal(['x', 'yza']);
  });

  it('stay whole where the first part would have the text of only one cell', () => {
    const low = { ...cell('xyz'), margins: { top: 8, bottom: 0, left: 0, right: 0 } };
    const [item] = lay([row([low, cell('abc')])]);
    expect(item?.split?.(15)).to.equal(undefined);
    expect(names(...(item?.split?.(22) ?? []))).to.deep.equal(['xab', 'yzc']);
  });

  it('split tables in their cells between and inside rows', () => {
    const inner = table([row([cell('ab')]), row([cell('cdef')])], { grid: [40] });
    const [item] = lay([row([{ ...cell(''), blocks: [inner, paragraph('z')] }])]);
    expect(heights(item ? [item] : [])).to.deep.equal([70]);
    for (const [room, expected] of [
      [20, ['ab', 'cdefz']],
      [45, ['abcd', 'efz']],
      [60, ['abcdef', 'z']],
    ] as const) {
      const parts = item?.split?.(room) ?? [];
      expect(names(...parts), `room ${room}`).to.deep.equal(expected);
      expect(parts[0]?.height).to.be.at.most(room);
    }
  });

  it('split a table of a single row in a cell', () => {
    const inner = table([row([cell('abcdef')])], { grid: [40] });
    const [item] = lay([row([{ ...cell(''), blocks: [inner] }])]);
    const parts = item?.split?.(35) ?? [];
    expect(names(...parts)).to.deep.equal(['abc', 'def']);
    expect(boxes(parts[1]?.marks)[0]).to.equal('d@0,0');
  });

  it('give the rest of their minimum height to the second part', () => {
    const [item] = lay([row([cell('abcdef'), cell('g')], atLeast(100))]);
    const parts = item?.split?.(40) ?? [];
    expect(heights(parts)).to.deep.equal([40, 60]);
    const [whole] = lay([row([cell('ab')], atLeast(100))]);
    expect(whole?.split?.(40)).to.equal(undefined);
  });

  it('stay whole with vertical text, and are clipped where they are higher than a page', () => {
    const [item] = lay([row([cell('abc', { direction: 'right' }), cell('defghi')], atLeast(60))]);
    expect(item?.split?.(30)).to.equal(undefined);
    const cut = item?.cut?.(30);
    expect(cut?.isTextCut).to.equal(true);
    expect(heights(cut?.parts ?? [])).to.deep.equal([30, 30]);
    // Both show the turned text, each what is in its part of the cell.
    expect(names(...(cut?.parts ?? []))).to.deep.equal(['abcdef', 'abcghi']);
    const clips = (cut?.parts ?? []).flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'clipped'));
    expect(clips).to.have.length(2);
    expect(clips[1]).to.include({ height: 30 });
  });

  it('are split between lines where they are higher than a page although they should stay whole', () => {
    const [item] = lay([row([cell('abcdef'), cell('g')], { cantSplit: true })]);
    expect(item?.split).to.equal(undefined);
    const cut = item?.cut?.(35);
    expect(cut?.isTextCut).to.equal(false);
    expect(names(...(cut?.parts ?? []))).to.deep.equal(['abcg', 'def']);
  });

  it('of a fixed height are split anywhere', () => {
    const [item] = lay([row([cell('abcdef')], exact(50))]);
    const cut = item?.cut?.(25);
    expect(heights(cut?.parts ?? [])).to.deep.equal([25, 25]);
    expect(boxes(cut?.parts[1].marks)).to.include('c@0,-5');
  });
});

describe('content of cells', () => {
  it('has its footnotes reported with the row, in rotated text too', () => {
    const [item] = lay([row([cell('aB', { direction: 'vertical' }), cell('C')])]);
    expect(item?.footnotes.toSorted()).to.deep.equal(['B', 'C']);
  });

  it('floats in its cell where the text is rotated', () => {
    const held = paragraph('a', {}, [float({ horizontal: { from: 'column', offset: 3 } })]);
    const [item] = lay([row([cell('x'), cell('', { direction: 'vertical', blocks: [held] })], atLeast(50))]);
    const pictures = (item?.marks ?? []).flatMap((mark) => (mark.kind === 'picture' ? [[mark.x, mark.y]] : []));
    expect(pictures).to.deep.equal([[43, 0]]);
    expect(item?.floats).to.deep.equal([]);
  });
});

describe('cells over several rows', () => {
  const gray = { background: 'eeeeee' };
  const rows = [
    row([cell('abc', { merge: 'start', ...gray }), cell('x')], exact(15)),
    row([cell('', { merge: 'continue' }), cell('y')]),
    row([cell('', { merge: 'continue' }), cell('z')]),
  ];

  it('draw a line across two rows with the second row, above its background', () => {
    const items = lay(rows);
    expect(names(...items)).to.deep.equal(['eax', 'eby', 'ecz']);
    expect(boxes(items[1]?.marks)).to.include('b@0,-5');
  });

  it('begin with such a line on a page that begins with its second row', () => {
    const items = lay(rows);
    const after = items[1]?.afterBreak?.() ?? [];
    expect(names(...after)).to.deep.equal(['eby', 'ecz']);
    expect(boxes(after[0]?.marks)).to.include('b@0,0');
    expect(boxes(after[1]?.marks)).to.include('c@0,0');
    expect(items[0]?.afterBreak).to.equal(undefined);
  });

  it('do not affect other rows by this', () => {
    const items = lay([...rows, row([cell('p'), cell('q')])]);
    const after = items[1]?.afterBreak?.() ?? [];
    expect(after).to.have.length(3);
    expect(after[2]).to.equal(items[3]);
  });

  it('show all content once wherever the page breaks', () => {
    const words = 'abcdefghijkl';
    const many = Array.from({ length: 9 }, (_, index) =>
      row([cell(index === 0 ? words : '', { merge: index === 0 ? 'start' : 'continue' }), cell('0')], atLeast(13)),
    );
    for (let at = 1; at < many.length; at++) {
      const items = lay(many);
      const rest = items[at]?.afterBreak?.() ?? items.slice(at);
      const shown = names(...items.slice(0, at), ...rest)
        .join('')
        .replaceAll('0', '');
      expect(shown, `break before row ${at}`).to.equal(words);
      expect(boxes(rest[0]?.marks).every((each) => !each.includes(',-'))).to.equal(true);
    }
  });

  it('take linear time in the number of rows', () => {
    const time = (count: number): number => {
      const many = Array.from({ length: count }, (_, index) =>
        row([cell(index === 0 ? 'a'.repeat(count) : '', { merge: index === 0 ? 'start' : 'continue' }), cell('0')]),
      );
      return leastProcessorTime(() => lay(many));
    };
    // Eight times as many; were it quadratic, 64 times as long.
    expect(time(8_000) / Math.max(1, time(1_000))).to.be.below(32);
  });
});

describe('space between cells', () => {
  it('is taken from the width of the columns, around and between cells', () => {
    const [first, second] = lay([row([cell('a'), cell('b')]), row([cell('c'), cell('d')])], { cellSpacing: 6 });
    expect(boxes(first?.marks)).to.deep.equal(['a@6,6', 'b@43,6']);
    expect(boxes(second?.marks)).to.deep.equal(['c@6,3', 'd@43,3']);
    expect([first?.height, second?.height]).to.deep.equal([19, 19]);
    const widths = first?.marks.flatMap((mark) => (mark.kind === 'box' ? [mark.width] : []));
    expect(widths).to.deep.equal([31, 51]);
  });
});
