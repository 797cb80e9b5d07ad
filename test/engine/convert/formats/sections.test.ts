import { expect } from 'chai';
import type { PageSetup, Section } from '../../../../packages/engine/src/convert/model/index.ts';
import { makeFormats, written } from './make-formats.ts';

type Found = Pick<Section, 'page' | 'start' | 'hasFirstPage' | 'numbering'>;

function section(properties: string, settings = '', report?: (id: string) => void): Found {
  const { part, element } = written(`<w:sectPr>${properties}</w:sectPr>`);
  const styles = '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>';
  return makeFormats({ styles, settings }, report).section(part, element);
}

const page = (properties: string, settings = ''): PageSetup => section(properties, settings).page;
const paper = '<w:pgSz w:w="11906" w:h="16838"/>';
const margins = (more: string): string =>
  `${paper}<w:pgMar w:left="1701" w:right="1701" w:header="851" w:footer="992" ${more}/>`;

describe('sections of Word files', () => {
  it('are Letter with margins of an inch where the file specifies nothing', () => {
    const { part } = written('<w:p/>');
    const formats = makeFormats();
    expect(formats.section(part, undefined)).to.deep.equal({
      page: formats.defaultPage,
      start: 'nextPage',
      hasFirstPage: false,
      numbering: { format: 'decimal' },
    });
    expect(formats.defaultPage).to.deep.include({ width: 612, height: 792, header: 36, direction: 'horizontal' });
    expect(formats.defaultPage.margins).to.deep.equal({ top: 72, bottom: 72, left: 72, right: 72 });
    expect(formats.defaultPage.columns).to.deep.equal({ columns: [{ width: 468, space: 0 }], hasLine: false });
  });

  it('have the stated size, whatever the orientation attribute', () => {
    const found = page('<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>');
    expect([found.width, found.height]).to.deep.equal([841.9, 595.3]);
  });

  it('clamp sizes to the range of Word', () => {
    expect(page('<w:pgSz w:w="0" w:h="900000"/>')).to.deep.include({ width: 612, height: 792 });
    expect(page('<w:pgSz w:w="11906" w:h="40000"/>').height).to.equal(1584);
  });

  it('have margins with the gutter at the left, at the right or at the top', () => {
    const gutter = margins('w:top="1985" w:bottom="1701" w:gutter="200"');
    expect(page(gutter).margins).to.deep.equal({ top: 99.25, bottom: 85.05, left: 95.05, right: 85.05 });
    expect(page(`${gutter}<w:rtlGutter/>`).margins).to.deep.include({ left: 85.05, right: 95.05 });
    expect(page(gutter, '<w:gutterAtTop/>').margins).to.deep.include({ top: 109.25, left: 85.05 });
  });

  it('have fixed margins where these are negative', () => {
    const found = page(margins('w:top="-1000" w:bottom="1000"'));
    expect(found).to.deep.include({ fixedTop: true, fixedBottom: false, header: 42.55, footer: 49.6 });
    expect(found.margins.top).to.equal(50);
  });

  describe('with columns', () => {
    const room = margins('w:top="1000" w:bottom="1000"');

    it('share the width evenly', () => {
      const { columns, hasLine } = page(`${room}<w:cols w:num="2" w:space="420" w:sep="1"/>`).columns;
      expect(hasLine).to.equal(true);
      expect(columns.map(({ space }) => space)).to.deep.equal([21, 0]);
      for (const { width } of columns) expect(width).to.be.closeTo((425.2 - 21) / 2, 1e-9);
    });

    it('have their own widths where they are not equal', () => {
      const own = '<w:cols w:num="2" w:equalWidth="0"><w:col w:w="2000" w:space="400"/><w:col w:w="5000"/></w:cols>';
      expect(page(room + own).columns.columns).to.deep.equal([
        { width: 100, space: 20 },
        { width: 250, space: 0 },
      ]);
    });

    it('divide the height of the page in vertical text', () => {
      const found = page(`${room}<w:textDirection w:val="tbRl"/>`);
      expect(found.direction).to.equal('vertical');
      expect(page(`${room}<w:textDirection w:val="btLr"/>`).direction).to.equal('vertical');
      expect(page(`${room}<w:textDirection w:val="tbLrV"/>`).direction).to.equal('horizontal');
      expect(found.columns.columns[0]?.width).to.be.closeTo(841.9 - 100, 1e-9);
    });

    it('are at least one, with a positive width', () => {
      for (const cols of ['w:num="0"', 'w:num="-3"', 'w:num="900"', 'w:num="3" w:space="30000"']) {
        const { columns } = page(`${room}<w:cols ${cols}/>`).columns;
        expect(columns.length).to.be.within(1, 45);
        for (const { width } of columns) expect(width).to.be.at.least(12);
      }
    });
  });

  const grids: readonly (readonly [attributes: string, expected: PageSetup['grid']])[] = [
    ['w:type="lines" w:linePitch="360"', { kind: 'lines', linePitch: 18, characterSpace: 0, characterPitch: 10.5 }],
    [
      'w:type="linesAndChars" w:linePitch="360" w:charSpace="-2048"',
      { kind: 'linesAndCharacters', linePitch: 18, characterSpace: -0.5, characterPitch: 10 },
    ],
    [
      'w:type="snapToChars" w:linePitch="400" w:charSpace="4096"',
      { kind: 'snapToCharacters', linePitch: 20, characterSpace: 1, characterPitch: 11.5 },
    ],
    ['w:linePitch="360"', undefined],
    ['w:type="lines" w:linePitch="0"', undefined],
    ['w:type="default" w:linePitch="360"', undefined],
  ];
  for (const [attributes, expected] of grids) {
    it(`have the grid of ${attributes}`, () => {
      expect(page(`${paper}<w:docGrid ${attributes}/>`).grid).to.deep.equal(expected);
    });
  }

  it('have borders around the page or the text', () => {
    const border = '<w:top w:val="single" w:sz="8" w:space="24" w:color="auto"/>';
    expect(
      page(`<w:pgBorders w:offsetFrom="page" w:display="firstPage">${border}</w:pgBorders>`).borders,
    ).to.deep.equal({
      edges: { top: { pattern: 'single', width: 1, space: 24 } },
      from: 'page',
      pages: 'first',
    });
    expect(page(`<w:pgBorders w:display="notFirstPage">${border}</w:pgBorders>`).borders).to.deep.include({
      from: 'text',
      pages: 'notFirst',
    });
    expect(page('<w:pgBorders><w:top w:val="none"/></w:pgBorders>')).not.to.have.property('borders');
  });

  it('have their start type and page numbering', () => {
    expect(
      section(
        '<w:type w:val="oddPage"/><w:titlePg/><w:pgNumType w:start="3" w:fmt="numberInDash"/><w:vAlign w:val="both"/>',
      ),
    ).to.deep.include({ start: 'oddPage', hasFirstPage: true, numbering: { start: 3, format: 'numberInDash' } });
    expect(section('<w:titlePg w:val="0"/>').hasFirstPage).to.equal(false);
    expect(page('<w:vAlign w:val="both"/>').verticalAlign).to.equal('spread');
  });

  it('report unsupported properties', () => {
    const reported: string[] = [];
    section(
      '<w:textDirection w:val="tbLrV"/><w:lnNumType w:countBy="1"/><w:pgNumType w:chapStyle="1" w:fmt="thaiLetters"/>' +
        '<w:pgBorders><w:top w:val="apples" w:sz="8"/></w:pgBorders>',
      '<w:mirrorMargins/>',
      (id) => reported.push(id),
    );
    expect(reported).to.deep.equal([
      'convert.mirrored-margins',
      'convert.text-direction',
      'convert.line-numbers',
      'convert.page-number-chapter',
      'convert.number-format',
      'convert.border-art',
    ]);
  });

  it('follow the settings of the document', () => {
    expect(makeFormats()).to.include({
      evenAndOddHeaders: false,
      defaultTab: 36,
      squeezesPunctuation: false,
      balancesSpaces: false,
    });
    const settings =
      '<w:evenAndOddHeaders/><w:defaultTabStop w:val="840"/><w:characterSpacingControl w:val="compressPunctuation"/><w:compat><w:balanceSingleByteDoubleByteWidth/></w:compat>';
    expect(makeFormats({ settings })).to.include({
      evenAndOddHeaders: true,
      defaultTab: 42,
      squeezesPunctuation: true,
      balancesSpaces: true,
    });
  });
});
