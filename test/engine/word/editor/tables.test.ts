import { expect } from 'chai';
import type { EditorBlock } from '@shorui/engine/model';
import { problemsOf } from '../support/fill.ts';
import { cell as fileCell, makeDocx, p, row as fileRow, table as fileTable } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { block, fillLaid, fillLaidBytes, layerOf, loop, rule } from './support.ts';

const template = makeDocx(p('前') + p('後'));
const staff = {
  従業員: [
    { 氏名: '佐藤', 年齢: 30 },
    { 氏名: '鈴木', 年齢: 41 },
  ],
};

/** A table of inserted cells; its paths are made up. */
function newTable(
  rows: readonly (readonly [Partial<EditorBlock>, ...Partial<EditorBlock>[]])[],
  rest = {},
): EditorBlock {
  const path = [0, 90];
  return block('newTable', path, {
    ...rest,
    children: rows.map(([row, ...cells], index) =>
      block('row', [...path, index], {
        ...row,
        children: cells.map((each, column) => block('cell', [...path, index, column], each)),
      }),
    ),
  });
}

const roster = newTable([
  [{ row: { header: true } }, { text: '氏名' }, { text: '年齢' }],
  [loop(1), { text: '{{氏名}}' }, { text: '{{年齢}}', style: { align: 'right' } }],
  [rule(5), { text: '計' }, { text: '二名' }],
]);

/** Of each row its cells as [columns covered, merge, width]. */
function grid(xml: string): string[][] {
  return [...xml.matchAll(/<w:tr>(.*?)<\/w:tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<w:tcPr>(.*?)<\/w:tcPr>/gs)].map(([, properties = '']) => {
      const value = (name: string, key = 'val'): string =>
        new RegExp(`<w:${name} w:${key}="([^"]*)"`).exec(properties)?.[1] ?? '-';
      return `${value('gridSpan')} ${value('vMerge')} ${value('tcW', 'w')}`;
    }),
  );
}

describe('an inserted table', () => {
  it('is placed as other inserted blocks are, with rows that are looped and left out', () => {
    const document = layerOf(block('paragraph', [0, 0]), roster);
    expect(fillLaid(template, document, staff)).to.equal('前\n氏名 | 年齢\n佐藤 | 30\n鈴木 | 41\n計 | 二名\n後');
    expect(fillLaid(template, document, staff, () => false)).to.equal('前\n氏名 | 年齢\n佐藤 | 30\n鈴木 | 41\n後');
  });

  it('is looped and left out as a whole, and is removed when none of its rows is printed', () => {
    const whole = layerOf(block('paragraph', [0, 0]), newTable([[{}, { text: '{{氏名}}' }]], loop(1, { ruleId: 1 })));
    expect(fillLaid(template, whole, staff)).to.equal('前\n佐藤\n\n鈴木\n後');
    expect(fillLaid(template, whole, staff, () => false)).to.equal('前\n後');
    const rows = layerOf(block('paragraph', [0, 0]), newTable([[loop(1), { text: '{{氏名}}' }]]));
    expect(fillLaid(template, rows, { 従業員: [] })).to.equal('前\n後');
  });

  it('is as wide as the line, with columns of the given widths or equal shares of the rest', () => {
    const width = (settings: EditorBlock['table']): string[] => {
      const table = newTable([[{}, {}, {}, {}]], { table: settings });
      const xml = partOf(fillLaidBytes(template, layerOf(table)));
      return [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, value = '']) => value);
    };
    // A4 with margins of 30 mm: 8504 twips.
    expect(width({})).to.deep.equal(['2834', '2834', '2834']);
    expect(width({ columns: [20] })).to.deep.equal(['1133', '3685', '3685']);
    expect(width({ columns: [20, 30, 40] })).to.deep.equal(['1133', '1700', '2267']);
    expect(width({ columns: [20, 30, 40], width: 180 })).to.deep.equal(['2267', '3401', '4535']);
  });

  it('merges cells over columns and rows', () => {
    const table = newTable([
      [{}, { text: '甲', cell: { columns: 2 } }, { text: '乙', cell: { rows: 3 } }],
      [{}, { text: '丙', cell: { rows: 2 } }, { text: '丁' }],
      [{}, { text: '戊' }],
      [{}, { text: '己' }],
    ]);
    const bytes = fillLaidBytes(template, layerOf(block('paragraph', [0, 0]), table));
    expect(textOf(bytes)).to.equal('前\n甲 | 乙\n丙 | 丁 | \n | 戊 | \n己\n後');
    expect(grid(partOf(bytes))).to.deep.equal([
      ['2 - 5668', '- restart 2834'],
      ['- restart 2834', '- - 2834', '- continue 2834'],
      ['- continue 2834', '- - 2834', '- continue 2834'],
      ['3 - 8502'],
    ]);
  });

  it('starts merged cells again where the row that they start in is left out', () => {
    const table = newTable([
      [rule(1), { text: '甲', cell: { rows: 2 } }, { text: '乙' }],
      [{}, { text: '丙' }],
    ]);
    const bytes = fillLaidBytes(template, layerOf(table), {}, () => false);
    expect(grid(partOf(bytes)).map(([first]) => first)).to.deep.equal(['- restart 4252']);
  });

  it('looks like a table of business paper: thin lines, small type, header rows on each page', () => {
    const xml = partOf(fillLaidBytes(template, layerOf(roster), staff));
    expect(xml).to.contain('<w:tblHeader/>').and.to.contain('w:fill="F2F2F2"');
    expect(xml).to.contain('<w:insideH w:val="single" w:sz="4"');
    expect(xml).to.match(
      /<w:spacing w:before="0" w:after="0" w:line="240" w:lineRule="auto"\/><w:jc w:val="center"\/>.{0,200}w:val="21"/,
    );
    const bare = newTable([[{ row: { height: 10 } }, { cell: { shade: '#ffeecc', vertical: 'top' } }]], {
      table: { borders: 'horizontal', align: 'right' },
    });
    const plain = partOf(fillLaidBytes(template, layerOf(bare)));
    expect(plain).to.contain('<w:trHeight w:val="567" w:hRule="atLeast"/>').and.to.contain('w:fill="FFEECC"');
    expect(plain).to.contain('<w:left w:val="none"').and.to.contain('<w:top w:val="single"');
    expect(plain).to.contain('<w:vAlign w:val="top"/>').and.to.contain('<w:jc w:val="right"/>');
  });

  it('may contain any inserted blocks in its cells, other tables too, each looped by itself', () => {
    const inner = block('newTable', [0, 93], {
      children: [
        block('row', [0, 93, 0], { ...loop(2), children: [block('cell', [0, 93, 0, 0], { text: '{{続柄}}' })] }),
      ],
    });
    const list = block('newList', [0, 94], { children: [block('listItem', [0, 94, 0], { text: '項' })] });
    const passage = block('proposal', [0, 95], {
      ...rule(1),
      text: '提案',
      children: [block('newParagraph', [0, 96], { text: '追記' })],
    });
    const table = newTable([
      [loop(1), { text: '{{氏名}}', children: [inner, list] }, { children: [passage, inner2()] }],
    ]);
    const data = { 従業員: [{ 氏名: '佐藤', 家族: [{ 続柄: '妻' }, { 続柄: '子' }] }] };
    const text = fillLaid(template, layerOf(block('paragraph', [0, 0]), table), data);
    expect(text)
      .to.contain('佐藤')
      .and.to.contain('妻')
      .and.to.contain('子')
      .and.to.contain('提案')
      .and.to.contain('追記');
    const without = fillLaid(template, layerOf(block('paragraph', [0, 0]), table), data, () => false);
    expect(without).not.to.contain('提案').and.not.to.contain('追記');
  });

  it('is separated from adjacent tables, and is never the last element of a cell', () => {
    const beside = makeDocx(fileTable(fileRow('甲')) + fileTable(fileRow('乙')).replace('<w:tbl>', '<w:p/><w:tbl>'));
    const one = newTable([[{}, { text: '新' }]]);
    const two = block('newTable', [0, 80], {
      children: [block('row', [0, 80, 0], { children: [block('cell', [0, 80, 0, 0], { text: '次' })] })],
    });
    expect(fillLaid(beside, layerOf(block('table', [0, 0]), one, two))).to.equal('甲\n\n新\n\n次\n\n乙');
    expect(fillLaid(beside, layerOf(one, block('table', [0, 0])))).to.equal('新\n\n甲\n\n乙');
    const last = fillLaidBytes(beside, layerOf(block('table', [0, 2]), one));
    expect(partOf(last)).to.match(/<\/w:tbl><w:p>.*<\/w:p><\/w:body>/);
    const inCell = layerOf(
      block('table', [0, 0], {
        children: [block('row', [0, 0, 0], { children: [block('cell', [0, 0, 0, 0], { children: [one] })] })],
      }),
    );
    const cellBytes = fillLaidBytes(makeDocx(fileTable(fileRow(fileCell('甲')))), inCell);
    // 2000 twips less the space at the sides of the cell.
    expect(partOf(cellBytes))
      .to.contain('<w:gridCol w:w="1784"/>')
      .and.to.match(/<\/w:tbl><w:p>.*<\/w:p><\/w:tc>/);
  });

  it('must have rows with cells, and no more columns than Word allows', () => {
    const ids = (table: EditorBlock): string[] =>
      problemsOf(() => fillLaid(template, layerOf(table))).map(({ id, place }) => `${id} ${place.path}`);
    expect(ids(newTable([]))).to.deep.equal(['word.editor-table 0.90']);
    expect(ids(newTable([[{}]]))).to.deep.equal(['word.editor-table 0.90']);
    expect(ids(newTable([[{}, { cell: { columns: 40 } }, { cell: { columns: 24 } }]]))).to.deep.equal([
      'word.editor-table 0.90',
    ]);
    const wrong = newTable([[{}, { children: [block('pagebreak', [0, 91])] }]]);
    expect(ids(wrong)).to.deep.equal(['word.editor-child 0.91']);
  });
});

function inner2(): EditorBlock {
  return block('newTable', [0, 97], {
    children: [block('row', [0, 97, 0], { children: [block('cell', [0, 97, 0, 0], { text: '内' })] })],
  });
}
