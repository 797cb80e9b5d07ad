import { expect } from 'chai';
import { problemsOf } from '../support/fill.ts';
import { makeDocx, p, row, table } from '../support/make-docx.ts';
import { partOf } from '../support/read-docx.ts';
import { block, fillLaid, fillLaidBytes, layerOf, loop, rule } from './support.ts';

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

  it('may be a row, a table, a cell or a section, nested in each other', () => {
    const template = makeDocx(p('表') + table(row('見出し'), row('{{氏名}}'), row('計')));
    const rows = layerOf(block('table', [0, 1], { children: [block('row', [0, 1, 1], loop(1))] }));
    expect(fillLaid(template, rows, staff)).to.equal('表\n見出し\n佐藤\n鈴木\n計');
    const tables = layerOf(block('table', [0, 1], { ...loop(1), children: [block('row', [0, 1, 0], rule(1))] }));
    expect(fillLaid(template, tables, staff, (_id, [outer]) => outer?.index === 0)).to.equal(
      '表\n見出し\n佐藤\n計\n\n鈴木\n計',
    );
    const cells = layerOf(
      block('table', [0, 1], {
        children: [block('row', [0, 1, 1], { children: [block('cell', [0, 1, 1, 0], loop(1))] })],
      }),
    );
    expect(fillLaid(template, cells, staff)).to.equal('表\n見出し\n佐藤／鈴木\n計');
    expect(fillLaid(template, cells, { 従業員: [] })).to.equal('表\n見出し\n\n計');
  });

  it('in a text box is left out of the VML copy too', () => {
    const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    const box = (text: string): string => `<w:txbxContent>${p('枠')}${p(text)}</w:txbxContent>`;
    const drawing = `<mc:AlternateContent ${mc}><mc:Choice Requires="wps">${box('新')}</mc:Choice><mc:Fallback>${box('旧')}</mc:Fallback></mc:AlternateContent>`;
    const template = makeDocx(`<w:p><w:r>${drawing}</w:r></w:p>`);
    const document = layerOf(
      block('paragraph', [0, 0], {
        children: [block('textBox', [0, 0, 0], { children: [block('paragraph', [0, 0, 0, 1], rule(1))] })],
      }),
    );
    const hidden = partOf(fillLaidBytes(template, document, {}, () => false));
    expect(hidden).not.to.contain('新').and.not.to.contain('旧');
    expect(partOf(fillLaidBytes(template, document)))
      .to.contain('新')
      .and.to.contain('旧');
  });

  it('may be a range of several blocks, inside tags and around them', () => {
    const template = makeDocx(p('{{#each 従業員}}') + p('{{氏名}}') + p('様') + p('{{/each}}') + p('以上'));
    const inside = layerOf(
      block('proposal', [0, 99], { ...rule(1), children: [block('paragraph', [0, 1]), block('paragraph', [0, 2])] }),
    );
    expect(fillLaid(template, inside, staff, (_id, loops) => loops[0]?.index === 1)).to.equal('鈴木\n様\n以上');
    const around = layerOf(
      block('proposal', [0, 99], { ...rule(1), children: [0, 1, 2, 3].map((index) => block('paragraph', [0, index])) }),
    );
    expect(fillLaid(template, around, staff, () => false)).to.equal('以上');
    expect(fillLaid(template, around, staff)).to.equal('佐藤\n様\n鈴木\n様\n以上');
  });

  it('cannot cut through a block of tags', () => {
    const template = makeDocx(p('{{#each 従業員}}') + p('{{氏名}}') + p('{{/each}}'));
    const crossing = layerOf(
      block('proposal', [0, 99], { ...rule(1), children: [block('paragraph', [0, 0]), block('paragraph', [0, 1])] }),
    );
    expect(problemsOf(() => fillLaid(template, crossing, staff)).map(({ id }) => id)).to.deep.equal([
      'word.blocks-overlap',
    ]);
  });

  it('loops over several lists of one question, and reports a value that is not a list', () => {
    const template = makeDocx(p('{{名}}'));
    const document = layerOf(block('paragraph', [0, 0], loop(3)));
    expect(fillLaid(template, document, { 社員: [{ 名: '一' }], 役員: [{ 名: '二' }, { 名: '三' }] })).to.equal(
      '一\n二\n三',
    );
    expect(
      problemsOf(() => fillLaid(template, document, { 社員: 'x' })).map(({ id, place }) => [id, place.path]),
    ).to.deep.equal([
      ['word.each-not-list', '0.0'],
      ['word.name-missing-nearest', '0.0'],
    ]);
  });

  it('leaves a table out when all of its rows are, and keeps a paragraph in a cell', () => {
    const template = makeDocx(p('前') + table(row('一'), row('二')) + p('後'));
    const rows = layerOf(
      block('table', [0, 1], { children: [block('row', [0, 1, 0], rule(1)), block('row', [0, 1, 1], rule(2))] }),
    );
    expect(fillLaid(template, rows, {}, () => false)).to.equal('前\n後');
    expect(fillLaid(template, rows, {}, (id) => id === 2)).to.equal('前\n二\n後');
    const paragraph = layerOf(
      block('table', [0, 1], {
        children: [
          block('row', [0, 1, 0], {
            children: [block('cell', [0, 1, 0, 0], { children: [block('paragraph', [0, 1, 0, 0, 0], rule(1))] })],
          }),
        ],
      }),
    );
    expect(fillLaid(template, paragraph, {}, () => false)).to.equal('前\n\n二\n後');
  });
});
