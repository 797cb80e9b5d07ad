import { expect } from 'chai';
import { lintTemplate } from '@shorui/engine';
import { lintReportJson } from '@shorui/engine/lint';
import { writeZip } from '@shorui/engine/word';
import { cell, makeDocx, p, row, run, table } from '../support/make-docx.ts';
import { contractNames, idsOf, lint, lintIds } from './lint-support.ts';

const field = (code: string, shown: string): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

describe('blocks', () => {
  it('that do not match name both places', () => {
    const [open, close] = lint(p('{{#if a}}') + p('文') + p('{{/each}}'));
    expect([open?.id, open?.place.paragraph, open?.related?.paragraph]).to.deep.equal(['word.block-unclosed', 1, 3]);
    expect([close?.id, close?.place.paragraph, close?.related?.paragraph]).to.deep.equal([
      'word.close-without-open',
      3,
      1,
    ]);
    const [crossed] = lint('{{#if a}}{{#each b}}x{{/if}}{{/each}}');
    expect([crossed?.id, crossed?.related?.snippet]).to.deep.equal(['word.block-crossed', '{{#each b}}']);
    expect(lintIds('{{#if a}}x{{/if}}')).to.deep.equal([]);
  });

  it('without content are found, in text, over paragraphs and over rows', () => {
    const empty = ['word.lint-block-empty'];
    expect(lintIds('{{#if a}}{{/if}}')).to.deep.equal(empty);
    expect(lintIds(p('{{#each a}}') + p('{{/each}}'))).to.deep.equal(empty);
    expect(lintIds(p('{{#if a}}{{! 後で }}') + p(' {{/if}}'))).to.deep.equal(empty);
    expect(lintIds(table(row('品', '数'), row('{{#each a}}', ''), row('{{/each}}', '')))).to.deep.equal(empty);
    expect(lintIds(table(row('{{#each a}}', '{{/each}}')))).to.deep.equal(empty);
  });

  it('with content are not, even a blank line, a page break or a row', () => {
    const breakRun = '<w:r><w:br w:type="page"/></w:r>';
    const bodies = [
      '{{#if a}}　{{/if}}',
      p('{{#if a}}') + p('') + p('{{/if}}'),
      p(run('{{#if a}}'), breakRun, run('{{/if}}')),
      p('{{#each a}}') + table(row('x')) + p('{{/each}}'),
      table(row('{{#each a}}', ''), row('', ''), row('{{/each}}', '')),
      table(row('{{#each a}}{{b}}', '{{/each}}')),
      table(row(cell(p('{{#if a}}'), p('x'), p('{{/if}}')))),
    ];
    for (const body of bodies) expect(lintIds(body), body).to.deep.equal([]);
  });

  it('with an empty else are found, but not an else if that prints nothing', () => {
    expect(lintIds('{{#if a}}x{{else}}{{/if}}')).to.deep.equal(['word.lint-else-empty']);
    expect(lintIds(p('{{#each a}}') + p('x') + p('{{else}}') + p('{{/each}}'))).to.deep.equal(['word.lint-else-empty']);
    expect(lintIds('{{#if a}}x{{else if b}}{{else}}y{{/if}}')).to.deep.equal([]);
  });

  it('whose condition never changes are found', () => {
    const constant = [
      '{{#if true}}x{{/if}}',
      '{{#if "甲"}}x{{/if}}',
      '{{#if (eq a a)}}x{{/if}}',
      '{{#unless (or a true)}}x{{/unless}}',
    ];
    for (const body of constant) expect(lintIds(body), body).to.deep.equal(['word.lint-constant']);
    expect(lintIds('{{#if a}}x{{else if (and b false)}}y{{/if}}')).to.deep.equal(['word.lint-constant']);
    const changing = [
      '{{#if (eq a b)}}x{{/if}}',
      '{{#if (and a true)}}x{{/if}}',
      '{{#each a}}{{#if @last}}x{{/if}}{{/each}}',
    ];
    for (const body of changing) expect(lintIds(body), body).to.deep.equal([]);
  });
});

describe('labels of numbers', () => {
  it('that are duplicate are found, unless only one of them can be printed', () => {
    const [twice] = lint('{{increment "条" "甲"}}{{increment "条" "甲"}}');
    expect([twice?.id, twice?.related?.offset]).to.deep.equal(['word.lint-label-twice', 0]);
    expect(lintIds('{{#each a}}{{increment "条" "甲"}}{{/each}}')).to.deep.equal(['word.lint-label-twice']);
    expect(lintIds('{{#if a}}{{increment "条" "甲"}}{{else}}{{increment "条" "甲"}}{{/if}}')).to.deep.equal([]);
    expect(lintIds('{{increment "条" "甲"}}{{increment "条" "乙"}}{{increment "条"}}')).to.deep.equal([]);
  });

  it('that are referred to must exist', () => {
    expect(lintIds('{{increment "条" "甲"}}{{reference "乙"}}')).to.deep.equal(['word.reference-missing']);
    expect(lintIds('{{reference "甲"}}{{increment "条" "甲"}}')).to.deep.equal([]);
    expect(lintIds('{{increment "条" 名前}}{{reference "乙"}}')).to.deep.equal([]);
  });
});

describe('pictures', () => {
  it('without a width or a height are found', () => {
    expect(lintIds('{{image ロゴ}}')).to.deep.equal(['word.lint-picture-size']);
    expect(lintIds('{{image ロゴ width=30}}{{image 印 height=20}}')).to.deep.equal([]);
  });
});

describe('text that is never filled', () => {
  it('is found in the codes of fields and in mail merge', () => {
    expect(lintIds(field(' IF "{{会社名}}" = "" "a" ', 'a'))).to.deep.equal(['word.lint-tag-in-field']);
    const [merge] = lint(field(' MERGEFIELD  会社名  \\* MERGEFORMAT ', '«会社名»'));
    expect([merge?.id, merge?.params.name, merge?.place.paragraph]).to.deep.equal([
      'word.lint-merge-field',
      '会社名',
      1,
    ]);
    expect(lint(field(' MERGEFIELD 会社名 ', '«会社名»'))).to.have.length(1);
    expect(lintIds(`<w:p><w:fldSimple w:instr=' MERGEFIELD "会社 名" '>${run('x')}</w:fldSimple></w:p>`)).to.deep.equal(
      ['word.lint-merge-field'],
    );
    const suggested = (code: string): unknown => lint(field(code, 'x'))[0]?.params.tag;
    expect(suggested(' MERGEFIELD 標準税率対象\\# "#,##0" ')).to.equal('標準税率対象');
    expect(suggested(' MERGEFIELD "会社 名" ')).to.equal('[会社 名]');
    expect(lintIds(field(' PAGE ', '1'))).to.deep.equal([]);
  });

  it('is found in deleted text, not in inserted text', () => {
    const change = (name: string, text: string): string =>
      `<w:p><w:${name} w:id="1" w:author="a"><w:r><w:${text}>{{会社名}}</w:${text}></w:r></w:${name}></w:p>`;
    expect(lintIds(change('del', 'delText'))).to.deep.equal(['word.lint-tag-deleted']);
    expect(lintIds(change('ins', 't'))).to.deep.equal([]);
  });

  it('is found where content of another file is embedded', () => {
    expect(lintIds(`<w:p><w:r><w:object/></w:r></w:p>`)).to.deep.equal(['word.lint-unsupported']);
    const [imported] = lint(
      `${p('前')}<w:altChunk r:id="rId9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/>`,
    );
    expect(imported?.params.what).to.equal('altChunk');
  });

  it('is reported for blanks to fill in by hand, as information only', () => {
    const findings = lint('【会社名】 ○○株式会社 «氏名» △△');
    expect(findings.map(({ id, severity, place }) => [id, severity, place.snippet])).to.deep.equal(
      ['【会社名】', '○○', '«氏名»', '△△'].map((snippet) => ['word.lint-placeholder', 'info', snippet]),
    );
    expect(lintIds('1．○ 該当　× 非該当')).to.deep.equal([]);
    expect(lintIds(p('【備考】') + p('{{備考}}'))).to.deep.equal([]);
    expect(lintIds('【重要】【会社名】', { names: contractNames })).to.deep.equal(['word.lint-placeholder']);
  });

  it('is reported for tags in headings only when there is a table of contents', () => {
    const heading = `<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr>${run('{{件名}}')}</w:p>`;
    expect(lintIds(heading)).to.deep.equal([]);
    expect(lintIds(field(' TOC \\o "1-3" ', '目次') + heading)).to.deep.equal(['word.lint-heading-tag']);
    expect(lintIds(field(' TOC \\o "1-3" ', '目次') + p('{{件名}}'))).to.deep.equal([]);
  });
});

describe('a report', () => {
  it('reports every part in order, with the position in a table', () => {
    const findings = lint(p('x') + table(row('a', '｛｛b｝｝')), {}, { 'header1.xml': p('{{c}'), 'footnotes.xml': '' });
    expect(findings.map(({ place }) => [place.part, place.table?.column])).to.deep.equal([
      ['word/document.xml', 2],
      ['word/header1.xml', undefined],
    ]);
  });

  it('includes the problems of compiling under the same ids', () => {
    expect(lintIds('{{> a}}{{~b}}{{foo b}}{{#list a}}{{}}')).to.deep.equal([
      'word.tag-unsupported',
      'word.tag-unsupported',
      'word.helper-unknown',
      'word.block-unknown',
      'word.tag-empty',
    ]);
  });

  it('is also made of files that cannot be read', () => {
    expect(idsOf(lintTemplate(new Uint8Array([1, 2, 3])).findings)).to.deep.equal(['word.not-a-zip']);
    expect(idsOf(lintTemplate(writeZip([{ name: 'a.txt', data: new Uint8Array(3) }])).findings)).to.deep.equal([
      'word.not-a-word-file',
    ]);
  });

  it('does not repeat findings of the VML copy of a text box', () => {
    const box = `<w:txbxContent>${p('｛｛会社名｝｝')}</w:txbxContent>`;
    const body = `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(lintIds(body)).to.deep.equal(['word.lint-wide-braces']);
  });

  it('becomes JSON with texts in both languages', () => {
    const json = lintReportJson(lintTemplate(makeDocx(p('｛｛a｝｝○○'))));
    expect(json.counts).to.deep.equal({ error: 1, warning: 0, info: 1 });
    expect(json.fixable).to.equal(1);
    expect(json.findings[0]?.ja.what).to.include('全角');
    expect(json.findings[0]?.en.fix).to.include('half-width');
    expect(JSON.parse(JSON.stringify(json))).to.deep.equal(json);
  });
});
