import { expect } from 'chai';
import fc from 'fast-check';
import type { DocumentGrid, ParagraphFormat } from '../../../../packages/engine/src/convert/model/index.ts';
import { makeFormats, written, type Written } from './make-formats.ts';

function style(id: string, content: string, attributes = ''): string {
  return `<w:style w:type="paragraph" w:styleId="${id}" ${attributes}>${content}</w:style>`;
}

const defaults =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  style('a', '', 'w:default="1"');

function format(properties: string, styles = '', grid?: DocumentGrid, more: Written = {}): ParagraphFormat {
  const { part, element } = written(`<w:pPr>${properties}</w:pPr>`);
  const formats = makeFormats({ styles: defaults + styles, ...more });
  return formats.paragraph(part, element, grid ? { grid } : {}).format;
}

const lines: DocumentGrid = { kind: 'lines', linePitch: 18, characterSpace: 0 };
const cells: DocumentGrid = { kind: 'linesAndCharacters', linePitch: 18, characterSpace: -0.5 };

describe('paragraph formats of Word files', () => {
  it('use the defaults of Word where the file specifies nothing', () => {
    expect(format('')).to.deep.equal({
      align: 'start',
      startIndent: 0,
      endIndent: 0,
      firstIndent: 0,
      spaceBefore: 0,
      spaceAfter: 0,
      contextualSpacing: false,
      styleId: 'a',
      lineHeight: { rule: 'multiple', factor: 1 },
      snapToGrid: true,
      keepWithNext: false,
      keepLines: false,
      widowControl: true,
      pageBreakBefore: false,
      kinsoku: true,
      hanging: true,
      lineStartTrim: false,
      tabs: [],
      latinSpace: true,
      latinBreak: 'word',
    });
  });

  const single: readonly (readonly [xml: string, expected: Partial<ParagraphFormat>])[] = [
    ['<w:jc w:val="both"/>', { align: 'justify' }],
    ['<w:jc w:val="distribute"/>', { align: 'spread' }],
    ['<w:jc w:val="right"/>', { align: 'end' }],
    ['<w:jc w:val="start"/>', { align: 'start' }],
    ['<w:ind w:left="420" w:right="210" w:firstLine="200"/>', { startIndent: 21, endIndent: 10.5, firstIndent: 10 }],
    ['<w:ind w:start="420" w:hanging="210" w:firstLine="100"/>', { startIndent: 21, firstIndent: -10.5 }],
    ['<w:ind w:left="-420"/>', { startIndent: -21 }],
    ['<w:spacing w:before="120" w:after="60"/>', { spaceBefore: 6, spaceAfter: 3 }],
    ['<w:spacing w:beforeLines="50" w:afterLines="100"/>', { spaceBefore: 6, spaceAfter: 12 }],
    ['<w:spacing w:before="400" w:beforeAutospacing="1" w:afterAutospacing="1"/>', { spaceBefore: 14, spaceAfter: 14 }],
    ['<w:spacing w:line="360" w:lineRule="auto"/>', { lineHeight: { rule: 'multiple', factor: 1.5 } }],
    ['<w:spacing w:line="360"/>', { lineHeight: { rule: 'multiple', factor: 1.5 } }],
    ['<w:spacing w:line="300" w:lineRule="exact"/>', { lineHeight: { rule: 'exact', height: 15 } }],
    ['<w:spacing w:line="300" w:lineRule="atLeast"/>', { lineHeight: { rule: 'atLeast', height: 15 } }],
    ['<w:spacing w:line="0" w:lineRule="exact"/>', { lineHeight: { rule: 'multiple', factor: 1 } }],
    ['<w:contextualSpacing/>', { contextualSpacing: true }],
    ['<w:keepNext/><w:keepLines/><w:pageBreakBefore/>', { keepWithNext: true, keepLines: true, pageBreakBefore: true }],
    ['<w:widowControl w:val="0"/><w:snapToGrid w:val="0"/>', { widowControl: false, snapToGrid: false }],
    ['<w:kinsoku w:val="0"/><w:overflowPunct w:val="0"/>', { kinsoku: false, hanging: false }],
    ['<w:topLinePunct/><w:wordWrap w:val="0"/>', { lineStartTrim: true, latinBreak: 'anywhere' }],
    ['<w:autoSpaceDE w:val="0"/>', { latinSpace: 'digits' }],
    ['<w:autoSpaceDN w:val="0"/>', { latinSpace: 'letters' }],
    ['<w:autoSpaceDE w:val="0"/><w:autoSpaceDN w:val="0"/>', { latinSpace: false }],
    ['<w:textAlignment w:val="center"/>', { textAlignment: 'center' }],
    ['<w:outlineLvl w:val="2"/>', { outlineLevel: 2 }],
    ['<w:shd w:val="clear" w:fill="EEEEEE"/>', { background: 'eeeeee' }],
  ];
  for (const [xml, expected] of single) {
    it(`read ${xml}`, () => expect(format(xml)).to.deep.include(expected));
  }

  it('leave out the outline level of body text and automatic text alignment', () => {
    const found = format('<w:outlineLvl w:val="9"/><w:textAlignment w:val="auto"/>');
    expect(found).not.to.have.any.keys('outlineLevel', 'textAlignment');
  });

  it('measure spacing in lines of the grid, and prefer the twips stored in the paragraph itself', () => {
    expect(format('<w:spacing w:beforeLines="50"/>', '', lines).spaceBefore).to.equal(9);
    expect(format('<w:spacing w:beforeLines="50" w:before="160"/>', '', lines).spaceBefore).to.equal(8);
    expect(format('<w:spacing w:beforeLines="0" w:before="160"/>', '', lines).spaceBefore).to.equal(8);
  });

  it('take automatic spacing as 5 pt where the document requires plain spacing', () => {
    const settings = '<w:compat><w:doNotUseHTMLParagraphAutoSpacing/></w:compat>';
    expect(format('<w:spacing w:beforeAutospacing="1"/>', '', undefined, { settings }).spaceBefore).to.equal(5);
  });

  describe('with indents in characters', () => {
    const big = style('Big', '<w:rPr><w:sz w:val="28"/></w:rPr>');
    const stale = style(
      'Stale',
      '<w:pPr><w:ind w:leftChars="100" w:left="100" w:firstLineChars="100" w:firstLine="100"/></w:pPr>',
    );
    const bigStale = style('BigStale', '<w:basedOn w:val="Stale"/><w:rPr><w:sz w:val="28"/></w:rPr>');

    it('measure side indents in characters of the default style, first-line indents in those of the paragraph', () => {
      const found = format(
        '<w:pStyle w:val="Big"/><w:ind w:leftChars="200" w:rightChars="100" w:firstLineChars="100"/>',
        big,
      );
      expect(found).to.deep.include({ startIndent: 21, endIndent: 10.5, firstIndent: 14 });
      expect(format('<w:pStyle w:val="Big"/><w:ind w:hangingChars="150"/>', big).firstIndent).to.equal(-21);
    });

    it('add the character space of a character grid, not of a line grid', () => {
      expect(format('<w:ind w:leftChars="200"/>', '', cells).startIndent).to.equal(20);
      expect(format('<w:ind w:leftChars="200"/>', '', { ...cells, kind: 'lines' }).startIndent).to.equal(21);
    });

    it('use the twips that Word stored in the paragraph itself', () => {
      const found = format('<w:ind w:leftChars="200" w:left="400" w:firstLineChars="100" w:firstLine="280"/>');
      expect(found).to.deep.include({ startIndent: 20, firstIndent: 14 });
      expect(format('<w:ind w:leftChars="200" w:left="0"/>').startIndent).to.equal(21);
    });

    it('recalculate the indents of a style, whose twips are stale', () => {
      const found = format('<w:pStyle w:val="BigStale"/>', stale + bigStale);
      expect(found).to.deep.include({ startIndent: 10.5, firstIndent: 14 });
    });

    it('use twips only where the character units of the style are reset', () => {
      expect(format('<w:pStyle w:val="Stale"/><w:ind w:leftChars="0" w:left="60"/>', stale).startIndent).to.equal(3);
      expect(format('<w:pStyle w:val="Stale"/><w:ind w:left="60"/>', stale).startIndent).to.equal(10.5);
      expect(
        format('<w:pStyle w:val="Stale"/><w:ind w:firstLineChars="0" w:firstLine="0"/>', stale).firstIndent,
      ).to.equal(0);
      expect(format('<w:pStyle w:val="Stale"/><w:ind w:hanging="210"/>', stale).firstIndent).to.equal(-10.5);
    });

    it('are proportional to the number of characters', () => {
      fc.assert(
        fc.property(fc.integer({ min: -2000, max: 4000 }), (units) => {
          expect(format(`<w:ind w:leftChars="${units}"/>`).startIndent).to.be.closeTo((units / 100) * 10.5, 1e-9);
        }),
      );
    });
  });

  it('have tab stops in order, with leaders, without cleared stops', () => {
    const styles = style(
      'T',
      '<w:pPr><w:tabs><w:tab w:val="left" w:pos="420"/><w:tab w:val="right" w:pos="8504" w:leader="dot"/></w:tabs></w:pPr>',
    );
    const own =
      '<w:tabs><w:tab w:val="clear" w:pos="420"/><w:tab w:val="center" w:pos="4252" w:leader="middleDot"/><w:tab w:val="decimal" w:pos="200"/><w:tab w:val="bar" w:pos="300"/></w:tabs>';
    expect(format(`<w:pStyle w:val="T"/>${own}`, styles).tabs).to.deep.equal([
      { position: 10, align: 'decimal' },
      { position: 212.6, align: 'center', leader: 'middleDot' },
      { position: 425.2, align: 'end', leader: 'dot' },
    ]);
  });

  it('merge the borders of style and paragraph side by side', () => {
    const styles = style(
      'B',
      '<w:pPr><w:pBdr><w:top w:val="double" w:sz="6" w:space="1" w:color="FF0000"/><w:bottom w:val="single" w:sz="4"/></w:pBdr></w:pPr>',
    );
    const own =
      '<w:pBdr><w:bottom w:val="none"/><w:left w:val="thick" w:sz="4" w:space="4"/><w:between w:val="dashSmallGap" w:sz="4"/></w:pBdr>';
    expect(format(`<w:pStyle w:val="B"/>${own}`, styles).borders).to.deep.equal({
      top: { pattern: 'double', width: 0.75, color: 'ff0000', space: 1 },
      left: { pattern: 'thick', width: 1.5, space: 4 },
      between: { pattern: 'dashed', width: 0.5, space: 0 },
    });
    expect(
      format('<w:pStyle w:val="B"/><w:pBdr><w:top w:val="nil"/><w:bottom w:val="nil"/></w:pBdr>', styles),
    ).not.to.have.property('borders');
  });

  it('adjust the right indent to the character grid unless the paragraph turns this off', () => {
    expect(format('', '', cells).adjustsEndIndent).to.equal(true);
    expect(format('<w:adjustRightInd w:val="0"/>', '', cells)).not.to.have.property('adjustsEndIndent');
    expect(format('', '', lines)).not.to.have.property('adjustsEndIndent');
  });

  it('have the format of their mark where they are empty', () => {
    const { part, element } = written('<w:pPr><w:rPr><w:sz w:val="32"/></w:rPr></w:pPr>');
    const found = makeFormats({ styles: defaults }).paragraph(part, element, {});
    expect(found.mark.size).to.equal(16);
    expect(found.text.size).to.equal(10.5);
  });

  it('are one object where they are equal, whatever order their properties are in', () => {
    const formats = makeFormats({ styles: defaults });
    const one = written('<w:pPr><w:keepNext/><w:jc w:val="left"/></w:pPr>');
    const other = written('<w:pPr><w:jc w:val="start"/><w:keepNext w:val="1"/></w:pPr>');
    const first = formats.paragraph(one.part, one.element, {});
    expect(first.format).to.equal(formats.paragraph(other.part, other.element, {}).format);
    expect(first).to.equal(formats.paragraph(one.part, one.element, {}));
  });

  it('report bar tabs and text from right to left', () => {
    const reported: string[] = [];
    const { part, element } = written('<w:pPr><w:bidi/><w:tabs><w:tab w:val="bar" w:pos="300"/></w:tabs></w:pPr>');
    makeFormats({}, (id) => reported.push(id)).paragraph(part, element, {});
    expect(reported).to.deep.equal(['convert.bar-tab', 'convert.right-to-left']);
  });
});
