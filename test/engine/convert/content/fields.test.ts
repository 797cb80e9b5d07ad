import { expect } from 'chai';
import { field, ids, paragraphOf, readBody, readLine, readMade, run, shown } from './support/word-file.ts';

const line = (content: string): string => shown(readLine(content).content);

describe('reading fields', () => {
  it('leaves page numbers to pagination, with the requested format', () => {
    expect(line(field('PAGE', run('9')) + run('/') + field(' NUMPAGES ', run('9')))).to.equal('<page>/<pages>');
    expect(line(field('PAGE \\* DBCHAR \\* MERGEFORMAT', run('９')))).to.equal('<page decimalFullWidth>');
    expect(line(field('PAGE \\* ROMAN'))).to.equal('<page upperRoman>');
    expect(line(field('sectionpages \\* roman'))).to.equal('<sectionPages lowerRoman>');
  });

  it('reads simple fields like complex fields', () => {
    expect(line(`<w:fldSimple w:instr=" PAGE ">${run('9')}</w:fldSimple>`)).to.equal('<page>');
    expect(line(`<w:fldSimple w:instr=" MERGEFIELD 氏名 ">${run('«氏名»')}</w:fldSimple>`)).to.equal('«氏名»');
  });

  it('takes the formatting of a page number from its result', () => {
    const { content } = readLine(field('PAGE', run('9', '<w:b/>')));
    expect(content[0]?.kind === 'field' && content[0].format.bold).to.equal(true);
  });

  it('shows the stored result of other fields and nothing of their code', () => {
    expect(line(run('作成日') + field('DATE \\@ "yyyy年M月d日"', run('2026年4月1日')))).to.equal('作成日2026年4月1日');
    expect(line(field(`IF ${field('PAGE', run('1'))} = 1 "a" "b"`, run('結果')))).to.equal('結果');
    expect(line(field('XE "索引"') + run('本文'))).to.equal('本文');
  });

  it('reads nested fields and fields whose code is split over runs', () => {
    const parted =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>NUM</w:instrText></w:r>' +
      '<w:r><w:instrText>PAGES</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    expect(line(parted)).to.equal('<pages>');
    expect(line(field('QUOTE', run('全') + field('NUMPAGES', run('3')) + run('頁')))).to.equal('全<pages>頁');
  });

  it('makes links of HYPERLINK fields and of references with the h switch', () => {
    const { content } = readLine(
      field('HYPERLINK "https://example.jp/a" \\o "説明" \\t "_blank"', run('a')) +
        field('HYPERLINK \\l "_Toc1"', run('b') + field('PAGEREF _Toc1 \\h', run('3'))) +
        field('REF 甲 \\h', run('c')) +
        field('REF 甲', run('d')),
    );
    expect(content.map((each) => each.kind === 'text' && [each.text, each.link])).to.deep.equal([
      ['a', 'https://example.jp/a'],
      ['b3', '#_Toc1'],
      ['c', '#甲'],
      ['d', undefined],
    ]);
  });

  it('reads a table of contents over several paragraphs', () => {
    const [first, ...rest] = field('TOC \\o "1-3"', '|').split('|');
    const body = `<w:p>${first}${run('第1章')}</w:p><w:p>${run('第2章')}</w:p><w:p>${rest.join('')}${run('本文')}</w:p>`;
    expect(readBody(body).map((block) => shown(paragraphOf(block).content))).to.deep.equal(['第1章', '第2章', '本文']);
  });

  it('prints entries of a table of contents without link formatting', () => {
    const styles = {
      name: 'styles.xml',
      kind: 'styles',
      content:
        '<w:style w:type="character" w:styleId="a3"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>',
    };
    const entry = run('第1章', '<w:rStyle w:val="a3"/><w:b/>');
    const { content } = readLine(field('TOC \\o', entry) + entry, [styles]);
    expect(content.map((each) => each.kind === 'text' && [each.format.color, each.format.bold])).to.deep.equal([
      [undefined, true],
      ['0563c1', true],
    ]);
    expect(content[0]?.kind === 'text' && content[0].format.underline).to.equal(undefined);
  });

  it('hides no text after a field without an end', () => {
    expect(
      line(`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r>${run('本文')}`),
    ).to.equal('本文');
    expect(line(`<w:r><w:fldChar w:fldCharType="end"/></w:r>${run('本文')}`)).to.equal('本文');
  });

  it('reads ruby, circled characters and boxes of EQ fields', () => {
    expect(line(field('EQ \\* jc2 \\* "Font:ＭＳ 明朝" \\* hps10 \\o\\ad(\\s\\up 9(かんじ),漢字)'))).to.equal(
      '漢字(かんじ)',
    );
    expect(line(field('eq \\o\\ac(○,印)'))).to.equal('㊞');
    expect(line(field('eq \\o\\ac(○,１)'))).to.equal('①');
    const { content } = readLine(field('EQ \\x(済)'));
    expect(content[0]?.kind === 'text' && [content[0].text, content[0].format.border?.pattern]).to.deep.equal([
      '済',
      'single',
    ]);
  });

  it('reads other EQ fields as equations, and reports those it does not know', () => {
    expect(line(`${field('EQ \\f(1,2)')}${field('EQ \\r(3,x)')}`)).to.equal('$1/2$$3√x$');
    const document = readMade({ body: `<w:p>${field('EQ \\q(1,2)')}</w:p>` });
    expect(shown(paragraphOf(document.sections[0]?.blocks[0]).content)).to.equal('$12$');
    expect(ids(document)).to.deep.equal(['convert.equation']);
  });

  it('draws checkboxes, chosen entries, symbols and buttons from their codes', () => {
    const form = (code: string, data: string): string =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    expect(line(form('FORMCHECKBOX', '<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>'))).to.equal('☒');
    expect(line(form('FORMCHECKBOX', '<w:checkBox><w:default w:val="0"/></w:checkBox>'))).to.equal('☐');
    const list = '<w:ddList><w:result w:val="1"/><w:listEntry w:val="甲"/><w:listEntry w:val="乙"/></w:ddList>';
    expect(line(form('FORMDROPDOWN', list))).to.equal('乙');
    expect(line(field('SYMBOL 183 \\f Symbol \\s 12'))).to.equal('•');
    expect(line(field('MACROBUTTON NoMacro [ここに 入力]'))).to.equal('[ここに 入力]');
  });

  it('reports fields that Word calculates and that have no stored result', () => {
    const document = readMade({ body: `<w:p>${field('LISTNUM')}</w:p>` });
    expect(document.problems[0]).to.deep.include({ id: 'convert.field', params: { kind: 'LISTNUM' } });
  });
});
