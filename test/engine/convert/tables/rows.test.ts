import { expect } from 'chai';
import type { Mark } from '../../../../packages/engine/src/convert/model/index.ts';
import { boxes, cell, heights, lay, row } from './support/lay-table.ts';

describe('rows of a table', () => {
  it('are as high as their highest cell, with cells in their columns', () => {
    const items = lay([row([cell('a'), cell('bc')])]);
    expect(heights(items)).to.deep.equal([20]);
    expect(boxes(items[0]?.marks)).to.deep.equal(['a@0,0', 'b@40,0', 'c@40,10']);
  });

  it('are mirrored in a table that runs from right to left', () => {
    const [item] = lay([row([cell('a'), cell('b')])], { rightToLeft: true });
    expect(boxes(item?.marks)).to.deep.equal(['a@160,0', 'b@100,0']);
  });

  it('clip content beyond an exact height, and are not split then', () => {
    const [item] = lay([row([cell('abc'), cell('d')], { height: { rule: 'exact', height: 15 } })]);
    expect(item?.height).to.equal(15);
    expect(item?.marks[0]).to.include({ kind: 'clipped', width: 40, height: 15 });
    expect(item?.split).to.equal(undefined);
  });

  it('give the extra height of a vertical merge to its last row', () => {
    const rows = [
      row([cell('abcde', { merge: 'start' }), cell('f')]),
      row([cell('', { merge: 'continue' }), cell('g')]),
    ];
    expect(heights(lay(rows))).to.deep.equal([10, 40]);
  });

  it('align cells to the bottom or the middle where specified', () => {
    const [item] = lay([row([cell('a', { align: 'bottom' }), cell('bcd')])]);
    expect(boxes(item?.marks)).to.include('a@0,20');
    const [middle] = lay([row([cell('a', { align: 'center' }), cell('bcd')])]);
    expect(boxes(middle?.marks)).to.include('a@0,10');
  });

  it('lose nothing when they are split at any height', () => {
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

  it('have the repeated header rows above them', () => {
    const items = lay([row([cell('h'), cell('h')], { isHeader: true }), row([cell('a'), cell('b')])]);
    expect(items[0]?.repeated).to.equal(undefined);
    expect(items[1]?.repeated).to.deep.equal([items[0]]);
  });
});
