import { expect } from 'chai';
import { ids, listNumbering, paragraph, readBody, readMade, tableOf, textOf } from './support/word-file.ts';
import type { Table } from '../../../../packages/engine/src/convert/model/index.ts';

const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text.startsWith('<') ? text : paragraph(text)}</w:tc>`;
const row = (cells: string, properties = '', exceptions = ''): string =>
  `<w:tr>${exceptions}<w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
const table = (rows: string, properties = '', grid = [2000, 3000]): string =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${grid.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`;
const read = (rows: string, properties?: string): Table =>
  tableOf(readBody(table(rows, properties) + paragraph(''))[0]);

const settings = (mode: number): { name: string; kind: string; content: string } => ({
  name: 'settings.xml',
  kind: 'settings',
  content: `<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="${mode}"/></w:compat>`,
});

describe('reading tables', () => {
  it('reads the grid, the widths and the text of cells', () => {
    const { grid, rows, width, layout } = read(
      row(cell('a', '<w:tcW w:w="2000" w:type="dxa"/>') + cell('b')),
      '<w:tblW w:w="5000" w:type="pct"/><w:tblLayout w:type="fixed"/>',
    );
    expect(grid).to.deep.equal([100, 150]);
    expect(width).to.deep.equal({ kind: 'part', value: 1 });
    expect(layout).to.equal('fixed');
    expect(rows[0]?.cells.map((each) => [textOf(each.blocks), each.width])).to.deep.equal([
      ['a', 100],
      ['b', undefined],
    ]);
  });

  it('reads cells merged across columns and rows, and skipped columns', () => {
    const { rows } = read(
      row(cell('a', '<w:gridSpan w:val="2"/><w:vMerge w:val="restart"/>'), '<w:gridAfter w:val="1"/>') +
        row(cell('', '<w:gridSpan w:val="2"/><w:vMerge/>'), '<w:gridBefore w:val="1"/>') +
        row(cell('x', '<w:hMerge w:val="restart"/>') + cell('', '<w:hMerge/>')),
    );
    expect(rows.map((each) => [each.skippedBefore, each.skippedAfter])).to.deep.equal([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(rows.map(({ cells }) => cells.map(({ span, merge }) => [span, merge]))).to.deep.equal([
      [[2, 'start']],
      [[2, 'continue']],
      [[2, undefined]],
    ]);
  });

  it('counts the numbers of lists in cells that are merged with the one before', () => {
    const item = '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p>';
    const cells = cell(item, '<w:hMerge w:val="restart"/>') + cell(item, '<w:hMerge/>');
    const [, last] = readBody(table(row(cells)) + item, [listNumbering('%1.')]);
    expect(last?.kind === 'paragraph' && last.label?.text).to.equal('3.');
  });

  it('reads heights, header rows and rows that stay whole, and leaves out hidden rows', () => {
    const { rows } = read(
      row(cell('a'), '<w:trHeight w:val="400" w:hRule="exact"/><w:tblHeader/>') +
        row(cell('b'), '<w:trHeight w:val="600"/><w:cantSplit/>') +
        row(cell('c'), '<w:hidden/>'),
    );
    expect(
      rows.map(({ height, isHeader, cantSplit }) => [height?.rule, height?.height, isHeader, cantSplit]),
    ).to.deep.equal([
      ['exact', 20, true, false],
      ['atLeast', 30, false, true],
    ]);
  });

  it('reads the borders, the background and the margins of a cell', () => {
    const borders =
      '<w:tcBorders><w:top w:val="double" w:sz="4" w:color="FF0000"/><w:left w:val="nil"/><w:tl2br w:val="single" w:sz="4"/></w:tcBorders>';
    const { rows } = read(
      row(
        cell(
          'a',
          `${borders}<w:shd w:val="clear" w:fill="D9D9D9"/><w:tcMar><w:left w:w="200" w:type="dxa"/></w:tcMar>`,
        ),
      ),
      '<w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="60" w:type="dxa"/></w:tblCellMar>',
    );
    const found = rows[0]?.cells[0];
    expect(found?.borders.top).to.deep.include({ pattern: 'double', width: 0.5, color: 'ff0000' });
    expect(found?.borders.left).to.equal('none');
    expect(found?.borders.right).to.equal(undefined);
    expect(found?.borders.falling).to.deep.include({ pattern: 'single' });
    expect(found?.background).to.equal('d9d9d9');
    expect([found?.margins.left, found?.margins.right]).to.deep.equal([10, 3]);
  });

  it('applies the borders of rows with table property exceptions', () => {
    const exceptions =
      '<w:tblPrEx><w:tblBorders><w:top w:val="single" w:sz="8"/><w:insideV w:val="dotted" w:sz="4"/></w:tblBorders></w:tblPrEx>';
    const { rows } = read(row(cell('a') + cell('b'), '', exceptions));
    const [first, second] = rows[0]?.cells ?? [];
    expect(first?.borders.top).to.deep.include({ width: 1 });
    expect(first?.borders.right).to.deep.include({ pattern: 'dotted' });
    expect(second?.borders.left).to.deep.include({ pattern: 'dotted' });
    expect(second?.borders.right).to.equal(undefined);
  });

  it('reads alignment, direction and fit of the text in a cell', () => {
    const directions = ['tbRlV', 'tbRl', 'btLr', 'lrTb'].map((value) =>
      cell('a', `<w:textDirection w:val="${value}"/>`),
    );
    const { rows } = read(row(directions.join('') + cell('b', '<w:vAlign w:val="center"/><w:tcFitText/><w:noWrap/>')));
    expect(rows[0]?.cells.map(({ direction }) => direction)).to.deep.equal([
      'vertical',
      'vertical',
      'left',
      undefined,
      undefined,
    ]);
    expect(rows[0]?.cells[4]).to.deep.include({ align: 'center', fitText: true, noWrap: true });
  });

  it('measures the indent to the text by the compatibility mode of the document', () => {
    const body = table(
      row(cell('a')),
      '<w:tblInd w:w="200" w:type="dxa"/><w:tblCellMar><w:left w:w="100" w:type="dxa"/></w:tblCellMar>',
    );
    const indents = [14, 15].map((mode) => tableOf(readBody(body, [settings(mode)])[0]).indent);
    expect(indents).to.deep.equal([10, 15]);
    expect(tableOf(readBody(body)[0]).indent).to.equal(10);
  });

  it('reads the position of a floating table', () => {
    const { position } = read(
      row(cell('a')),
      '<w:tblpPr w:leftFromText="140" w:vertAnchor="page" w:horzAnchor="margin" w:tblpXSpec="right" w:tblpY="1000"/>',
    );
    expect(position).to.deep.equal({
      horizontal: { from: 'margin', align: 'end' },
      vertical: { from: 'page', offset: 50 },
      distance: { top: 0, bottom: 0, left: 7, right: 0 },
    });
  });

  it('takes width, layout and position from the style where the table has none', () => {
    const said = '<w:tblW w:w="2000" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblpPr w:tblpX="400"/>';
    const styles = {
      name: 'styles.xml',
      kind: 'styles',
      content:
        `<w:style w:type="table" w:styleId="B"><w:tblPr>${said}</w:tblPr></w:style>` +
        '<w:style w:type="table" w:styleId="S"><w:basedOn w:val="B"/></w:style>',
    };
    const styled = (more: string): Table =>
      tableOf(readBody(table(row(cell('a')), `<w:tblStyle w:val="S"/>${more}`) + paragraph(''), [styles])[0]);
    expect(styled('')).to.deep.include({ width: { kind: 'points', value: 100 }, layout: 'fixed' });
    expect(styled('').position?.horizontal).to.deep.equal({ from: 'column', offset: 20 });
    const own = styled('<w:tblW w:w="0" w:type="auto"/><w:tblLayout w:type="autofit"/>');
    expect(own).to.deep.include({ width: { kind: 'auto' }, layout: 'autofit' });
  });

  it('reads tables in cells, and rows and cells in content controls', () => {
    const inner = table(row(cell('内')));
    const control = (content: string): string => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const { rows } = read(control(row(control(cell(`${inner}<w:p/>`)) + cell('外'))));
    const block = rows[0]?.cells[0]?.blocks[0];
    expect(textOf(tableOf(block).rows[0]?.cells[0]?.blocks ?? [])).to.equal('内');
    expect(rows[0]?.cells).to.have.length(2);
  });

  it('reads alignment, space between cells and the direction of columns', () => {
    const found = read(
      row(cell('a')),
      '<w:jc w:val="center"/><w:tblCellSpacing w:w="15" w:type="dxa"/><w:bidiVisual/>',
    );
    expect(found).to.deep.include({ align: 'center', cellSpacing: 1.5, rightToLeft: true });
  });

  it('gives tables and their paragraphs the paths of their blocks', () => {
    const found = tableOf(readBody(paragraph('前') + table(row(cell('a') + cell('b'))))[1]);
    expect(found.origin.place().path).to.equal('0.1');
    expect(found.rows[0]?.cells[1]?.blocks[0]?.origin.place().path).to.equal('0.1.0.1.0');
  });

  it('stops at tables that are nested without end, and reports it', () => {
    const deep = (left: number): string => (left === 0 ? paragraph('底') : `${table(row(cell(deep(left - 1))))}<w:p/>`);
    const document = readMade({ body: deep(60) });
    expect(ids(document)).to.deep.equal(['convert.too-deep']);
  });

  it('limits spans and heights beyond any paper', () => {
    const { rows } = read(
      row(cell('a', '<w:gridSpan w:val="999999999"/>'), '<w:trHeight w:val="99999999999"/><w:gridBefore w:val="1e9"/>'),
    );
    expect(rows[0]?.cells[0]?.span).to.be.at.most(128);
    expect(rows[0]?.skippedBefore).to.be.at.most(128);
    expect(rows[0]?.height?.height ?? 0).to.be.at.most(20_000);
  });
});
