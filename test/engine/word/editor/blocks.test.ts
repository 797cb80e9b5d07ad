import { expect } from 'chai';
import { makeDocx, p, row, table } from '../support/make-docx.ts';
import { block, fillLaid, layerOf, loop, rule } from './support.ts';

const staff = {
  会社名: '青空商事',
  従業員: [
    { 氏名: '佐藤', 家族: [{ 続柄: '妻' }, { 続柄: '子' }] },
    { 氏名: '鈴木', 家族: [] },
  ],
};

describe('a block of the editor’s document', () => {
  it('is printed only when its rule holds', () => {
    const template = makeDocx(p('前') + p('条件つき') + p('後'));
    const document = layerOf(block('paragraph', [0, 1], rule(7)));
    expect(fillLaid(template, document, {}, () => true)).to.equal('前\n条件つき\n後');
    expect(fillLaid(template, document, {}, () => false)).to.equal('前\n後');
  });

  it('repeats for each repetition of its question, with the tags in it reading the repetition', () => {
    const template = makeDocx(p('{{会社名}}の従業員') + p('{{@number}}：{{氏名}}（{{会社名}}）') + p('以上'));
    const document = layerOf(block('paragraph', [0, 1], loop(1)));
    expect(fillLaid(template, document, staff)).to.equal(
      '青空商事の従業員\n1：佐藤（青空商事）\n2：鈴木（青空商事）\n以上',
    );
    expect(fillLaid(template, document, { 会社名: '', 従業員: null })).to.equal('の従業員\n以上');
  });

  it('may be a row, a table, a cell or a section, one in the other', () => {
    const template = makeDocx(p('表') + table(row('見出し'), row('{{氏名}}'), row('計')));
    const rows = layerOf(block('table', [0, 1], { children: [block('row', [0, 1, 1], loop(1))] }));
    expect(fillLaid(template, rows, staff)).to.equal('表\n見出し\n佐藤\n鈴木\n計');
    const tables = layerOf(block('table', [0, 1], { ...loop(1), children: [block('row', [0, 1, 0], rule(1))] }));
    expect(fillLaid(template, tables, staff, (_id, [outer]) => outer?.index === 0)).to.equal(
      '表\n見出し\n佐藤\n計\n鈴木\n計',
    );
    const cells = layerOf(
      block('table', [0, 1], {
        children: [block('row', [0, 1, 1], { children: [block('cell', [0, 1, 1, 0], loop(1))] })],
      }),
    );
    expect(fillLaid(template, cells, staff)).to.equal('表\n見出し\n佐藤／鈴木\n計');
    expect(fillLaid(template, cells, { 従業員: [] })).to.equal('表\n見出し\n\n計');
  });
});
