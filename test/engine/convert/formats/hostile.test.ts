import { expect } from 'chai';
import fc from 'fast-check';
import { formatNumber } from '../../../../packages/engine/src/convert/read/formats/index.ts';
import { makeFormats, part, written } from './make-formats.ts';

const values = [
  '',
  '0',
  '1',
  '-1',
  '99999999999',
  '1e9',
  'NaN',
  'auto',
  'none',
  'constructor',
  '__proto__',
  'toString',
  '12.5pt',
  'FFFFFF',
  '&lt;',
];
const attributeNames = [
  'val',
  'w',
  'h',
  'sz',
  'type',
  'left',
  'leftChars',
  'firstLineChars',
  'before',
  'beforeLines',
  'line',
  'lineRule',
  'fill',
  'color',
  'themeColor',
  'themeTint',
  'asciiTheme',
  'pos',
  'leader',
  'num',
  'space',
  'linePitch',
  'charSpace',
  'fmt',
  'start',
  'top',
  'gutter',
  'numId',
];
const elements = [
  'sz',
  'u',
  'color',
  'em',
  'w',
  'spacing',
  'position',
  'vertAlign',
  'highlight',
  'shd',
  'bdr',
  'rFonts',
  'ind',
  'jc',
  'tabs',
  'pBdr',
  'textAlignment',
  'outlineLvl',
  'numPr',
  'pStyle',
  'rStyle',
  'pgSz',
  'pgMar',
  'cols',
  'docGrid',
  'pgBorders',
  'pgNumType',
  'textDirection',
  'vAlign',
  'tblBorders',
  'tblLook',
  'tblCellMar',
  'tblInd',
  'tblStyle',
];
const inner = ['tab', 'top', 'left', 'col', 'numId', 'ilvl', 'insideH', 'constructor'];

const attributeList = fc
  .uniqueArray(fc.constantFrom(...attributeNames), { maxLength: 5 })
  .chain((names) => fc.tuple(...names.map((name) => fc.constantFrom(...values).map((value) => `w:${name}="${value}"`))))
  .map((list) => list.join(' '));
const innerXml = fc.tuple(fc.constantFrom(...inner), attributeList).map(([name, list]) => `<w:${name} ${list}/>`);
const properties = fc
  .array(
    fc
      .tuple(fc.constantFrom(...elements), attributeList, fc.array(innerXml, { maxLength: 3 }))
      .map(([name, list, children]) => `<w:${name} ${list}>${children.join('')}</w:${name}>`),
    { maxLength: 8 },
  )
  .map((list) => list.join(''));

/** Everything in a format is a text, a truth value or a number that can be drawn with. */
function checkValues(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).to.equal(true);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) checkValues(each);
  else if (typeof value !== 'undefined') expect(['string', 'boolean']).to.include(typeof value);
}

describe('formats of broken Word files', () => {
  it('contain only finite numbers, texts and booleans, whatever the properties specify', () => {
    fc.assert(
      fc.property(properties, (xml) => {
        const formats = makeFormats({
          styles: `<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:pPr>${xml}</w:pPr><w:rPr>${xml}</w:rPr></w:style>`,
        });
        const paragraph = written(`<w:pPr>${xml}<w:rPr>${xml}</w:rPr></w:pPr>`);
        const table = formats.table(paragraph.part, paragraph.element);
        const cell = table.cell({ row: 0, rows: 1, column: 0, columns: 1 });
        const resolved = formats.paragraph(paragraph.part, paragraph.element, { cell });
        checkValues(resolved);
        checkValues(formats.run(paragraph.part, paragraph.element, resolved));
        checkValues(formats.section(paragraph.part, paragraph.element));
        checkValues([table.borders, table.margins, table.indent, cell]);
      }),
      { numRuns: 300 },
    );
  });

  it('take little time for long chains of styles and for enormous numbers', () => {
    const count = 3000;
    const styles = Array.from(
      { length: count },
      (_, at) => `<w:style w:type="paragraph" w:styleId="s${at}"><w:basedOn w:val="s${at + 1}"/></w:style>`,
    ).join('');
    const formats = makeFormats({ styles });
    for (let at = 0; at < count; at++) {
      const { part: document, element } = written(`<w:pPr><w:pStyle w:val="s${at}"/></w:pPr>`);
      expect(formats.paragraph(document, element, {}).format.styleId).to.equal(`s${at}`);
    }
    for (const format of ['upperLetter', 'upperRoman', 'chicago', 'cardinalText', 'japaneseLegal', 'koreanCounting'])
      expect(formatNumber(2_147_483_647, format).length).to.be.below(200);
  });

  it('can be read from empty parts and parts of another kind', () => {
    const formats = makeFormats({ styles: '', numbering: '', settings: '', theme: '' });
    const other = part('word/document.xml', 'w:other', '<w:other/>');
    expect(formats.paragraph(other, undefined, {}).text.size).to.equal(10);
    expect(formats.themeColor('accent1')).to.equal(undefined);
    expect(formats.nextLabel({ numberingId: '1', level: 0 }, formats.paragraph(other, undefined, {}))).to.equal(
      undefined,
    );
  });
});
