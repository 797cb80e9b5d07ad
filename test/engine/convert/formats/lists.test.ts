import { expect } from 'chai';
import type { ListLabel } from '../../../../packages/engine/src/convert/model/index.ts';
import { makeFormats, written, type Written } from './make-formats.ts';

function level(number: number, format: string, text: string, more = ''): string {
  return `<w:lvl w:ilvl="${number}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
}

const outline =
  `<w:abstractNum w:abstractNumId="5">${level(0, 'japaneseCounting', '第%1条')}${level(1, 'decimal', '%1.%2')}` +
  `${level(2, 'aiueoFullWidth', '（%3）')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>`;

type Item = readonly [list: number, level: number];

function labels(parts: Written, items: readonly Item[]): (ListLabel | undefined)[] {
  const formats = makeFormats(parts);
  return items.map(([list, at]) => {
    const { part, element } = written(
      `<w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`,
    );
    const paragraph = formats.paragraph(part, element, {});
    return paragraph.numbering && formats.nextLabel(paragraph.numbering, paragraph);
  });
}

function texts(numbering: string, items: readonly Item[], styles?: string): (string | undefined)[] {
  return labels({ numbering, ...(styles !== undefined && { styles }) }, items).map((label) => label?.text);
}

describe('labels of lists in Word files', () => {
  it('count each level, and restart inner levels after outer ones', () => {
    expect(
      texts(outline, [
        [1, 0],
        [1, 1],
        [1, 1],
        [1, 2],
        [1, 0],
        [1, 1],
        [1, 2],
        [1, 2],
      ]),
    ).to.deep.equal(['第一条', '一.1', '一.2', '（ア）', '第二条', '二.1', '（ア）', '（イ）']);
  });

  it('use the start values of outer levels without an item so far', () => {
    expect(
      texts(outline, [
        [1, 1],
        [1, 0],
      ]),
    ).to.deep.equal(['一.1', '第一条']);
  });

  it('write outer numbers in Arabic numerals with isLgl', () => {
    const numbering = outline.replace('<w:lvlText w:val="%1.%2"/>', '<w:isLgl/><w:lvlText w:val="%1.%2"/>');
    expect(
      texts(numbering, [
        [1, 0],
        [1, 1],
      ]),
    ).to.deep.equal(['第一条', '1.1']);
  });

  it('follow lvlRestart: never restart, or only after a given level', () => {
    const items: readonly Item[] = [
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 1],
      [1, 2],
      [1, 0],
      [1, 2],
    ];
    const third = '<w:lvlText w:val="（%3）"/>';
    expect(texts(outline.replace(third, `<w:lvlRestart w:val="0"/>${third}`), items).at(-1)).to.equal('（ウ）');
    const afterFirst = texts(outline.replace(third, `<w:lvlRestart w:val="1"/>${third}`), items);
    expect(afterFirst[4]).to.equal('（イ）');
    expect(afterFirst[6]).to.equal('（ア）');
  });

  it('continue counting in another list of the same definition, unless it overrides the start', () => {
    const second = '<w:num w:numId="2"><w:abstractNumId w:val="5"/></w:num>';
    const restarted =
      '<w:num w:numId="3"><w:abstractNumId w:val="5"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>';
    expect(
      texts(outline + second + restarted, [
        [1, 0],
        [2, 0],
        [3, 0],
        [3, 0],
        [2, 0],
      ]),
    ).to.deep.equal(['第一条', '第二条', '第七条', '第八条', '第九条']);
  });

  it('use a level that the list itself defines', () => {
    const own = `<w:num w:numId="4"><w:abstractNumId w:val="5"/><w:lvlOverride w:ilvl="0">${level(0, 'decimalEnclosedCircle', '%1')}</w:lvlOverride></w:num>`;
    expect(
      texts(outline + own, [
        [4, 0],
        [4, 1],
      ]),
    ).to.deep.equal(['①', '①.1']);
  });

  it('follow a definition that names a numbering style', () => {
    const numbering =
      `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Articles"/>${level(0, 'decimal', '%1)')}</w:abstractNum>` +
      '<w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="Articles"/></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>';
    const styles =
      '<w:style w:type="numbering" w:styleId="Articles"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    expect(
      texts(
        numbering,
        [
          [2, 0],
          [2, 0],
        ],
        styles,
      ),
    ).to.deep.equal(['1)', '2)']);
  });

  it('stop at circular references between definitions', () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="A"/><w:numStyleLink w:val="A"/></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    expect(texts(numbering, [[1, 0]])).to.deep.equal([undefined]);
  });

  it('do not exist for list 0, missing lists and missing levels', () => {
    expect(
      texts(outline, [
        [0, 0],
        [99, 0],
        [1, 7],
      ]),
    ).to.deep.equal([undefined, undefined, undefined]);
  });

  it('map characters of symbol fonts to Unicode, in a font of the text', () => {
    const bullet = (text: string, font: string): string =>
      `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', text, '').replace('</w:lvl>', `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr></w:lvl>`)}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const one = (text: string, font: string): ListLabel | undefined =>
      labels({ numbering: bullet(text, font) }, [[1, 0]])[0];
    expect(one('\uF0B7', 'Symbol')?.text).to.equal('•');
    expect(one('\uF06C', 'Wingdings')?.text).to.equal('●');
    expect(one('l', 'Wingdings')?.text).to.equal('●');
    expect(one('\uF0FF', 'Wingdings')?.text).to.equal('•');
    expect(one('\uF0FC', 'Wingdings')?.format.fonts.ascii).to.equal('Times New Roman');
    expect(one('o', 'Courier New')).to.deep.include({ text: 'o' });
    expect(one('o', 'Courier New')?.format.fonts.ascii).to.equal('Courier New');
  });

  it('have the format of the paragraph mark overridden by that of the level', () => {
    const numbering = outline.replace(
      '<w:lvlText w:val="第%1条"/>',
      '<w:suff w:val="space"/><w:lvlText w:val="第%1条"/><w:lvlJc w:val="right"/><w:rPr><w:b/></w:rPr>',
    );
    const formats = makeFormats({ numbering });
    const { part, element } = written(
      '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:sz w:val="32"/></w:rPr></w:pPr>',
    );
    const paragraph = formats.paragraph(part, element, {});
    const label = paragraph.numbering && formats.nextLabel(paragraph.numbering, paragraph);
    expect(label).to.deep.include({ suffix: 'space', align: 'end' });
    expect(label?.format).to.deep.include({ size: 16, bold: true });
    expect(paragraph.mark.bold).to.equal(false);
  });

  it('are padded with zeros in the newer formats', () => {
    const custom =
      '<mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice>' +
      '<mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent>';
    const numbering = outline.replace('<w:numFmt w:val="japaneseCounting"/>', custom);
    expect(texts(numbering, [[1, 0]])).to.deep.equal(['第001条']);
  });

  describe('in styles', () => {
    const indented = outline.replace(
      '<w:lvlText w:val="第%1条"/>',
      '<w:pStyle w:val="H1"/><w:lvlText w:val="第%1条"/><w:pPr><w:ind w:left="840" w:hanging="420"/></w:pPr>',
    );
    const numbered = '<w:numPr><w:numId w:val="1"/></w:numPr>';
    const styles =
      '<w:style w:type="paragraph" w:default="1" w:styleId="a"/>' +
      `<w:style w:type="paragraph" w:styleId="H1"><w:pPr>${numbered}</w:pPr></w:style>` +
      `<w:style w:type="paragraph" w:styleId="Own"><w:pPr>${numbered}<w:ind w:left="200" w:firstLine="0"/></w:pPr></w:style>` +
      '<w:style w:type="paragraph" w:styleId="Far"><w:pPr><w:ind w:left="200" w:firstLine="0"/></w:pPr></w:style>';
    const indents = (properties: string): readonly [number, number, boolean] => {
      const { part, element } = written(`<w:pPr>${properties}</w:pPr>`);
      const { format, numbering } = makeFormats({ styles, numbering: indented }).paragraph(part, element, {});
      return [format.startIndent, format.firstIndent, numbering !== undefined];
    };

    it('take indents of the level, overridden by the style that names the list', () => {
      expect(indents('<w:pStyle w:val="H1"/>')).to.deep.equal([42, -21, true]);
      expect(indents('<w:pStyle w:val="Own"/>')).to.deep.equal([10, 0, true]);
    });

    it('take indents of the level over those of the style where the paragraph names the list, and its own over both', () => {
      expect(indents(`<w:pStyle w:val="Far"/>${numbered}`)).to.deep.equal([42, -21, true]);
      expect(indents(`<w:pStyle w:val="Far"/>${numbered}<w:ind w:left="60"/>`)).to.deep.equal([3, -21, true]);
    });

    it('have neither label nor indents of the level where the paragraph removes the list', () => {
      expect(indents('<w:pStyle w:val="H1"/><w:numPr><w:numId w:val="0"/></w:numPr>')).to.deep.equal([0, 0, false]);
    });

    it('have no automatic spacing in a list', () => {
      const { part, element } = written(`<w:pPr>${numbered}<w:spacing w:beforeAutospacing="1"/></w:pPr>`);
      expect(makeFormats({ numbering: outline }).paragraph(part, element, {}).format.spaceBefore).to.equal(0);
    });
  });

  it('report picture bullets and unknown formats', () => {
    const reported: unknown[] = [];
    const numbering =
      `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '', '<w:lvlPicBulletId w:val="0"/>')}${level(1, 'thaiLetters', '%2')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const formats = makeFormats({ numbering }, (id, part, _, params) =>
      reported.push([id, part.name, params?.['format']]),
    );
    const { part } = written('<w:pPr/>');
    const paragraph = formats.paragraph(part, undefined, {});
    expect(formats.nextLabel({ numberingId: '1', level: 0 }, paragraph)?.text).to.equal('•');
    expect(formats.nextLabel({ numberingId: '1', level: 1 }, paragraph)?.text).to.equal('1');
    expect(reported).to.deep.equal([
      ['convert.bullet-picture', 'word/numbering.xml', undefined],
      ['convert.number-format', 'word/numbering.xml', 'thaiLetters'],
    ]);
  });
});
