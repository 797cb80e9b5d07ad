import { expect } from 'chai';
import type { Edge, FlowItem } from '../../../../packages/engine/src/convert/model/index.ts';
import { cell, lay, row } from './support/lay-table.ts';

const thin: Edge = { pattern: 'single', width: 0.5, space: 0 };
const wide: Edge = { pattern: 'single', width: 2, space: 0 };
const pale: Edge = { ...thin, color: 'cccccc' };

/** `x1,y1-x2,y2 width` of the strokes of a row. */
function strokes(item: Pick<FlowItem, 'marks'> | undefined): string[] {
  return (item?.marks ?? []).flatMap((mark) =>
    mark.kind === 'rule'
      ? [`${mark.x1},${mark.y1}-${mark.x2},${mark.y2} ${mark.edge.width} ${mark.edge.color ?? ''}`.trim()]
      : [],
  );
}

describe('borders of a table', () => {
  it('are those of the table outside and between, in one stroke across adjacent cells', () => {
    const [first] = lay([row([cell('a'), cell('b')])], { borders: { top: thin, bottom: thin, betweenColumns: thin } });
    expect(strokes(first)).to.deep.equal(['40,0-40,10.5 0.5', '0,0-100,0 0.5', '0,10.5-100,10.5 0.5']);
  });

  it('are those of the cell where it has its own, and none where it removes them', () => {
    const [first] = lay(
      [row([cell('a', { borders: { left: wide, right: 'none' } }), cell('b', { borders: { left: 'none' } })])],
      {
        borders: { left: thin, betweenColumns: thin },
      },
    );
    expect(strokes(first)).to.deep.equal(['0,0-0,10 2']);
  });

  it('of two neighbors are the wider, or the darker of two equally wide', () => {
    const between = (right: Edge, left: Edge): string[] =>
      strokes(lay([row([cell('a', { borders: { right } }), cell('b', { borders: { left } })])])[0]);
    expect(between(thin, wide)).to.deep.equal(['40,0-40,10 2']);
    expect(between(wide, thin)).to.deep.equal(['40,0-40,10 2']);
    expect(between(pale, thin)).to.deep.equal(['40,0-40,10 0.5']);
    expect(between(thin, pale)).to.deep.equal(['40,0-40,10 0.5']);
  });

  it('do not cross a cell that spans columns or rows', () => {
    const borders = { between: thin, betweenColumns: thin };
    const rows = [
      row([cell('a', { span: 2 })]),
      row([cell('b', { merge: 'start' }), cell('c')]),
      row([cell('', { merge: 'continue' }), cell('d')]),
    ];
    const items = lay(rows, { borders });
    expect(strokes(items[0])).to.deep.equal(['0,10-100,10 0.5']);
    expect(strokes(items[1]).filter((each) => each.startsWith('0,'))).to.deep.equal(['0,0-100,0 0.5']);
    expect(strokes(items[2])).to.deep.equal(['40,0-40,10.5 0.5', '40,0-100,0 0.5']);
  });

  it('from corner to corner cover the whole cell, over several rows too', () => {
    const rows = [
      row([cell('a', { merge: 'start', borders: { falling: thin } }), cell('b', { borders: { rising: wide } })]),
      row([cell('', { merge: 'continue' }), cell('c')]),
    ];
    const [first, second] = lay(rows);
    // Each row draws its part, so that a page may end between them.
    expect(strokes(first)).to.deep.equal(['0,0-20,10 0.5', '40,10-100,0 2']);
    expect(strokes(second)).to.deep.equal(['20,0-40,10 0.5']);
  });

  it('are around each cell where there is space between cells, and around the table', () => {
    const all = { top: wide, bottom: wide, left: wide, right: wide, between: thin, betweenColumns: thin };
    const [first] = lay([row([cell('a')])], { grid: [40], cellSpacing: 4, borders: all });
    expect(strokes(first)).to.deep.equal([
      '4,4-36,4 0.5',
      '4,14.5-36,14.5 0.5',
      '4,4-4,14.5 0.5',
      '36,4-36,14.5 0.5',
      '0,0-40,0 2',
      '0,18.5-40,18.5 2',
      '0,0-0,18.5 2',
      '40,0-40,18.5 2',
    ]);
  });

  it('close cells that continue on the next page', () => {
    const borders = { top: thin, between: thin, bottom: wide };
    const rows = [row([cell('a', { merge: 'start' }), cell('b')]), row([cell('', { merge: 'continue' }), cell('c')])];
    const [first, second] = lay(rows, { borders });
    expect(strokes({ marks: first?.atBreak?.below ?? [] })).to.deep.equal(['0,10.5-40,10.5 2']);
    expect(strokes({ marks: second?.atBreak?.above ?? [] })).to.deep.equal(['0,0-40,0 0.5']);
    expect([first?.atBreak?.above, second?.atBreak?.below]).to.deep.equal([[], []]);
  });
});

describe('cells over rows of fixed heights', () => {
  it('show content that crosses the line between these rows, clipped only at their end', () => {
    const exact = { height: { rule: 'exact', height: 8 } } as const;
    const rows = [
      row([cell('ab', { merge: 'start' }), cell('')], exact),
      row([cell('', { merge: 'continue' }), cell('')], exact),
    ];
    const [first, second] = lay(rows);
    const clips = (second?.marks ?? []).flatMap((mark) => (mark.kind === 'clipped' ? [mark] : []));
    expect(clips.map(({ x, y, width, height }) => [x, y, width, height])).to.deep.equal([[0, -8, 40, 16]]);
    expect(clips[0]?.marks).to.have.length(2);
    expect(first?.marks).to.deep.equal([]);
  });
});
