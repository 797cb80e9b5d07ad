import { expect } from 'chai';
import fc from 'fast-check';
import { cellsBelow, pastedCells } from '../../../packages/web/src/kits/sheet/sheet-column.ts';
import { readTableText, writeTableText } from '../../../packages/web/src/kits/sheet/table-text.ts';

describe('cells of a sheet', () => {
  it('are read from the clipboard as they were written to it', () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => text.replace(/\r/g, ''));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, (rows) => {
        expect(readTableText(`${writeTableText(rows)}\n`)).to.deep.equal(rows);
      }),
      { numRuns: 200 },
    );
  });

  it('of Excel keep line ends and quotation marks within a cell', () => {
    expect(readTableText('契約書\t"1行目\n""2""行目"\r\n覚書\t\r\n')).to.deep.equal([
      ['契約書', '1行目\n"2"行目'],
      ['覚書', ''],
    ]);
  });

  it('are pasted from a place on; what is beyond the sheet is left out', () => {
    const cells = pastedCells(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      { row: 1, column: 1 },
      { rows: 2, columns: 3 },
    );
    expect(cells.map(({ place, text }) => `${place.row},${place.column} ${text}`)).to.deep.equal(['1,1 a', '1,2 b']);
  });

  it('take one pasted cell in all selected rows', () => {
    const cells = pastedCells([['総務']], { row: 0, column: 2 }, { rows: 5, columns: 3 }, [0, 3, 4]);
    expect(cells.map(({ place }) => place.row)).to.deep.equal([0, 3, 4]);
  });

  it('are copied to the selected rows below, else to the next row', () => {
    const size = { rows: 5, columns: 3 };
    expect(cellsBelow({ row: 1, column: 0 }, size, [0, 1, 4]).map(({ row }) => row)).to.deep.equal([4]);
    expect(cellsBelow({ row: 1, column: 0 }, size, []).map(({ row }) => row)).to.deep.equal([2]);
    expect(cellsBelow({ row: 4, column: 0 }, size, [])).to.deep.equal([]);
  });
});
