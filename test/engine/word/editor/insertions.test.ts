import { expect } from 'chai';
import { cell, makeDocx, p, row, run, table } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { block, fillLaid, fillLaidBytes, layerOf, loop, rule } from './support.ts';

const abc = makeDocx(p('甲') + p('乙') + p('丙'));
const newParagraph = (text: string, rest = {}): ReturnType<typeof block> =>
  block('newParagraph', [0, text.codePointAt(0) ?? 0], { text, ...rest });

describe('inserted blocks', () => {
  it('are placed after the block of the file before them, or before the one after them', () => {
    const document = layerOf(
      newParagraph('初'),
      block('paragraph', [0, 0]),
      newParagraph('一'),
      newParagraph('二'),
      block('paragraph', [0, 2]),
      newParagraph('終'),
    );
    expect(fillLaid(abc, document)).to.equal('初\n甲\n一\n二\n乙\n丙\n終');
    expect(fillLaid(abc, layerOf(newParagraph('末')))).to.equal('甲\n乙\n丙\n末');
    expect(fillLaid(abc, { children: [newParagraph('外')] })).to.equal('甲\n乙\n丙\n外');
  });

  it('may be in cells and in lists of the file', () => {
    const list = makeDocx(
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('項')}</w:p>`.repeat(2) +
        p('後') +
        table(row(cell('左'), '右')),
      {},
    );
    const document = layerOf(
      block('list', [0, 0], { children: [block('listItem', [0, 0, 1]), newParagraph('間')] }),
      block('table', [0, 2], {
        children: [
          block('row', [0, 2, 0], { children: [block('cell', [0, 2, 0, 1], { children: [newParagraph('足')] })] }),
        ],
      }),
    );
    expect(textOf(fillLaidBytes(list, document))).to.equal('項\n項\n間\n後\n左 | 右／足');
  });

  it('have the formatting of the specification by default', () => {
    const xml = partOf(fillLaidBytes(abc, layerOf(newParagraph('新'))));
    expect(xml).to.contain('<w:spacing w:before="0" w:after="200" w:line="276" w:lineRule="auto"/>');
    expect(xml).to.match(/w:eastAsia="MS Mincho"[^>]*\/><w:sz w:val="26"\/>/);
    const style = {
      fontSize: 10.5,
      lineHeight: 2,
      spaceBefore: 40,
      spaceAfter: 60,
      align: 'center' as const,
      bold: true,
    };
    const own = partOf(fillLaidBytes(abc, { font: '游明朝', ...layerOf(newParagraph('新', { style })) }));
    expect(own).to.contain(
      '<w:spacing w:before="40" w:after="60" w:line="480" w:lineRule="auto"/><w:jc w:val="center"/>',
    );
    expect(own).to.match(/w:eastAsia="游明朝"[^>]*\/><w:b\/><w:bCs\/><w:sz w:val="21"\/>/);
  });

  it('keep line breaks, tabs and special characters of their text, and fill the tags in it', () => {
    const text = '新{{会社名}}\t<&>\n{{#if 有}}有{{else}}無{{/if}}';
    expect(fillLaid(abc, layerOf(newParagraph(text)), { 会社名: 'A&B', 有: false })).to.equal(
      '甲\n乙\n丙\n新A&B\t<&>\n無',
    );
  });

  it('are looped and hidden like blocks of the file, nested in each other', () => {
    const document = layerOf(
      block('paragraph', [0, 0]),
      block('proposal', [0, 50], {
        ...loop(1),
        text: '{{氏名}}\n家族',
        children: [newParagraph('{{続柄}}', loop(2, { ruleId: 8 }))],
      }),
    );
    const data = {
      従業員: [
        { 氏名: '佐藤', 家族: [{ 続柄: '妻' }, { 続柄: '子' }] },
        { 氏名: '鈴木', 家族: [] },
      ],
    };
    expect(fillLaid(abc, document, data)).to.equal('甲\n佐藤\n家族\n妻\n子\n鈴木\n家族\n乙\n丙');
    const seen: string[] = [];
    const children = fillLaid(abc, document, data, (id, loops) => {
      seen.push(`${id} ${loops.map(({ index }) => index).join('.')}`);
      return loops.at(-1)?.index === 1;
    });
    expect(children).to.equal('甲\n佐藤\n家族\n子\n鈴木\n家族\n乙\n丙');
    expect(seen).to.deep.equal(['8 0.0', '8 0.1']);
  });

  it('make lists with their own marks, levels by nesting, and looped items', () => {
    const item = (text: string, rest = {}): ReturnType<typeof block> =>
      block('listItem', [0, 90, text.codePointAt(0) ?? 0], { text, ...rest });
    const list = block('newList', [0, 90], {
      children: [
        item('一', { children: [item('イ'), block('newList', [0, 91], { children: [item('ロ')] })] }),
        item('{{氏名}}', loop(1)),
        item('二', rule(3)),
      ],
    });
    const second = block('newList', [0, 92], {
      list: { type: 'bullet', tab: 100, indent: 300, fontSize: 12 },
      children: [item('三')],
    });
    const bytes = fillLaidBytes(
      abc,
      layerOf(list, second),
      { 従業員: [{ 氏名: '佐藤' }, { 氏名: '鈴木' }] },
      (id) => id !== 3,
    );
    expect(textOf(bytes)).to.equal('甲\n乙\n丙\n一\nイ\nロ\n佐藤\n鈴木\n三');
    const levels = [...partOf(bytes).matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d)"/g)].map(
      ([, level, id]) => `${id}.${level}`,
    );
    expect(levels).to.deep.equal(['1.0', '1.1', '1.1', '1.0', '1.0', '2.0']);
    const numbering = partOf(bytes, 'word/numbering.xml');
    expect(numbering).to.contain('<w:numFmt w:val="decimalFullWidth"/>').and.to.contain('<w:lvlText w:val="(%2)"/>');
    // One full-width digit of 10.5 pt is 210 twips; the default tab of 200 follows it.
    expect(numbering).to.contain('<w:ind w:left="410" w:hanging="410"/>');
    expect(numbering).to.contain('<w:lvlText w:val="・"/>').and.to.contain('<w:ind w:left="640" w:hanging="340"/>');
    expect(partOf(bytes, '[Content_Types].xml')).to.contain('/word/numbering.xml');
  });

  it('join existing lists of the document', () => {
    const list = block('newList', [0, 9], { children: [block('listItem', [0, 9, 0], { text: '一' })] });
    const template = fillLaidBytes(abc, layerOf(list));
    const bytes = fillLaidBytes(template, layerOf(list));
    expect([...partOf(bytes).matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id)).to.deep.equal(['1', '2']);
    const numbering = partOf(bytes, 'word/numbering.xml');
    expect(numbering.match(/<w:(?:abstractNum|num) /g)).to.deep.equal([
      '<w:abstractNum ',
      '<w:abstractNum ',
      '<w:num ',
      '<w:num ',
    ]);
  });

  it('include page breaks and pictures', () => {
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const document = layerOf(
      block('pagebreak', [0, 7]),
      block('image', [0, 8], { image: { src: png, styles: { width: '20mm', height: 60, alt: '社印' } } }),
      block('image', [0, 9], { ...loop(1), image: { src: '{{写真}}' } }),
    );
    const bytes = fillLaidBytes(abc, document, { 従業員: [{ 写真: png }, { 写真: null }] });
    const xml = partOf(bytes);
    expect(xml).to.contain('<w:br w:type="page"/>').and.to.contain('descr="社印"');
    // Both sides are given: the square picture fits into 20 mm by 60 px (15.875 mm).
    expect(xml).to.contain('<wp:extent cx="571500" cy="571500"/>');
    expect(xml.match(/<wp:inline/g)).to.have.length(2);
  });
});
