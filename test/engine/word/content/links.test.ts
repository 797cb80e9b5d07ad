import { expect } from 'chai';
import { compileTemplate, renderTemplate } from '../../../../packages/engine/src/word/index.ts';
import type { Problem, TemplateData } from '../../../../packages/engine/src/index.ts';
import { changePackage, relationship, relationships } from '../support/change-package.ts';
import { expectValid } from '../support/check-package.ts';
import { problemsOf } from '../support/fill.ts';
import { makeDocx, p, run, wordNamespace } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';

function make(
  source: Uint8Array,
  data: TemplateData,
): { bytes: Uint8Array; xml: string; problems: readonly Problem[] } {
  const { bytes, problems } = renderTemplate(compileTemplate(source), data);
  expectValid(bytes, source);
  return { bytes, xml: partOf(bytes), problems };
}

const links = (bytes: Uint8Array, part = 'document'): string[] =>
  Array.from(
    partOf(bytes, `word/_rels/${part}.xml.rels`).matchAll(/Target="([^"]*)" TargetMode="External"/g),
    ([, to]) => to ?? '',
  );

describe('links', () => {
  it('are real links, blue and underlined, and do not change the text around them', () => {
    const made = make(makeDocx(p(run('前{{link 住所 "青空商事"}}後', '<w:b/><w:sz w:val="20"/>'))), {
      住所: ' https://example.com/a?b=1&c=2 ',
    });
    expect(textOf(made.bytes)).to.equal('前青空商事後');
    expect(links(made.bytes)).to.deep.equal(['https://example.com/a?b=1&amp;c=2']);
    expect(made.xml).to.contain(
      '<w:t xml:space="preserve">前</w:t></w:r><w:hyperlink xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="shorui1" w:history="1"><w:r><w:rPr><w:b/><w:color w:val="0563C1"/><w:sz w:val="20"/><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">青空商事</w:t></w:r></w:hyperlink><w:r><w:rPr><w:b/><w:sz w:val="20"/></w:rPr><w:t xml:space="preserve">後</w:t></w:r>',
    );
  });

  it('use the link style of the document, whatever its id', () => {
    const styles = `<w:styles xmlns:w="${wordNamespace}"><w:style w:type="character" w:styleId="a3"><w:name w:val="Hyperlink"/></w:style></w:styles>`;
    const source = changePackage(
      makeDocx(p('{{link 住所}}')),
      {
        'word/styles.xml': styles,
        'word/_rels/document.xml.rels': relationships(relationship('rId1', 'styles', 'styles.xml')),
      },
      '<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>',
    );
    const made = make(source, { 住所: 'mailto:a@example.com' });
    expect(made.xml).to.contain('<w:rPr><w:rStyle w:val="a3"/></w:rPr><w:t xml:space="preserve">a@example.com</w:t>');
  });

  it('share one relationship for one address, in their part', () => {
    const source = makeDocx(p('{{#each 一覧}}{{link this}}{{/each}}'), { 'header1.xml': p('{{link 一覧.0}}') });
    const made = make(source, { 一覧: ['https://a.example', 'tel:03-1234-5678', 'https://a.example'] });
    expect(links(made.bytes)).to.deep.equal(['https://a.example', 'tel:03-1234-5678']);
    expect(links(made.bytes, 'header1')).to.deep.equal(['https://a.example']);
    expect(textOf(made.bytes)).to.equal('https://a.example03-1234-5678https://a.example');
  });

  it('refer to bookmarks of the document', () => {
    const source = makeDocx(
      `<w:p><w:bookmarkStart w:id="0" w:name="第1条"/>${run('第1条')}<w:bookmarkEnd w:id="0"/></w:p>${p('{{link "#第1条" "こちら"}}')}`,
    );
    expect(make(source, {}).xml).to.contain('<w:hyperlink w:anchor="第1条" w:history="1">');
  });

  it('percent-encode addresses', () => {
    const made = make(makeDocx(p('{{link a "x"}}')), { a: 'https://example.com/書類 "<1>%20%zz' });
    expect(links(made.bytes)).to.deep.equal(['https://example.com/%E6%9B%B8%E9%A1%9E%20%22%3C1%3E%20%25zz']);
  });

  it('accept nothing else: other schemes, invalid addresses and names are problems with their place', () => {
    const wrong = [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      '\\\\server\\share',
      '//example.com',
      'https://',
      'www.example.com',
      'https://example.com/\u0000',
      '#',
      '#two words',
      `#${'a'.repeat(41)}`,
      `https://example.com/${'a'.repeat(2_000)}`,
    ];
    for (const a of wrong) {
      const problems = problemsOf(() => make(makeDocx(p('こちら：{{link a "x"}}')), { a }));
      expect(
        problems.map(({ id, place }) => [id, place.offset]),
        a,
      ).to.deep.equal([['word.link-address', 4]]);
    }
  });

  it('inside another link or a ruby are only text, with a warning', () => {
    const made = make(makeDocx(`<w:p><w:hyperlink w:anchor="x">${run('{{link a "文字"}}')}</w:hyperlink></w:p>`), {
      a: 'https://a.example',
    });
    expect(made.xml.match(/<w:hyperlink/g)).to.have.length(1);
    expect(textOf(made.bytes)).to.equal('文字');
    expect(made.problems.map(({ id, severity }) => [id, severity])).to.deep.equal([['word.link-place', 'warning']]);
  });

  it('without an address print nothing; where only text fits, their text', () => {
    expect(textOf(make(makeDocx(p('[{{link a "x"}}]')), { a: null }).bytes)).to.equal('[]');
    expect(textOf(make(makeDocx(p('{{upper (link a "abc")}}')), { a: 'https://a.example' }).bytes)).to.equal('ABC');
  });
});
