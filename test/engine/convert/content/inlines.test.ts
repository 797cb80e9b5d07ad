import { expect } from 'chai';
import { ids, paragraph, paragraphOf, readBody, readLine, readMade, run, shown } from './support/word-file.ts';

const r = (inner: string): string => `<w:r>${inner}</w:r>`;

describe('reading the content of a paragraph', () => {
  it('joins runs of equal formatting and separates others', () => {
    const { content } = readLine(run('甲は') + run('乙に') + run('支払う', '<w:b/>'));
    expect(content.map((each) => each.kind === 'text' && [each.text, each.format.bold])).to.deep.equal([
      ['甲は乙に', false],
      ['支払う', true],
    ]);
  });

  it('gives letters beyond ASCII the font of the run for them', () => {
    const fonts = '<w:rFonts w:ascii="Century" w:hAnsi="Arial" w:eastAsia="MS Mincho"/>';
    const { content } = readLine(run('a±é甲乙“b”e\u0301', fonts));
    const pieces = content.map((each) => (each.kind === 'text' ? [each.text, each.format.fonts.ascii] : []));
    expect(pieces).to.deep.equal([
      ['a', 'Century'],
      ['±é', 'Arial'],
      ['甲乙', 'Century'],
      ['“', 'Arial'],
      ['b', 'Century'],
      ['”', 'Arial'],
      ['e\u0301', 'Century'],
    ]);
    const same = readLine(run('a±b', '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>')).content;
    expect(same).to.have.length(1);
  });

  it('drops white space at the ends of text without xml:space="preserve"', () => {
    expect(shown(readLine(r('<w:t> a b </w:t>')).content)).to.equal('a b');
    expect(shown(readLine(r('<w:t xml:space="preserve"> a b </w:t>')).content)).to.equal(' a b ');
  });

  it('reads tabs, breaks and hyphens, and ignores lastRenderedPageBreak', () => {
    const line = r(
      '<w:t>a</w:t><w:tab/><w:br/><w:br w:type="page"/><w:br w:type="column"/><w:cr/><w:lastRenderedPageBreak/>' +
        '<w:noBreakHyphen/><w:softHyphen/><w:t>b&#9;c</w:t>',
    );
    expect(shown(readLine(line).content)).to.equal('a→[line][page][column][line]\u2011\u00ADb→c');
  });

  it('gives position tabs a stop at the center or the end of the line', () => {
    const tab = (to: string): string => r(`<w:ptab w:relativeTo="margin" w:alignment="${to}" w:leader="none"/>`);
    const both = readLine(run('左') + tab('center') + run('中') + tab('right') + run('右'));
    expect(shown(both.content)).to.equal('左→中→右');
    expect(both.format.tabs.map(({ align }) => align)).to.deep.equal(['center', 'end']);
    expect(both.format.tabs[1]?.position).to.be.closeTo((both.format.tabs[0]?.position ?? 0) * 2, 0.01);
    expect(readLine(tab('right') + run('右')).format.tabs.map(({ align }) => align)).to.deep.equal(['end']);
  });

  it('maps symbols of symbol fonts to Unicode, in elements and in text', () => {
    const sym = (font: string, code: string): string => r(`<w:sym w:font="${font}" w:char="${code}"/>`);
    const line = sym('Wingdings', 'F0FE') + sym('Wingdings', 'F06C') + sym('Symbol', 'F061') + sym('Wingdings', 'A8');
    expect(shown(readLine(line).content)).to.equal('☑●α◻');
    const fonts = '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>';
    expect(shown(readLine(run('l\uF0FE', fonts)).content)).to.equal('●☑');
  });

  it('keeps the character of a symbol in a font with letters', () => {
    const { content } = readLine(r('<w:sym w:font="ＭＳ 明朝" w:char="2460"/>'));
    expect(shown(content)).to.equal('①');
    expect(content[0]?.kind === 'text' && content[0].format.fonts.eastAsia).to.equal('ＭＳ 明朝');
  });

  it('reports a symbol whose character is not known', () => {
    const document = readMade({ body: `<w:p>${r('<w:sym w:font="Webdings" w:char="F0FF"/>')}</w:p>` });
    expect(document.problems[0]).to.deep.include({ id: 'convert.symbol', params: { font: 'Webdings', code: 'F0FF' } });
  });

  it('reads links to addresses, to bookmarks, and to places at an address', () => {
    const outside = [{ id: 'out', kind: 'hyperlink', target: 'https://example.jp/?a=1&amp;b=2' }];
    const link = (attributes: string): string => `<w:hyperlink ${attributes}>${run('ここ')}</w:hyperlink>`;
    const { content } = readLine(
      link('r:id="out"') + link('w:anchor="第1条"') + link('r:id="out" w:anchor="x"') + run('外'),
      [],
      outside,
    );
    expect(content.map((each) => each.kind === 'text' && each.link)).to.deep.equal([
      'https://example.jp/?a=1&b=2',
      '#第1条',
      'https://example.jp/?a=1&b=2#x',
      undefined,
    ]);
  });

  it('makes no link that would run a script', () => {
    const outside = [{ id: 'out', kind: 'hyperlink', target: 'javascript:alert(1)' }];
    const { content } = readLine(`<w:hyperlink r:id="out">${run('押す')}</w:hyperlink>`, [], outside);
    expect(content).to.have.length(1);
    expect(content[0]).not.to.have.property('link');
  });

  it('reads ruby with the size of its reading', () => {
    const words = (name: string, text: string): string => `<w:${name}><w:r><w:t>${text}</w:t></w:r></w:${name}>`;
    const { content } = readLine(
      r(
        `<w:ruby><w:rubyPr><w:hps w:val="12"/></w:rubyPr>${words('rt', 'かんじ')}${words('rubyBase', '漢字')}</w:ruby>`,
      ),
    );
    expect(shown(content)).to.equal('漢字(かんじ)');
    expect(content[0]?.kind === 'ruby' && content[0].readingFormat.size).to.equal(6);
  });

  it('joins fitted runs of one id and separates runs of another id', () => {
    const fitted = (text: string, id: number, spacing = ''): string =>
      run(text, `${spacing}<w:fitText w:val="1260" w:id="${id}"/>`);
    const { content } = readLine(fitted('氏', 1, '<w:spacing w:val="420"/>') + fitted('名', 1) + fitted('所在地', 2));
    expect(shown(content)).to.equal('{氏名:63}{所在地:63}');
    expect(content[0]?.kind === 'fit' && content[0].format.spacing).to.equal(undefined);
  });

  it('reads upright characters; reports two lines in one and keeps the text', () => {
    const body = `<w:p>${run('12', '<w:eastAsianLayout w:id="1" w:vert="1"/>')}${run('割注', '<w:eastAsianLayout w:id="2" w:combine="1"/>')}</w:p>`;
    const document = readMade({ body });
    expect(shown(paragraphOf(document.sections[0]?.blocks[0]).content)).to.equal('^12^割注');
    expect(ids(document)).to.deep.equal(['convert.two-lines-in-one']);
  });

  it('reads the text of content controls, smart tags and insertions, but not of deletions', () => {
    const body =
      `<w:p><w:sdt><w:sdtPr/><w:sdtContent>${run('一')}</w:sdtContent></w:sdt><w:smartTag>${run('二')}</w:smartTag>` +
      `<w:ins w:id="1">${run('三')}</w:ins><w:del w:id="2"><w:r><w:delText>四</w:delText></w:r></w:del>` +
      `<w:moveFrom w:id="3">${run('五')}</w:moveFrom><w:moveTo w:id="4">${run('六')}</w:moveTo></w:p>`;
    expect(shown(paragraphOf(readBody(body)[0]).content)).to.equal('一二三六');
  });

  it('drops hidden text, and a paragraph without other text', () => {
    const hidden = '<w:vanish/>';
    const body =
      `<w:p>${run('見')}${run('隠', hidden)}</w:p>` +
      `<w:p><w:pPr><w:rPr>${hidden}</w:rPr></w:pPr>${run('隠', hidden)}</w:p>${paragraph('次')}`;
    expect(readBody(body).map((block) => shown(paragraphOf(block).content))).to.deep.equal(['見', '次']);
  });

  it('joins the next paragraph where only the paragraph mark is hidden', () => {
    const body = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('見出し')}</w:p>${paragraph('本文')}`;
    expect(readBody(body).map((block) => shown(paragraphOf(block).content))).to.deep.equal(['見出し本文']);
  });

  it('reads equations as such', () => {
    const math =
      '<m:oMath><m:r><m:t>x=</m:t></m:r><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>';
    const document = readMade({ body: `<w:p>${math}</w:p>` });
    expect(shown(paragraphOf(document.sections[0]?.blocks[0]).content)).to.equal('$x=a/b$');
    expect(ids(document)).to.deep.equal([]);
  });

  it('reads the character of an extended symbol from the fallback', () => {
    const symbol = '<w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F600"/>';
    const choices = `<mc:Choice Requires="w16se">${symbol}</mc:Choice><mc:Fallback><w:t>☺</w:t></mc:Fallback>`;
    const space = 'xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex"';
    const document = readMade({
      body: `<w:p><w:r><mc:AlternateContent ${space}>${choices}</mc:AlternateContent></w:r></w:p>`,
    });
    expect(shown(paragraphOf(document.sections[0]?.blocks[0]).content)).to.equal('☺');
    expect(ids(document)).to.deep.equal([]);
  });

  it('reads bookmarks in paragraphs and between them', () => {
    const bookmark = (name: string): string => `<w:bookmarkStart w:id="1" w:name="${name}"/><w:bookmarkEnd w:id="1"/>`;
    const body = `${bookmark('前')}<w:p>${bookmark('中')}${run('文')}${bookmark('_GoBack')}</w:p>`;
    expect(shown(paragraphOf(readBody(body)[0]).content)).to.equal('#前#中文');
  });

  it('reports comments, imported files and unknown elements, each with its place', () => {
    const body = `<w:p>${r('<w:commentReference w:id="0"/>')}${r('<w:dayLong/>')}</w:p><w:altChunk r:id="x"/>`;
    const { problems } = readMade({ body, options: { file: 'a.docx' } });
    expect(problems.map(({ id, place }) => [id, place.paragraph])).to.deep.equal([
      ['convert.comment', 1],
      ['convert.element', 1],
      ['convert.imported-file', undefined],
    ]);
    expect(problems[0]?.place).to.deep.include({ file: 'a.docx', part: 'word/document.xml', path: '0.0' });
  });
});
