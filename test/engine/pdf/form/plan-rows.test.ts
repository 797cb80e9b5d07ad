import { expect } from 'chai';
import fc from 'fast-check';
import { planSheets, rowPlace, type RowLayout } from '../../../../packages/engine/src/pdf/form/plan-rows.ts';

const layout: RowLayout = { page: 0, rows: 3, pitch: 8, direction: 'down', continuation: null };
const itself = { page: 0, rows: 3, offsetY: 0, omitEmpty: false };

describe('rows of a form', () => {
  it('are one below the other at the pitch', () => {
    const { sheets, fits } = planSheets(layout, 3);
    expect(fits).to.equal(true);
    const [sheet] = sheets;
    expect(sheet && [0, 1, 2].map((row) => rowPlace(layout, sheet, row).y)).to.deep.equal([0, 8, 16]);
    expect(sheet && rowPlace({ ...layout, direction: 'right' }, sheet, 2)).to.include({ x: 16, y: 0 });
  });

  it('do not fit when there are more of them and no continuation', () => {
    expect(planSheets(layout, 4).fits).to.equal(false);
  });

  it('continue on copies of the same page', () => {
    const { sheets } = planSheets({ ...layout, continuation: itself }, 8);
    expect(sheets.map(({ sheet, from, to }) => [sheet.page, sheet.copy, from, to])).to.deep.equal([
      [0, 0, 0, 3],
      [0, 1, 3, 6],
      [0, 2, 6, 8],
    ]);
  });

  it('use a continuation page of the form itself before copying it', () => {
    const { sheets } = planSheets({ ...layout, continuation: { page: 1, rows: 2, offsetY: -20, omitEmpty: false } }, 6);
    expect(sheets.map(({ sheet, from, to, y }) => [sheet.page, sheet.copy, from, to, y])).to.deep.equal([
      [0, 0, 0, 3, 0],
      [1, 0, 3, 5, -20],
      [1, 1, 5, 6, -20],
    ]);
  });

  it('are on a sheet exactly once each, whatever their number', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (count, rows, next) => {
          const { sheets } = planSheets(
            { ...layout, rows, continuation: { page: 1, rows: next, offsetY: 0, omitEmpty: false } },
            count,
          );
          const covered = sheets.flatMap(({ from, to }) =>
            Array.from({ length: to - from }, (_, index) => from + index),
          );
          expect(covered).to.deep.equal(Array.from({ length: count }, (_, index) => index));
          expect(new Set(sheets.map(({ sheet }) => `${sheet.page}.${sheet.copy}`)).size).to.equal(sheets.length);
        },
      ),
    );
  });
});
