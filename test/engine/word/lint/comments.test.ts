import { expect } from 'chai';
import { lintTemplate, type Finding } from '@shorui/engine';
import { commentTemplate } from '@shorui/engine/lint';
import { readZip, writeZip } from '@shorui/engine/word';
import { checkPackage, expectValid } from '../support/check-package.ts';
import { makeDocx, p, run, type ExtraParts } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { realWordFiles } from '../../../support/real-files.ts';

const commentsName = 'word/comments.xml';

/** A file with a comment for everything that lint finds in a body. */
function comment(body: string, extra: ExtraParts = {}): { bytes: Uint8Array; findings: readonly Finding[] } {
  const source = makeDocx(body, extra);
  const { findings } = lintTemplate(source);
  const bytes = commentTemplate(source, findings);
  expectValid(bytes, source);
  return { bytes, findings };
}

/** The text between the marks of each comment, by its number. */
function commentedTexts(xml: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [, id = ''] of xml.matchAll(/<w:commentRangeStart w:id="(\d+)"\/>/g)) {
    const start = xml.indexOf(`<w:commentRangeStart w:id="${id}"/>`);
    const end = xml.indexOf(`<w:commentRangeEnd w:id="${id}"/>`);
    texts[id] = xml
      .slice(start, end)
      .replace(/<[^>]*>/g, '')
      .replace(/&gt;/g, '>');
  }
  return texts;
}

describe('findings as comments', () => {
  it('surround the exact characters, across runs and inside them', () => {
    const body = `<w:p>${run('甲は ｛｛会', '<w:b/>')}${run('社名｝｝ と {{> x}}{{~y}} する', '<w:i/>')}</w:p>`;
    const { bytes, findings } = comment(body);
    const xml = partOf(bytes);
    expect(Object.values(commentedTexts(xml))).to.deep.equal(findings.map(({ place }) => place.snippet));
    expect(textOf(bytes)).to.equal('甲は ｛｛会社名｝｝ と {{> x}}{{~y}} する');
    expect(xml.match(/<w:rPr><w:b\/><\/w:rPr>/g)).to.have.length(2);
    expect(xml.match(/<w:rPr><w:i\/><\/w:rPr>/g)).to.have.length(5);
  });

  it('state in Japanese the problem, the remedy and the id, always in the same bytes', () => {
    const source = makeDocx(p('｛｛会社名｝｝'));
    const { findings } = lintTemplate(source);
    const comments = partOf(commentTemplate(source, findings), commentsName);
    expect(comments).to.include('w:author="Shorui"').and.not.include('w:date');
    expect(comments.replace(/<[^>]*>/g, '|')).to.match(/全角の波かっこ.*半角の.*\[word\.lint-wide-braces\]/s);
    expect(partOf(commentTemplate(source, findings, { locale: 'en' }), commentsName)).to.include('Full-width braces');
    expect(commentTemplate(source, findings)).to.deep.equal(commentTemplate(source, findings));
    expect(commentTemplate(source, [])).to.equal(source);
  });

  it('may be several at one place', () => {
    const source = makeDocx(p('甲{{> x}}乙'));
    const { findings } = lintTemplate(source);
    const bytes = commentTemplate(source, [...findings, ...findings, ...findings]);
    expectValid(bytes, source);
    expect(Object.values(commentedTexts(partOf(bytes)))).to.deep.equal(['{{> x}}', '{{> x}}', '{{> x}}']);
  });

  it('for headers and notes are at the start of the text and name their place', () => {
    const { bytes } = comment(p('本文'), {
      'header1.xml': p('｛｛会社名｝｝'),
      'footnotes.xml': `<w:footnote w:id="1">${p('{{> x}}')}</w:footnote>`,
    });
    expect(Object.values(commentedTexts(partOf(bytes)))).to.deep.equal(['本文', '本文']);
    const comments = partOf(bytes, commentsName);
    expect(comments).to.include('word/header1.xml').and.include('word/footnotes.xml');
    expect(partOf(bytes, 'word/header1.xml')).to.not.include('comment');
  });

  it('for text boxes are at the paragraph that contains the box', () => {
    const box = `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${p('{{> x}}')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const xml = partOf(comment(`${p('前')}<w:p>${run('枠')}${box}</w:p>`).bytes);
    const inside = xml.slice(xml.indexOf('<w:txbxContent>'), xml.indexOf('</w:txbxContent>'));
    expect(inside).to.not.include('comment');
    expect(Object.values(commentedTexts(xml))).to.deep.equal(['枠{{> x}}']);
  });

  it('find a place in empty paragraphs and empty documents', () => {
    const header = { 'header1.xml': p('{{> x}}') };
    for (const body of ['<w:p/>', '<w:p><w:pPr><w:jc w:val="center"/></w:pPr></w:p>', '']) {
      const { bytes } = comment(body, header);
      expect(Object.values(commentedTexts(partOf(bytes))), body).to.deep.equal(['']);
    }
  });

  it('keep spaces that end up at an end of a run', () => {
    const xml = partOf(comment('<w:p><w:r><w:t>甲 {{> x}} 乙</w:t></w:r></w:p>').bytes);
    expect(
      [...xml.matchAll(/<w:t( xml:space="preserve")?>([^<]*)</g)].map(([, space, text]) => [text, !!space]),
    ).to.deep.equal([
      ['甲 ', true],
      ['{{> x}}', false],
      [' 乙', true],
    ]);
  });

  it('join existing comments, with new ids', () => {
    const first = comment(p('{{> x}}と{{~y}}')).bytes;
    const { findings } = lintTemplate(first);
    const second = commentTemplate(first, findings);
    expectValid(second, first);
    const ids = [...partOf(second, commentsName).matchAll(/<w:comment w:id="(\d+)"/g)].map(([, id]) => id);
    expect(ids).to.deep.equal(['0', '1', '2', '3']);
    expect(readZip(second).entries.filter(({ name }) => name.includes('comments'))).to.have.length(1);
    expect(partOf(second, '[Content_Types].xml').match(/comments\+xml/g)).to.have.length(1);
  });

  it('work in documents that use another prefix, or none', () => {
    const archive = readZip(makeDocx(p('甲{{> x}}乙')));
    const renames: readonly ((xml: string) => string)[] = [
      (xml) => xml.replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0='),
      (xml) => xml.replaceAll('<w:', '<').replaceAll('</w:', '</').replace('xmlns:w=', 'xmlns='),
    ];
    for (const rename of renames) {
      const source = writeZip(
        archive.entries.map(({ name }) => {
          const text = new TextDecoder().decode(archive.read(name));
          return { name, data: new TextEncoder().encode(name === 'word/document.xml' ? rename(text) : text) };
        }),
      );
      const bytes = commentTemplate(source, lintTemplate(source).findings);
      expect(checkPackage(bytes)).to.deep.equal([]);
      expect(partOf(bytes)).to.match(/commentRangeStart/);
    }
  });

  it('do not change other parts', () => {
    const source = makeDocx(p('{{> x}}'), { 'header1.xml': p('見出し') });
    const after = readZip(commentTemplate(source, lintTemplate(source).findings));
    const header = 'word/header1.xml';
    expect(after.read(header)).to.deep.equal(readZip(source).read(header));
  });

  for (const { name, bytes } of realWordFiles('comments can be written into it')) {
    it(`can be written into ${name}`, () => {
      const commented = commentTemplate(bytes, lintTemplate(bytes).findings);
      expectValid(commented, bytes);
    });
  }
});
