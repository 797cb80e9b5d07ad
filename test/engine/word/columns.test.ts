import { expect } from 'chai';
import { fill, fillBytes, problemsOf } from './support/fill.ts';
import { p, row } from './support/make-docx.ts';
import { partOf } from './support/read-docx.ts';
import { valuesOf } from './support/rich-docx.ts';

const cell = (width: number, text: string, more = ''): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${more}</w:tcPr>${p(text)}</w:tc>`;
const span = (count: number): string => `<w:gridSpan w:val="${count}"/>`;
const grid = (widths: readonly number[], ...rows: string[]): string => {
  const width = widths.reduce((sum, each) => sum + each, 0);
  const columns = widths.map((each) => `<w:gridCol w:w="${each}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`;
};
const months = ['4月', '5月', '6月'].map((名, index) => ({ 名, 鍵: `m${index}` }));
const data = {
  月: months,
  行: [
    { 品: '紙', 額: { m0: 1, m1: 2, m2: 3 } },
    { 品: '筆', 額: { m0: 4, m1: 5, m2: 6 } },
  ],
  無: [],
  否: false,
};
const sales = (width: number, list = '月'): string =>
  grid(
    [2000, width, 1000],
    row(cell(3000 + width, '売上', span(3))),
    row(cell(2000, '品'), cell(width, `{{#each ${list} columns=true}}{{名}}{{/each}}`), cell(1000, '計')),
    row(
      cell(2000, '{{#each 行}}{{品}}'),
      cell(width, '{{@number}}：{{lookup 額 鍵}}'),
      cell(1000, '{{@number}}{{/each}}'),
    ),
  );
const widths = (xml: string): number[] => valuesOf(xml, /<w:gridCol w:w="(\d+)"/g).map(Number);
const ids = (body: string): string[] => problemsOf(() => fill(body, data)).map(({ id }) => id);

describe('blocks over columns of a table', () => {
  it('repeat their cells in every row, each in the scope of its row and its column', () => {
    expect(fill(sales(1500), data)).to.equal(
      ['売上', '品 | 4月 | 5月 | 6月 | 計', '紙 | 1：1 | 2：2 | 3：3 | 1', '筆 | 1：4 | 2：5 | 3：6 | 2'].join('\n'),
    );
  });

  it('change the grid, the table width and merged cells', () => {
    const xml = partOf(fillBytes(sales(1500), data));
    expect(widths(xml)).to.deep.equal([2000, 1500, 1500, 1500, 1000]);
    expect(xml)
      .to.contain('<w:tblW w:w="7500"')
      .and.to.contain('<w:tcW w:w="7500" w:type="dxa"/><w:gridSpan w:val="5"/>');
  });

  it('share the remaining width when they do not fit into the text area', () => {
    // A4 with margins of 30 mm has 8504 twips for text.
    const xml = partOf(fillBytes(sales(3000), data));
    expect(widths(xml).reduce((sum, each) => sum + each, 0)).to.be.within(8500, 8508);
    expect(new Set(widths(xml).slice(1, 4)).size).to.equal(1);
    expect(valuesOf(xml, /<w:tcW w:w="(\d+)"/g).slice(2, 5)).to.deep.equal(widths(xml).slice(1, 4).map(String));
  });

  it('are removed when the list is empty, with rows and tables that have nothing else', () => {
    expect(fill(sales(1500, '無'), data)).to.equal('売上\n品 | 計\n紙 | 1\n筆 | 2');
    const rows = [
      row(cell(900, '{{#each 無 columns=true}}x{{/each}}'), cell(900, 'a')),
      row(cell(900, 'y'), cell(900, 'b')),
    ];
    expect(fill(grid([900, 900], ...rows), data)).to.equal('a\nb');
    expect(
      fill(grid([900], row(cell(900, '{{#each 無 columns=true}}x{{/each}}')), row(cell(900, 'y'))) + p('末'), data),
    ).to.equal('末');
  });

  it('are removed with rows that have nothing but columns of several blocks', () => {
    const each = (name: string): string => cell(900, `{{#each ${name} columns=true}}{{@index}}{{/each}}`);
    const rows = (a: string, b: string): string =>
      grid([900, 900], row(each(a), each(b)), row(cell(900, 'y'), cell(900, 'z')));
    expect(fill(rows('無', '無') + p('末'), data)).to.equal('末');
    expect(fill(rows('無', '行'), data)).to.equal('0 | 1\nz | z');
  });

  it('may be shown on a condition', () => {
    const body = (name: string): string =>
      grid(
        [900, 900],
        row(cell(900, '品'), cell(900, `{{#if ${name} columns=true}}備考{{/if}}`)),
        row(cell(900, 'a'), cell(900, 'b')),
      );
    expect(fill(body('月'), data)).to.equal('品 | 備考\na | b');
    expect(fill(body('否'), data)).to.equal('品\na');
    expect(fill(body('否').replaceAll('#if', '#unless').replaceAll('/if', '/unless'), data)).to.equal(
      '品 | 備考\na | b',
    );
  });

  it('may be several columns, and several blocks in one table', () => {
    const several = grid(
      [900, 900],
      row(cell(900, '{{#each 月 columns=true}}{{名}}'), cell(900, '前年{{/each}}')),
      row(cell(1800, '{{@index}}', span(2))),
    );
    expect(fill(several, data)).to.equal('4月 | 前年 | 5月 | 前年 | 6月 | 前年\n0 | 1 | 2');
    const two = grid(
      [900, 900, 900],
      row(cell(2700, '題', span(3))),
      row(
        cell(900, '{{#each 月 columns=true}}{{名}}{{/each}}'),
        cell(900, '間'),
        cell(900, '{{#each 行 columns=true}}{{品}}{{/each}}'),
      ),
    );
    expect(fill(two, data)).to.equal('題\n4月 | 5月 | 6月 | 間 | 紙 | 筆');
    expect(partOf(fillBytes(two, data))).to.contain('<w:gridSpan w:val="6"/>');
  });

  it('count columns that a row skips', () => {
    const skipping = `<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${cell(900, '計')}</w:tr>`;
    const body = grid(
      [900, 900, 900],
      row(cell(900, '品'), cell(900, '{{#each 月 columns=true}}{{名}}{{/each}}'), cell(900, 'x')),
      skipping,
    );
    expect(partOf(fillBytes(body, data))).to.contain('<w:gridBefore w:val="4"/>');
  });

  it('are refused where they cannot be columns', () => {
    expect(ids(p('{{#each 月 columns=true}}x{{/each}}'))).to.deep.equal(['word.columns-place']);
    expect(ids(grid([900], row(cell(900, '{{#each 月 columns=true}}')), row(cell(900, '{{/each}}'))))).to.deep.equal([
      'word.columns-place',
    ]);
    expect(ids(grid([900], row(cell(900, '{{#each 月 columns=true}}a{{else}}b{{/each}}'))))).to.deep.equal([
      'word.columns-place',
    ]);
    const merged = grid(
      [900, 900],
      row(cell(900, '{{#each 月 columns=true}}x{{/each}}'), cell(900, 'y')),
      row(cell(1800, 'z', span(2))),
    );
    expect(ids(merged)).to.deep.equal([]);
    const crossing = grid(
      [900, 900, 900],
      row(cell(900, '{{#each 月 columns=true}}x'), cell(900, '{{/each}}'), cell(900, 'y')),
      row(cell(900, 'a'), cell(1800, 'z', span(2))),
    );
    expect(problemsOf(() => fill(crossing, data)).map(({ id, params }) => [id, params.row])).to.deep.equal([
      ['word.columns-merged', 2],
    ]);
    const nested = grid([900], row(cell(900, '{{#each 月 columns=true}}{{#each 行 columns=true}}x{{/each}}{{/each}}')));
    expect(ids(nested)).to.include('word.blocks-overlap');
    expect(ids(p('{{#each 月 rows=true}}x{{/each}}'))).to.include('word.helper-option');
    expect(ids(p('{{#with 月 columns=true}}x{{/with}}'))).to.include('word.helper-option');
  });
});
