import { expect } from 'chai';
import fc from 'fast-check';
import type { FieldCells } from '../../../../packages/engine/src/application/schema/index.ts';
import { cellBoxes, fillCells } from '../../../../packages/engine/src/pdf/form/cells/index.ts';

function cellsOf(text: string, count: number, cells: FieldCells = {}): string {
  const filled = fillCells(text, count, cells);
  return filled.ok ? filled.cells.map((each) => each || '_').join('|') : filled.reason;
}

describe('cells of a form', () => {
  it('contain one character each from the left, and stay empty after the text', () => {
    expect(cellsOf('山田', 4)).to.equal('山|田|_|_');
    expect(cellsOf('𠮷野家', 3)).to.equal('𠮷|野|家');
    expect(cellsOf('葛\u{e0100}城', 2)).to.equal('葛\u{e0100}|城');
  });

  it('refuse a text with more characters than cells and state how many it needs', () => {
    expect(fillCells('山田商店', 3, {})).to.deep.equal({ ok: false, reason: 'too_long', needed: 4 });
  });

  it('convert letters and digits to the width of the option', () => {
    expect(cellsOf('Ａ１', 2, { width_kind: 'half' })).to.equal('A|1');
    expect(cellsOf('A1', 2, { width_kind: 'full' })).to.equal('Ａ|１');
  });

  it('end money at the last cell, with the mark before the first digit and △ for negative amounts', () => {
    expect(cellsOf('1,234', 7, { content: 'money', currency_mark: '¥' })).to.equal('_|_|¥|1|2|3|4');
    expect(cellsOf('1234567', 7, { content: 'money', currency_mark: '¥' })).to.equal('1|2|3|4|5|6|7');
    expect(cellsOf('-50', 5, { content: 'money', currency_mark: '¥' })).to.equal('_|¥|△|5|0');
    expect(cellsOf('百円', 5, { content: 'money' })).to.equal('not_a_number');
    expect(cellsOf('123456', 5, { content: 'money' })).to.equal('too_long');
  });

  it('divide a date into era, year, month and day', () => {
    expect(cellsOf('2024-05-06', 7, { content: 'date' })).to.equal('令|0|6|0|5|0|6');
    expect(cellsOf('昭和64年1月7日', 7, { content: 'date', era: 'odd_number', pad: ' ' })).to.equal('5|6|4|_|1|_|7');
    expect(cellsOf('2024-05-06', 7, { content: 'date', era: 'letter' })).to.equal('R|0|6|0|5|0|6');
    expect(cellsOf('2024-05-06', 8, { content: 'date' })).to.equal('2|0|2|4|0|5|0|6');
    expect(cellsOf('2024-05-06', 8, { content: 'date', groups: [2, 2, 2, 2] })).to.equal('令|和|0|6|0|5|0|6');
    expect(cellsOf('2024-02-30', 7, { content: 'date' })).to.equal('not_a_date');
    expect(cellsOf('1800-01-01', 7, { content: 'date' })).to.equal('too_old_for_eras');
  });

  it('divide a post code, with or without its hyphen', () => {
    expect(cellsOf('〒100-0001', 7, { content: 'post_code' })).to.equal('1|0|0|0|0|0|1');
    expect(cellsOf('１０００００１', 7, { content: 'post_code' })).to.equal('1|0|0|0|0|0|1');
    expect(cellsOf('100-001', 7, { content: 'post_code' })).to.equal('not_a_post_code');
  });

  it('write a name as banks do, voiced marks in cells of their own', () => {
    expect(cellsOf('カ）ガッコウ ヴィータ', 16, { content: 'bank_kana' })).to.equal('ｶ|)|ｶ|ﾞ|ﾂ|ｺ|ｳ| |ｳ|ﾞ|ｲ|-|ﾀ|_|_|_');
    expect(fillCells('山田', 9, { content: 'bank_kana' })).to.deep.equal({
      ok: false,
      reason: 'not_kana',
      found: '山',
    });
  });

  it('leave everything empty for an empty value, whatever the content', () => {
    for (const content of ['money', 'date', 'post_code', 'bank_kana', 'text'] as const) {
      expect(cellsOf('', 3, { content }).replaceAll(/[_|]/g, '')).to.equal('');
    }
  });

  it('never lose or add a character of plain text that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const oneLine = text.replaceAll(/\r?\n/g, '');
        const filled = fillCells(oneLine, 100, {});
        expect(filled.ok && filled.cells.join('')).to.equal(oneLine);
      }),
    );
  });
});

describe('the boxes of cells', () => {
  it('divide the width evenly, with wider gaps between groups', () => {
    const boxes = cellBoxes({ groups: [3, 4], gap: 1, group_gap: 5 }, 80, 8);
    expect(boxes.map(({ x }) => x)).to.deep.equal([0, 11, 22, 37, 48, 59, 70]);
    expect(boxes.every(({ width, height }) => width === 10 && height === 8)).to.equal(true);
  });

  it('are in rows, and where they are given one by one', () => {
    const boxes = cellBoxes({ count: 6, rows: 2 }, 30, 20);
    expect(boxes.map(({ x, y }) => [x, y])).to.deep.equal([
      [0, 0],
      [10, 0],
      [20, 0],
      [0, 10],
      [10, 10],
      [20, 10],
    ]);
    const given = [{ x: 1, y: 2, width: 3, height: 4 }];
    expect(cellBoxes({ boxes: given }, 30, 20)).to.deep.equal(given);
  });
});
