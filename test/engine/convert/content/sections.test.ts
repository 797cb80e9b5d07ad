import { expect } from 'chai';
import {
  ids,
  paragraph,
  paragraphOf,
  readMade,
  run,
  shown,
  textOf,
  field,
  type ExtraPart,
} from './support/word-file.ts';

const header = (name: string, text: string): ExtraPart => ({ name, kind: 'header', content: paragraph(text) });
const reference = (type: string, id: string): string => `<w:headerReference w:type="${type}" r:id="${id}"/>`;
const last = (text: string, properties: string): string =>
  `<w:p><w:pPr><w:sectPr>${properties}</w:sectPr></w:pPr>${run(text)}</w:p>`;

const notes = (kind: 'footnote' | 'endnote', texts: readonly string[]): ExtraPart => ({
  name: `${kind}s.xml`,
  kind: `${kind}s`,
  content:
    `<w:${kind} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}>` +
    texts
      .map(
        (text, index) => `<w:${kind} w:id="${index + 1}"><w:p><w:r><w:${kind}Ref/></w:r>${run(text)}</w:p></w:${kind}>`,
      )
      .join(''),
});
const refer = (kind: 'footnote' | 'endnote', id: number, attributes = ''): string =>
  `<w:r><w:${kind}Reference w:id="${id}"${attributes}/></w:r>`;

describe('reading sections, headers and notes', () => {
  it('splits the body at paragraphs with section properties', () => {
    const { sections } = readMade({
      body:
        paragraph('一') +
        last('二', '<w:pgSz w:w="16838" w:h="11906"/>') +
        `<w:sdt><w:sdtContent>${last('三', '<w:type w:val="continuous"/>')}</w:sdtContent></w:sdt>` +
        paragraph('四') +
        '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>',
    });
    expect(sections.map(({ blocks }) => textOf(blocks))).to.deep.equal(['一/二', '三', '四']);
    expect(sections.map(({ start }) => start)).to.deep.equal(['nextPage', 'continuous', 'nextPage']);
    expect(sections[0]?.page.width).to.be.closeTo(841.9, 0.01);
    expect(sections[2]?.page.width).to.be.closeTo(595.3, 0.01);
  });

  it('has one section when the body has no section properties', () => {
    expect(readMade({ body: paragraph('一') }).sections).to.have.length(1);
    expect(readMade({ body: '' }).sections[0]?.blocks).to.deep.equal([]);
  });

  it('inherits headers in sections without their own', () => {
    const { sections } = readMade({
      body:
        last('一', reference('default', 'rId1') + reference('first', 'rId2') + '<w:titlePg/>') +
        last('二', reference('default', 'rId3')) +
        paragraph('三'),
      parts: [header('header1.xml', '頭一'), header('header2.xml', '初'), header('header3.xml', '頭二')],
    });
    const found = sections.map(({ headers }) => [
      textOf(headers.default ?? []),
      textOf(headers.first ?? []),
      headers.even,
    ]);
    expect(found).to.deep.equal([
      ['頭一', '初', undefined],
      ['頭二', '初', undefined],
      ['頭二', '初', undefined],
    ]);
    expect(sections.map(({ hasFirstPage }) => hasFirstPage)).to.deep.equal([true, false, false]);
  });

  it('reads a header once however many sections show it', () => {
    const { sections } = readMade({
      body: last('一', reference('default', 'rId1')) + `<w:p/><w:sectPr>${reference('default', 'rId1')}</w:sectPr>`,
      parts: [{ name: 'header1.xml', kind: 'header', content: `<w:p>${field('PAGE')}</w:p>` }],
    });
    expect(textOf(sections[0]?.headers.default ?? [])).to.equal('<page>');
    expect(sections[1]?.headers.default).to.equal(sections[0]?.headers.default);
  });

  it('counts numbers of lists in the order of the document', () => {
    const level =
      '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="第%1条"/></w:lvl>';
    const numbered = (text: string): string =>
      paragraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
    const { sections } = readMade({
      body: numbered('甲') + last('一', '') + numbered('乙'),
      parts: [
        {
          name: 'numbering.xml',
          kind: 'numbering',
          content: `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
        },
      ],
    });
    const labels = sections.flatMap(({ blocks }) => blocks.map((block) => paragraphOf(block).label?.text));
    expect(labels).to.deep.equal(['第1条', undefined, '第2条']);
  });

  it('numbers footnotes by their references and puts the mark before the note', () => {
    const document = readMade({
      body: `<w:p>${run('一')}${refer('footnote', 2)}${run('二')}${refer('footnote', 1)}</w:p>`,
      parts: [notes('footnote', ['甲', '乙'])],
    });
    expect(textOf(document.sections[0]?.blocks ?? [])).to.equal('一*1二*2');
    expect([...document.footnotes].map(([key, blocks]) => [key, textOf(blocks)])).to.deep.equal([
      ['2', '*1乙'],
      ['1', '*2甲'],
    ]);
    const [, reference] = paragraphOf(document.sections[0]?.blocks[0]).content;
    expect(reference?.kind === 'note' && reference.footnote).to.equal('2');
  });

  it('numbers notes by the settings and restarts in sections that specify it', () => {
    const own =
      '<w:footnotePr><w:numFmt w:val="aiueo"/><w:numStart w:val="2"/><w:numRestart w:val="eachSect"/></w:footnotePr>';
    const document = readMade({
      body: `<w:p>${refer('footnote', 1)}</w:p>${last('', '')}<w:p>${refer('footnote', 2)}${refer('footnote', 3)}</w:p><w:sectPr>${own}</w:sectPr>`,
      parts: [
        notes('footnote', ['甲', '乙', '丙']),
        {
          name: 'settings.xml',
          kind: 'settings',
          content: '<w:footnotePr><w:numFmt w:val="decimalEnclosedCircle"/></w:footnotePr>',
        },
      ],
    });
    const text = document.sections.map(({ blocks }) => textOf(blocks));
    expect(text[0]).to.equal('*①/');
    expect(text[1]).to.match(/^\*[イｲ]\*[ウｳ]$/u);
  });

  it('keeps custom marks and does not count them', () => {
    const document = readMade({
      body: `<w:p><w:r><w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:t>※</w:t></w:r>${refer('footnote', 2)}</w:p>`,
      parts: [notes('footnote', ['甲', '乙'])],
    });
    expect(textOf(document.sections[0]?.blocks ?? [])).to.equal('*※*1');
  });

  it('collects endnotes in order, and ignores references to missing notes', () => {
    const document = readMade({
      body: `<w:p>${refer('endnote', 1)}${refer('endnote', 2)}${refer('endnote', 9)}${refer('footnote', 9)}</w:p>`,
      parts: [notes('endnote', ['甲', '乙'])],
    });
    expect(textOf(document.endnotes)).to.equal('*i甲/*ii乙');
    expect(textOf(document.sections[0]?.blocks ?? [])).to.equal('*i*ii');
    expect(document.footnotes.size).to.equal(0);
  });

  it('reads a note that refers to itself once', () => {
    const document = readMade({
      body: `<w:p>${refer('footnote', 1)}</w:p>`,
      parts: [
        {
          name: 'footnotes.xml',
          kind: 'footnotes',
          content: `<w:footnote w:id="1"><w:p>${refer('footnote', 1)}</w:p></w:footnote>`,
        },
      ],
    });
    expect(textOf(document.footnotes.get('1') ?? [])).to.equal('*1');
  });

  it('reads whether note numbers restart on each page', () => {
    const document = readMade({
      body: `<w:p>${refer('footnote', 1)}</w:p>`,
      parts: [
        notes('footnote', ['甲']),
        {
          name: 'settings.xml',
          kind: 'settings',
          content: '<w:footnotePr><w:numRestart w:val="eachPage"/></w:footnotePr>',
        },
      ],
    });
    expect(ids(document)).to.deep.equal([]);
    expect([...(document.restartedNotes ?? [])]).to.deep.equal([['1', { format: 'decimal', start: 1 }]]);
    const mark = { kind: 'note', text: '1', footnote: '1', restarted: '1' };
    expect(paragraphOf(document.sections[0]?.blocks[0]).content[0]).to.deep.include(mark);
  });

  it('reads title, author, subject and keywords', () => {
    const document = readMade({
      body: paragraph('一'),
      core: '<dc:title>契約書 &amp; 別紙</dc:title><dc:creator>山田</dc:creator><dc:subject>件</dc:subject><cp:keywords>a, b</cp:keywords><dc:language/>',
    });
    expect(document).to.deep.include({ title: '契約書 & 別紙', author: '山田', subject: '件', keywords: 'a, b' });
    expect(readMade({ body: '', core: '<dc:title> </dc:title>' })).not.to.have.property('title');
  });

  it('makes floats of text frames, anchored to the next paragraph', () => {
    const framed = (text: string): string =>
      paragraph(text, '<w:framePr w:wrap="around" w:vAnchor="text" w:hAnchor="margin" w:xAlign="center" w:y="1"/>');
    const { sections } = readMade({ body: framed('枠一') + framed('枠二') + paragraph('本文') });
    const blocks = sections[0]?.blocks ?? [];
    expect(textOf(blocks)).to.equal('本文');
    const [frame, ...others] = paragraphOf(blocks[0]).floats;
    expect(others).to.deep.equal([]);
    expect(frame?.horizontal).to.deep.equal({ from: 'margin', align: 'center' });
    expect(frame?.content.kind === 'textBox' && textOf(frame.content.blocks)).to.equal('枠一/枠二');
    expect(frame?.content.kind === 'textBox' && paragraphOf(frame.content.blocks[0]).format.align).to.equal('center');
  });

  it('puts a drop cap before its paragraph and reports it', () => {
    const document = readMade({
      body: paragraph('春', '<w:framePr w:dropCap="drop" w:lines="3"/>') + paragraph('はあけぼの'),
    });
    expect(textOf(document.sections[0]?.blocks ?? [])).to.equal('春はあけぼの');
    expect(ids(document)).to.deep.equal(['convert.drop-cap']);
    expect(shown(paragraphOf(document.sections[0]?.blocks[0]).content)).to.equal('春はあけぼの');
  });
});
