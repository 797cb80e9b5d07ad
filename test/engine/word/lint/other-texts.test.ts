import { expect } from 'chai';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { lintTemplate, type Finding } from '@shorui/engine';
import { commentTemplate, fixTemplate, type LintOptions } from '@shorui/engine/lint';
import { block, layerOf } from '../editor/support.ts';
import { makeDocx, p, run } from '../support/make-docx.ts';
import { partOf } from '../support/read-docx.ts';
import { contractNames, idsOf, inJapanese, lint } from './lint-support.ts';

const picture = (description: string): string =>
  '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">' +
  `<wp:docPr id="1" name="図" descr="${description}"/></wp:inline></w:drawing></w:r>`;

const field = (code: string, shown: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** A Word file with further parts as they are, and core properties with a title. */
function withParts(body: string, parts: Readonly<Record<string, string>>, title?: string): Uint8Array {
  const entries = unzipSync(makeDocx(body));
  for (const [name, xml] of Object.entries(parts)) entries[name] = strToU8(xml);
  if (title !== undefined) {
    const types = new TextDecoder().decode(entries['[Content_Types].xml']);
    const core =
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>';
    entries['[Content_Types].xml'] = strToU8(types.replace('</Types>', `${core}</Types>`));
    entries['docProps/core.xml'] = strToU8(
      `<cp:coreProperties xmlns:cp="c" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
    );
  }
  return zipSync(entries);
}

const found = (findings: readonly Finding[]): unknown[] =>
  findings.map(({ id, place, fix }) => [id, place.slot ?? place.part, place.snippet, fix !== undefined]);

describe('lint of alternative texts', () => {
  it('checks the names in them, in the loops around them', () => {
    const body = p('{{#each 従業員}}') + p(run('写真'), picture('{{氏名}}の写真')) + p('{{/each}}');
    expect(lint(body, { names: contractNames })).to.deep.equal([]);
    expect(found(lint(p(picture('{{会社各}}')), { names: contractNames }))).to.deep.equal([
      ['word.name-missing-nearest', 'descr', '{{会社各}}', false],
    ]);
    expect(idsOf(lint(p(picture('{{氏名}}')), { names: contractNames }))).to.deep.equal(['word.name-outside-loop']);
  });

  it('checks their spelling, without a repair, and leaves other descriptions alone', () => {
    expect(found(lint(p(picture('｛｛会社名｝｝')), { names: contractNames }))).to.deep.equal([
      ['word.lint-wide-braces', 'descr', '｛｛会社名｝｝', false],
    ]);
    expect(lint(p(picture('集合 {1, 2} の図'))), 'set').to.deep.equal([]);
  });

  it('requires no size where a picture has one', () => {
    expect(lint(p(picture('{{image ロゴ}}'))).filter(({ id }) => id === 'word.lint-picture-size')).to.deep.equal([]);
  });
});

describe('lint of document properties', () => {
  it('checks names and spelling in them', () => {
    const title = (text: string): readonly Finding[] =>
      lintTemplate(withParts(p('x'), {}, text), { names: contractNames }).findings;
    expect(title('{{会社名}}御中')).to.deep.equal([]);
    expect(found(title('{{会社各}}御中'))).to.deep.equal([
      ['word.name-missing-nearest', 'dc:title', '{{会社各}}', false],
    ]);
    expect(found(title('｛｛会社名｝｝'))).to.deep.equal([
      ['word.lint-wide-braces', 'dc:title', '｛｛会社名｝｝', false],
    ]);
  });
});

describe('lint of blocks inserted by the template editor', () => {
  const linted = (text: string, body = p('一') + p('二'), options: Partial<LintOptions> = {}): readonly Finding[] => {
    const document = layerOf(block('newParagraph', [0, 9], { text }), block('paragraph', [0, 1]));
    const layer = { document, lists: () => ['従業員'], pointer: '/files/0/document' };
    return lintTemplate(makeDocx(body), { names: contractNames, layer, ...options }).findings;
  };

  it('checks its names and names the block', () => {
    expect(linted('{{会社名}}')).to.deep.equal([]);
    const [finding, ...others] = linted('甲は{{会社各}}とする');
    expect([finding?.id, finding?.place.path, finding?.place.snippet, finding?.fix, others.length]).to.deep.equal([
      'word.name-missing-nearest',
      '0.9',
      '{{会社各}}',
      undefined,
      0,
    ]);
  });

  it('checks its spelling', () => {
    expect(idsOf(linted('｛｛会社名｝｝'))).to.deep.equal(['word.lint-wide-braces']);
    expect(idsOf(linted('{{会社　名}}'))).to.deep.equal(['word.lint-odd-space']);
    expect(idsOf(linted('{{会\u200b社名}}'))).to.include('word.lint-invisible');
  });

  it('resolves the names of the loops of tags around them', () => {
    const document = layerOf(
      block('paragraph', [0, 0]),
      block('newParagraph', [0, 9], { text: '{{氏名}}' }),
      block('paragraph', [0, 1]),
    );
    const layer = { document, lists: () => [] };
    const inside = makeDocx(p('{{#each 従業員}}') + p('{{/each}}'));
    expect(idsOf(lintTemplate(inside, { names: contractNames, layer }).findings)).not.to.include(
      'word.name-outside-loop',
    );
    const outside = makeDocx(p('一') + p('二'));
    expect(idsOf(lintTemplate(outside, { names: contractNames, layer }).findings)).to.deep.equal([
      'word.name-outside-loop',
    ]);
  });

  it('does not stop repairs of the file', () => {
    const document = layerOf(block('newParagraph', [0, 9], { text: '{{会社各}}' }), block('paragraph', [0, 1]));
    const options = { names: contractNames, layer: { document, lists: () => [] }, fixNames: true };
    const { fixed, left } = fixTemplate(makeDocx(p('{{会社各}}') + p('二')), options);
    expect([fixed.length, idsOf(left)]).to.deep.equal([1, ['word.name-missing-nearest']]);
  });
});

describe('lint of fields', () => {
  it('finds tags in text that Word recalculates, and not in other text', () => {
    const [page] = lint(p(run('前'), field('PAGE \\* MERGEFORMAT', '{{会社名}}')), {}, {});
    expect([page?.id, page?.place.snippet, page?.params['field']]).to.deep.equal([
      'word.lint-tag-in-result',
      '{{会社名}}',
      'PAGE',
    ]);
    expect(lint(p(run('{{会社名}}'), field('PAGE', '1'), run('{{会社名}}')))).to.deep.equal([]);
    expect(lint(p(field('HYPERLINK "https://example.com"', '{{会社名}}')))).to.deep.equal([]);
    const simple = `<w:p><w:fldSimple w:instr=" DATE ">${run('{{契約日}}')}</w:fldSimple></w:p>`;
    expect(idsOf(lint(p('x'), {}, { 'footer1.xml': simple }))).to.deep.equal(['word.lint-tag-in-result']);
  });
});

describe('lint of parts that are never filled', () => {
  const chart = '<c:chart xmlns:c="c" xmlns:a="a"><a:t>{{売上</a:t><a:t>}}</a:t></c:chart>';

  it('finds tags in charts and comments, also when they are split', () => {
    const bytes = withParts(p('x'), { 'word/charts/chart1.xml': chart, 'word/comments.xml': '<a>ふつうの文</a>' });
    expect(found(lintTemplate(bytes).findings)).to.deep.equal([
      ['word.lint-tag-elsewhere', 'word/charts/chart1.xml', '{{売上}}', false],
    ]);
    expect(inJapanese(lintTemplate(bytes).findings)).to.include('グラフ');
  });

  it('can be reported in a comment of the file', () => {
    const bytes = withParts(p('本文'), { 'word/charts/chart1.xml': chart });
    const commented = commentTemplate(bytes, lintTemplate(bytes).findings);
    expect(partOf(commented, 'word/comments.xml')).to.include('chart1.xml').and.include('{{売上}}');
  });
});
