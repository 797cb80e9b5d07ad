import { expect } from 'chai';
import type {
  Block,
  Cell,
  FlowItem,
  LayoutContext,
  Mark,
  Row,
  Table,
} from '../../../../packages/engine/src/convert/model/index.ts';
import { layoutTable } from '../../../../packages/engine/src/convert/tables/index.ts';
import { fontChains } from '../../../../packages/engine/src/convert/lines/index.ts';
import { bundledLibrary } from '../../../../packages/engine/src/node/fonts/create-fonts.ts';
import { paragraph } from '../pages/support/paper.ts';

/** Gives an item of 10 pt for each character of a paragraph, a box named by it. */
const context: LayoutContext = {
  chainOf: fontChains(bundledLibrary()),
  direction: 'horizontal',
  defaultTab: 42,
  squeezesPunctuation: false,
  numbers: { page: '1', pages: '1', sectionPages: '1' },
  layoutBlocks: (blocks: readonly Block[], width: number) =>
    blocks.flatMap((block, number) => {
      const run = block.kind === 'paragraph' ? block.content[0] : undefined;
      return [...(run?.kind === 'text' ? run.text : '')].map((fill): FlowItem => {
        const mark: Mark = { kind: 'box', shape: 'rectangle', x: 0, y: 0, width, height: 10, fill };
        const plain = { height: 10, spaceBefore: 0, spaceAfter: 0, keepWithNext: false };
        return { ...plain, marks: [mark], footnotes: [], floats: [], block: number };
      });
    }),
};

const none = { top: 0, bottom: 0, left: 0, right: 0 };

function cell(words: string, more: Partial<Cell> = {}): Cell {
  const plain = { span: 1, margins: none, borders: {}, align: 'top', fitText: false, noWrap: false } as const;
  return { ...plain, blocks: [paragraph(words)], ...more };
}

function row(cells: readonly Cell[], more: Partial<Row> = {}): Row {
  return { cells, skippedBefore: 0, skippedAfter: 0, isHeader: false, cantSplit: false, ...more };
}

function lay(rows: readonly Row[], more: Partial<Table> = {}): readonly FlowItem[] {
  const plain = { width: { kind: 'auto' }, layout: 'fixed', align: 'start', indent: 0, borders: {} } as const;
  const rest = { cellSpacing: 0, rightToLeft: false, path: 'T' };
  return layoutTable({ kind: 'table', grid: [40, 60], ...plain, ...rest, rows, ...more }, 200, context, 0);
}

/** `name@x,y` of the boxes in cells. */
function boxes(marks: readonly Mark[] = []): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'clipped') return boxes(mark.marks);
    return mark.kind === 'box' ? [`${mark.fill ?? ''}@${mark.x},${mark.y}`] : [];
  });
}

function heights(items: readonly FlowItem[]): number[] {
  return items.map(({ height }) => height);
}

describe('rows of a table', () => {
  it('are as high as their highest cell, cells standing in their columns', () => {
    const items = lay([row([cell('a'), cell('bc')])]);
    expect(heights(items)).to.deep.equal([20]);
    expect(boxes(items[0]?.marks)).to.deep.equal(['a@0,0', 'b@40,0', 'c@40,10']);
  });

  it('stand mirrored in a table that runs from right to left', () => {
    const [item] = lay([row([cell('a'), cell('b')])], { rightToLeft: true });
    expect(boxes(item?.marks)).to.deep.equal(['a@60,0', 'b@0,0']);
  });

  it('clip what an exact height does not hold, and are not parted then', () => {
    const [item] = lay([row([cell('abc'), cell('d')], { height: { rule: 'exact', height: 15 } })]);
    expect(item?.height).to.equal(15);
    expect(item?.marks[0]).to.include({ kind: 'clipped', width: 40, height: 15 });
    expect(item?.split).to.equal(undefined);
  });

  it('give what a vertical merge needs more to its last row', () => {
    const rows = [
      row([cell('abcde', { merge: 'start' }), cell('f')]),
      row([cell('', { merge: 'continue' }), cell('g')]),
    ];
    expect(heights(lay(rows))).to.deep.equal([10, 40]);
  });

  it('stand at the bottom or in the middle where the cell says so', () => {
    const [item] = lay([row([cell('a', { align: 'bottom' }), cell('bcd')])]);
    expect(boxes(item?.marks)).to.include('a@0,20');
    const [middle] = lay([row([cell('a', { align: 'center' }), cell('bcd')])]);
    expect(boxes(middle?.marks)).to.include('a@0,10');
  });

  it('lose nothing when they are parted, whatever room there is', () => {
    const [item] = lay([row([cell('abcdef'), cell('ghi')])]);
    const names = (marks: readonly Mark[] = []): string[] => boxes(marks).map((each) => each.slice(0, 1));
    for (let room = 10; room < 60; room += 3) {
      const parts = item?.split?.(room);
      expect(parts?.[0].height, `room ${room}`).to.be.at.most(room);
      const all = [...names(parts?.[0].marks), ...names(parts?.[1].marks)];
      expect(all.toSorted().join('')).to.equal('abcdefghi');
    }
    expect(item?.split?.(9)).to.equal(undefined);
  });

  it('carry the header rows that are drawn again above them', () => {
    const items = lay([row([cell('h'), cell('h')], { isHeader: true }), row([cell('a'), cell('b')])]);
    expect(items[0]?.repeated).to.equal(undefined);
    expect(items[1]?.repeated).to.deep.equal([items[0]]);
  });
});
