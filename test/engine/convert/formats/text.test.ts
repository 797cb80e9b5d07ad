import { expect } from 'chai';
import type { TextFormat } from '../../../../packages/engine/src/convert/model/index.ts';
import { makeFormats, written, type Written } from './make-formats.ts';

function run(properties: string, parts: Written = {}, paragraph = ''): TextFormat | undefined {
  const formats = makeFormats(parts);
  const around = written(`<w:pPr>${paragraph}</w:pPr>`);
  const { part, element } = written(`<w:rPr>${properties}</w:rPr>`);
  return formats.run(part, element, formats.paragraph(around.part, around.element, {}));
}

function style(id: string, kind: string, content: string, attributes = ''): string {
  return `<w:style w:type="${kind}" w:styleId="${id}" ${attributes}><w:name w:val="${id}"/>${content}</w:style>`;
}

describe('text formats of Word files', () => {
  it('use the defaults of Word where the file specifies nothing', () => {
    expect(run('')).to.deep.equal({
      fonts: { ascii: 'Times New Roman', highAnsi: 'Times New Roman', eastAsia: 'ＭＳ 明朝' },
      size: 10,
      bold: false,
      italic: false,
      snapToGrid: true,
    });
  });

  const single: readonly (readonly [xml: string, expected: Partial<TextFormat>])[] = [
    ['<w:sz w:val="21"/>', { size: 10.5 }],
    ['<w:sz w:val="10.5pt"/>', { size: 10.5 }],
    ['<w:b/><w:i w:val="1"/>', { bold: true, italic: true }],
    ['<w:color w:val="FF0000"/>', { color: 'ff0000' }],
    ['<w:u w:val="double" w:color="00FF00"/>', { underline: { kind: 'double', color: '00ff00' } }],
    ['<w:u w:val="dashLongHeavy"/>', { underline: { kind: 'dash' } }],
    ['<w:u w:val="wavyDouble"/>', { underline: { kind: 'doubleWave' } }],
    ['<w:strike/>', { strike: 'single' }],
    ['<w:strike/><w:dstrike/>', { strike: 'double' }],
    ['<w:em w:val="comma"/>', { emphasis: 'sesame' }],
    ['<w:em w:val="underDot"/>', { emphasis: 'underDot' }],
    ['<w:w w:val="66"/>', { scale: 0.66 }],
    ['<w:w w:val="66%"/>', { scale: 0.66 }],
    ['<w:spacing w:val="-20"/>', { spacing: -1 }],
    ['<w:position w:val="6"/>', { rise: 3 }],
    ['<w:vertAlign w:val="superscript"/>', { script: 'super' }],
    ['<w:caps/>', { caps: 'all' }],
    ['<w:smallCaps/>', { caps: 'small' }],
    ['<w:highlight w:val="darkYellow"/>', { background: '808000' }],
    ['<w:shd w:val="clear" w:color="auto" w:fill="D9D9D9"/>', { background: 'd9d9d9' }],
    ['<w:shd w:val="pct25" w:color="auto" w:fill="auto"/>', { background: 'bfbfbf' }],
    ['<w:shd w:val="pct50" w:color="FF0000" w:fill="0000FF"/>', { background: '800080' }],
    ['<w:shd w:val="solid" w:color="FF0000" w:fill="0000FF"/>', { background: 'ff0000' }],
    ['<w:shd w:val="clear" w:fill="112233"/><w:highlight w:val="red"/>', { background: 'ff0000' }],
    ['<w:bdr w:val="single" w:sz="4" w:space="0"/>', { border: { pattern: 'single', width: 0.5, space: 0 } }],
    ['<w:snapToGrid w:val="0"/>', { snapToGrid: false }],
    ['<w:lang w:val="en-US" w:eastAsia="ja-JP"/>', { language: 'ja-JP' }],
  ];
  for (const [xml, expected] of single) {
    it(`read ${xml}`, () => expect(run(xml)).to.deep.include(expected));
  }

  const unset = ['underline', 'emphasis', 'scale', 'spacing', 'rise', 'script', 'color', 'background', 'border'];
  it('leave out reset properties and properties without a visible effect', () => {
    const format = run(
      '<w:u w:val="none"/><w:em w:val="none"/><w:w w:val="100"/><w:spacing w:val="0"/><w:position w:val="0"/>' +
        '<w:vertAlign w:val="baseline"/><w:color w:val="auto"/><w:highlight w:val="none"/><w:bdr w:val="nil"/>' +
        '<w:shd w:val="clear" w:fill="auto"/>',
    );
    expect(format).not.to.have.any.keys(unset);
  });

  it('ignore invalid sizes', () => {
    for (const size of ['0', '-20', 'big', '99999']) expect(run(`<w:sz w:val="${size}"/>`)?.size).to.equal(10);
  });

  it('do not exist for hidden text', () => {
    expect(run('<w:vanish/>')).to.equal(undefined);
    expect(run('<w:vanish w:val="0"/>')).not.to.equal(undefined);
  });

  describe('with styles', () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Century" w:eastAsia="游明朝"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      style('a', 'paragraph', '', 'w:default="1"') +
      style('Base', 'paragraph', '<w:basedOn w:val="a"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>') +
      style('Derived', 'paragraph', '<w:basedOn w:val="Base"/><w:rPr><w:rFonts w:eastAsia="游ゴシック"/></w:rPr>') +
      style('Plain', 'paragraph', '<w:basedOn w:val="Base"/><w:rPr><w:b w:val="0"/></w:rPr>') +
      style('Strong', 'character', '<w:rPr><w:b/></w:rPr>') +
      style('Round1', 'paragraph', '<w:basedOn w:val="Round2"/><w:rPr><w:i/></w:rPr>') +
      style('Round2', 'paragraph', '<w:basedOn w:val="Round1"/><w:rPr><w:sz w:val="30"/></w:rPr>');
    const styled = (name: string, properties = ''): TextFormat | undefined =>
      run(properties, { styles }, `<w:pStyle w:val="${name}"/>`);

    it('inherit from docDefaults and the styles they are based on', () => {
      expect(styled('Derived')).to.deep.include({
        fonts: { ascii: 'Century', highAnsi: 'Century', eastAsia: '游ゴシック' },
        size: 14,
        bold: true,
      });
    });

    it('turn a toggle off where paragraph and character style both have it, and on by direct formatting', () => {
      expect(styled('Base', '<w:rStyle w:val="Strong"/>')?.bold).to.equal(false);
      expect(styled('a', '<w:rStyle w:val="Strong"/>')?.bold).to.equal(true);
      expect(styled('Plain', '<w:rStyle w:val="Strong"/>')?.bold).to.equal(true);
      expect(styled('Base', '<w:rStyle w:val="Strong"/><w:b/>')?.bold).to.equal(true);
      expect(styled('Base', '<w:b w:val="off"/>')?.bold).to.equal(false);
    });

    it('use the default style for one that is missing or of another kind', () => {
      expect(styled('Nowhere')?.size).to.equal(10.5);
      expect(styled('Strong')?.bold).to.equal(false);
      expect(styled('a', '<w:rStyle w:val="Base"/>')?.size).to.equal(10.5);
    });

    it('stop at circular basedOn references', () => {
      expect(styled('Round1')).to.deep.include({ italic: true, size: 15 });
    });

    it('are one object where they are equal', () => {
      const formats = makeFormats({ styles });
      const around = written('<w:pPr><w:pStyle w:val="a"/></w:pPr>');
      const plain = formats.paragraph(around.part, around.element, {});
      const first = written('<w:rPr><w:b/><w:sz w:val="24"/></w:rPr>');
      const second = written('<w:rPr><w:sz w:val="24"/><w:b w:val="true"/></w:rPr>');
      expect(formats.run(first.part, first.element, plain)).to.equal(formats.run(second.part, second.element, plain));
      expect(formats.run(first.part, undefined, plain)).to.equal(plain.text);
    });
  });

  describe('with a theme', () => {
    const theme =
      '<a:themeElements><a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>' +
      '<a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="44546A"/></a:dk2>' +
      '<a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme><a:fontScheme name="Office">' +
      '<a:majorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:font script="Jpan" typeface="游ゴシック Light"/></a:majorFont>' +
      '<a:minorFont><a:latin typeface="Century"/><a:ea typeface=""/><a:font script="Jpan" typeface="游明朝"/>' +
      '<a:font script="Hans" typeface="等线"/></a:minorFont></a:fontScheme></a:themeElements>';
    const fonts =
      '<w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia" w:eastAsia="別の書体"/>';

    it('use the theme font of the language in the settings, Japanese by default', () => {
      const chinese = '<w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"/>';
      expect(run(fonts, { theme })?.fonts).to.deep.equal({ ascii: 'Century', highAnsi: 'Century', eastAsia: '游明朝' });
      expect(run(fonts, { theme, settings: chinese })?.fonts.eastAsia).to.equal('等线');
    });

    it('use the explicit font where there is no theme', () => {
      expect(run(fonts)?.fonts).to.deep.equal({
        ascii: 'Times New Roman',
        highAnsi: 'Times New Roman',
        eastAsia: '別の書体',
      });
    });

    const colors: readonly (readonly [attributes: string, expected: string])[] = [
      ['w:val="123456" w:themeColor="accent1"', '4472c4'],
      ['w:val="123456" w:themeColor="accent1" w:themeShade="BF"', '2f5496'],
      ['w:val="123456" w:themeColor="accent1" w:themeTint="99"', '8eaadb'],
      ['w:val="123456" w:themeColor="text1" w:themeTint="80"', '7f7f7f'],
      ['w:val="123456" w:themeColor="background1" w:themeShade="D9"', 'd9d9d9'],
      ['w:val="123456" w:themeColor="text2"', '44546a'],
      ['w:val="123456" w:themeColor="accent6"', '123456'],
    ];
    // Word computes with whole steps of lightness: each channel may be off by one.
    for (const [attributes, expected] of colors) {
      it(`resolve the color ${attributes}`, () => {
        const found = run(`<w:color ${attributes}/>`, { theme })?.color ?? '';
        for (const at of [0, 2, 4])
          expect(Number.parseInt(found.slice(at, at + 2), 16)).to.be.closeTo(
            Number.parseInt(expected.slice(at, at + 2), 16),
            1,
          );
      });
    }
  });

  it('report unsupported effects each time', () => {
    const reported: string[] = [];
    const formats = makeFormats({}, (id, { name }) => reported.push(`${id} ${name}`));
    const { part, element } = written('<w:rPr><w:shadow/></w:rPr>');
    const plain = formats.paragraph(part, undefined, {});
    formats.run(part, element, plain);
    formats.run(part, element, plain);
    const off = written('<w:rPr><w:shadow w:val="0"/></w:rPr>');
    formats.run(off.part, off.element, plain);
    expect(reported).to.deep.equal(['convert.text-effect word/document.xml', 'convert.text-effect word/document.xml']);
  });
});
