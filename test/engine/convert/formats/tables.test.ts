import { expect } from 'chai';
import type { CellPlace, TableStyle } from '../../../../packages/engine/src/convert/read/format-source.ts';
import { makeFormats, written } from './make-formats.ts';

const edge = (name: string, size = 4): string => `<w:${name} w:val="single" w:sz="${size}" w:space="0"/>`;
const single = { pattern: 'single', width: 0.5, space: 0 };
const wide = { pattern: 'single', width: 1.5, space: 0 };

function tableStyle(id: string, content: string, more = ''): string {
  return `<w:style w:type="table" w:styleId="${id}" ${more}>${content}</w:style>`;
}

const normal = tableStyle(
  'N',
  '<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/>' +
    '<w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr>',
  'w:default="1"',
);
const grid = tableStyle(
  'Grid',
  `<w:basedOn w:val="N"/><w:tblPr><w:jc w:val="center"/><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((name) => edge(name)).join('')}</w:tblBorders></w:tblPr>`,
);

function table(properties: string, styles = normal + grid): TableStyle {
  const { part, element } = written(`<w:tblPr>${properties}</w:tblPr>`);
  return makeFormats({ styles }).table(part, element);
}

const place = (row: number, column: number, rows = 4, columns = 4): CellPlace => ({ row, column, rows, columns });

describe('table styles of Word files', () => {
  it('use the margins of Word where nothing specifies any', () => {
    expect(table('', '')).to.deep.include({
      borders: {},
      margins: { top: 0, bottom: 0, left: 5.75, right: 5.75 },
      rowBand: 1,
      columnBand: 1,
    });
  });

  it('use the default table style, and styles with the styles they are based on', () => {
    expect(table('').margins).to.deep.equal({ top: 0, bottom: 0, left: 5.4, right: 5.4 });
    const found = table('<w:tblStyle w:val="Grid"/>');
    expect(found.margins.left).to.equal(5.4);
    expect(found).to.deep.include({ indent: 0, align: 'center' });
    expect(found.borders).to.deep.equal({
      top: single,
      bottom: single,
      left: single,
      right: single,
      between: single,
      betweenColumns: single,
    });
  });

  it('are overridden by the table itself, side by side', () => {
    const found = table(
      `<w:tblStyle w:val="Grid"/><w:jc w:val="right"/><w:tblInd w:w="-100" w:type="dxa"/><w:tblCellSpacing w:w="20" w:type="dxa"/>` +
        `<w:tblBorders>${edge('top', 12)}<w:insideV w:val="nil"/></w:tblBorders><w:tblCellMar><w:left w:w="0" w:type="dxa"/></w:tblCellMar>`,
    );
    expect(found).to.deep.include({ align: 'end', indent: -5, cellSpacing: 2 });
    expect(found.borders.top).to.deep.equal(wide);
    expect(found.borders).not.to.have.property('betweenColumns');
    expect(found.margins).to.deep.include({ left: 0, right: 5.4 });
  });

  describe('by the place of the cell', () => {
    const types =
      'firstRow lastRow firstCol lastCol band1Horz band2Horz band1Vert band2Vert nwCell neCell swCell seCell';
    const fill = (color: string): string => `<w:tcPr><w:shd w:val="clear" w:fill="${color}"/></w:tcPr>`;
    const colors = types
      .split(' ')
      .map((type, at) => [type, (0x100001 * (at + 1)).toString(16).padStart(6, '0')] as const);
    const names = new Map(colors.map(([type, color]) => [color, type]));
    const colored = tableStyle(
      'C',
      colors.map(([type, color]) => `<w:tblStylePr w:type="${type}">${fill(color)}</w:tblStylePr>`).join(''),
    );
    const typeAt = (look: string, at: CellPlace): string | undefined =>
      names.get(table(`<w:tblStyle w:val="C"/>${look}`, colored).cell(at).background ?? '');

    const all = '<w:tblLook w:val="01E0"/>';
    const rows: readonly (readonly [look: string, row: number, column: number, expected: string | undefined])[] = [
      [all, 0, 0, 'nwCell'],
      [all, 0, 3, 'neCell'],
      [all, 3, 0, 'swCell'],
      [all, 3, 3, 'seCell'],
      [all, 0, 1, 'firstRow'],
      [all, 3, 2, 'lastRow'],
      [all, 1, 0, 'firstCol'],
      [all, 2, 3, 'lastCol'],
      [all, 1, 1, 'band1Horz'],
      [all, 2, 1, 'band2Horz'],
      ['<w:tblLook w:val="0200"/>', 0, 0, 'band1Vert'],
      ['<w:tblLook w:val="0200"/>', 0, 1, 'band2Vert'],
      ['<w:tblLook w:val="0600"/>', 0, 1, undefined],
      [
        '<w:tblLook w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>',
        0,
        2,
        'firstRow',
      ],
      ['<w:tblLook w:val="01E0" w:firstRow="0" w:firstColumn="0"/>', 0, 0, 'band1Horz'],
      ['', 1, 1, 'band2Horz'],
    ];
    for (const [look, row, column, expected] of rows) {
      it(`are ${expected ?? 'none'} at row ${row}, column ${column} of 4 with ${look || 'no look'}`, () => {
        expect(typeAt(look, place(row, column))).to.equal(expected);
      });
    }

    it('count bands in the sizes that the table specifies', () => {
      const look = '<w:tblLook w:val="0400"/><w:tblStyleRowBandSize w:val="2"/>';
      const found = [0, 1, 2, 3].map((row) => typeAt(look, place(row, 0)));
      expect(found).to.deep.equal(['band1Horz', 'band1Horz', 'band2Horz', 'band2Horz']);
    });

    it('find the last column under a cell that spans to it', () => {
      expect(typeAt('<w:tblLook w:val="0700"/>', { ...place(1, 2), span: 2 })).to.equal('lastCol');
      expect(typeAt('<w:tblLook w:val="0700"/>', place(1, 2))).to.equal(undefined);
    });

    it('are one object for cells that are formatted alike', () => {
      const found = table('<w:tblStyle w:val="C"/>', colored);
      expect(found.cell(place(1, 1))).to.equal(found.cell(place(3, 1)));
      expect(found.cell(place(1, 1))).not.to.equal(found.cell(place(2, 1)));
    });

    it('apply the outer borders of a region at its edge and the inner borders inside', () => {
      const framed = tableStyle(
        'F',
        `<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders>${edge('bottom', 12)}<w:insideV w:val="nil"/>${edge('left')}</w:tcBorders></w:tcPr></w:tblStylePr>`,
      );
      const found = table('<w:tblStyle w:val="F"/><w:tblLook w:val="0020"/>', framed);
      expect(found.cell(place(0, 0)).borders).to.deep.equal({ bottom: wide, left: single, right: 'none' });
      expect(found.cell(place(0, 1)).borders).to.deep.equal({ bottom: wide, left: 'none', right: 'none' });
      expect(found.cell(place(1, 1)).borders).to.deep.equal({});
    });
  });

  describe('under the paragraphs in cells', () => {
    const look = '<w:tblStyle w:val="T"/><w:tblLook w:val="0620"/>';
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:pPr><w:jc w:val="both"/></w:pPr><w:rPr><w:sz w:val="NORMAL"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Big"><w:basedOn w:val="a"/><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style>' +
      tableStyle(
        'T',
        '<w:pPr><w:spacing w:after="60"/><w:jc w:val="center"/></w:pPr><w:rPr><w:sz w:val="18"/></w:rPr>' +
          '<w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:color w:val="FFFFFF"/></w:rPr></w:tblStylePr>',
      );
    const overrides =
      '<w:compat><w:compatSetting w:name="overrideTableStyleFontSizeAndJustification" w:uri="u" w:val="1"/></w:compat>';
    const inCell = (
      normalSize: number,
      row: number,
      properties = '',
      settings = overrides,
    ): [number, boolean, string, number] => {
      const formats = makeFormats({ styles: styles.replace('NORMAL', String(normalSize)), settings });
      const properties1 = written(`<w:tblPr>${look}</w:tblPr>`);
      const cell = formats.table(properties1.part, properties1.element).cell(place(row, 1));
      const { part, element } = written(`<w:pPr>${properties}</w:pPr>`);
      const { format, text } = formats.paragraph(part, element, { cell });
      return [text.size, text.bold, format.align, format.spaceAfter];
    };

    it('apply spacing, and bold text in the first row', () => {
      expect(inCell(21, 0)).to.deep.equal([9, true, 'justify', 3]);
      expect(inCell(21, 1)).to.deep.equal([9, false, 'justify', 3]);
    });

    it('are overridden by the default style where its size differs from that of the document', () => {
      expect(inCell(24, 1)[0]).to.equal(12);
    });

    it('override size and alignment of the default style where the document does not keep these', () => {
      expect(inCell(24, 1, '', '')).to.deep.equal([9, false, 'center', 3]);
    });

    it('are overridden by other paragraph styles; toggles of both cancel each other', () => {
      expect(inCell(21, 1, '<w:pStyle w:val="Big"/>').slice(0, 2)).to.deep.equal([20, true]);
      expect(inCell(21, 0, '<w:pStyle w:val="Big"/>').slice(0, 2)).to.deep.equal([20, false]);
    });
  });

  it('snap lines in cells to the line grid only where the document requires it', () => {
    const inCell = (settings: string): boolean => {
      const formats = makeFormats({ settings });
      const { part } = written('<w:p/>');
      const cell = formats.table(part, undefined).cell(place(0, 0));
      return formats.paragraph(part, undefined, { cell }).format.snapToGrid;
    };
    expect(inCell('<w:compat><w:adjustLineHeightInTable/></w:compat>')).to.equal(true);
    expect(inCell('')).to.equal(false);
  });
});
