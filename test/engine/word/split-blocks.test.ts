import { expect } from 'chai';
import fc from 'fast-check';
import type { TemplateData } from '../../../packages/engine/src/index.ts';
import { compileTemplate, renderTemplate } from '../../../packages/engine/src/node/index.ts';
import { expectValid } from './support/check-package.ts';
import { fill, fillBytes, problemsOf } from './support/fill.ts';
import { cell, makeDocx, p, row, run, table } from './support/make-docx.ts';
import { partOf, textOf } from './support/read-docx.ts';
import { richDocx } from './support/rich-docx.ts';
import {
  anySplitBlocks,
  anySplitData,
  expectedLines,
  paragraphsOf,
  tagText,
  type Token,
} from './support/split-blocks.ts';

const lines = (...texts: string[]): string => texts.join('\n');
const list = (count: number): TemplateData[] => Array.from({ length: count }, () => ({}));

/** Text with blocks in short: `/` is the end of a paragraph. */
const paragraphs = (text: string): string =>
  text
    .split('¶')
    .map((each) => p(each))
    .join('');

describe('blocks that begin in one paragraph and end in another', () => {
  const cases: readonly (readonly [template: string, data: TemplateData, text: string])[] = [
    ['支払：{{#if c}}有り¶詳細¶{{/if}}¶以上', { c: true }, lines('支払：有り', '詳細', '以上')],
    ['支払：{{#if c}}有り¶詳細¶{{/if}}¶以上', { c: false }, lines('支払：', '以上')],
    ['{{#if c}}¶詳細¶前{{/if}}後¶以上', { c: true }, lines('詳細', '前後', '以上')],
    ['{{#if c}}¶詳細¶前{{/if}}後¶以上', { c: false }, lines('後', '以上')],
    ['支払：{{#if c}}有り¶{{else}}¶なし¶{{/if}}¶以上', { c: true }, lines('支払：有り', '以上')],
    ['支払：{{#if c}}有り¶{{else}}¶なし¶{{/if}}¶以上', { c: false }, lines('支払：', 'なし', '以上')],
    ['支払：{{#if c}}有り¶{{else}}¶なし{{/if}}です¶以上', { c: true }, lines('支払：有り', 'です', '以上')],
    ['支払：{{#if c}}有り¶{{else}}¶なし{{/if}}です¶以上', { c: false }, lines('支払：', 'なしです', '以上')],
    ['{{#if c}}有り¶{{else}}¶なし{{/if}}です', { c: true }, lines('有り', 'です')],
    ['{{#if c}}有り¶{{else}}¶なし{{/if}}です', { c: false }, 'なしです'],
    ['支払：{{#if c}}有り{{else}}なし¶{{/if}}¶以上', { c: true }, lines('支払：有り', '以上')],
    ['支払：{{#if c}}有り{{else}}なし¶{{/if}}¶以上', { c: false }, lines('支払：なし', '以上')],
    ['支払：{{#unless c}}有り¶詳細¶{{/unless}}¶以上', { c: true }, lines('支払：', '以上')],
    ['支払：{{#unless c}}有り¶詳細¶{{/unless}}¶以上', { c: false }, lines('支払：有り', '詳細', '以上')],
    [
      '社員：{{#each l}}{{名}}¶住所¶{{/each}}¶以上',
      { l: [{ 名: '山田' }, { 名: '佐藤' }] },
      lines('社員：山田', '住所', '佐藤', '住所', '以上'),
    ],
    ['社員：{{#each l}}{{名}}¶住所¶{{/each}}¶以上', { l: [] }, lines('社員：', '以上')],
    ['社員：{{#each l}}{{名}}¶{{else}}¶なし¶{{/each}}¶以上', { l: [] }, lines('社員：', 'なし', '以上')],
    [
      '{{#each l}}¶{{名}}¶住所{{/each}}以上',
      { l: [{ 名: '山田' }, { 名: '佐藤' }] },
      lines('山田', '住所', '佐藤', '住所以上'),
    ],
    ['{{#if c}}{{else}}¶なし¶{{/if}}¶以上', { c: false }, lines('なし', '以上')],
    ['{{#if c}}{{else}}¶なし¶{{/if}}¶以上', { c: true }, '以上'],
    ['甲{{#if c}}{{#if d}}乙¶丙¶{{/if}}{{/if}}¶丁', { c: true, d: false }, lines('甲', '丁')],
    ['甲{{#if c}}{{#if d}}乙¶丙¶{{/if}}{{/if}}¶丁', { c: true, d: true }, lines('甲乙', '丙', '丁')],
    ['{{#if c}}{{#if d}}甲¶乙¶{{/if}}¶丙{{/if}}丁', { c: true, d: true }, lines('甲', '乙', '丙丁')],
  ];
  for (const [template, data, text] of cases)
    it(`${template} with ${JSON.stringify(data)}`, () => {
      expect(fill(paragraphs(template), data)).to.equal(text);
    });

  it('work around tables and in cells', () => {
    const inner = paragraphs('支払：{{#if c}}有り¶詳細¶{{/if}}');
    expect(fill(table(row(cell(inner), 'x')), { c: true })).to.equal('支払：有り／詳細 | x');
    expect(fill(table(row(cell(inner), 'x')), { c: false })).to.equal('支払： | x');
    const around = p('表：{{#if c}}次のとおり') + table(row('a')) + p('{{/if}}') + table(row('b')) + p('末');
    expect(fill(around, { c: true })).to.equal(lines('表：次のとおり', 'a', '', 'b', '末'));
    expect(fill(around, { c: false })).to.equal(lines('表：', 'b', '末'));
  });

  it('keep the formatting of their paragraphs, and do not end a section more often than the template', () => {
    const centered = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run('前{{/if}}後')}</w:p>`;
    expect(partOf(fillBytes(p('{{#if c}}') + p('中') + centered, { c: false }))).to.contain(
      '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t xml:space="preserve">後',
    );
    const ending = `<w:p><w:pPr><w:jc w:val="center"/><w:sectPr/></w:pPr>${run('社員：{{#each l}}甲')}</w:p>${p('乙')}${p('{{/each}}')}${p('末')}`;
    const xml = partOf(fillBytes(ending, { l: list(3) }));
    expect(xml.match(/<w:sectPr\/>/g)).to.have.length(1);
    expect(xml.match(/<w:jc w:val="center"\/>/g)).to.have.length(3);
  });

  it('may begin in a link when none of its text stays outside, and are refused with the reason otherwise', () => {
    const link = (inner: string): string => `<w:hyperlink w:anchor="a">${inner}</w:hyperlink>`;
    const template = (inner: string): string =>
      `<w:p>${run('甲')}${link(inner)}${run('丙')}</w:p>${p('丁')}${p('{{/if}}')}`;
    expect(fill(template(run('{{#if c}}乙')), { c: true })).to.equal(lines('甲乙丙', '丁'));
    expect(fill(template(run('{{#if c}}乙')), { c: false })).to.equal('甲');
    expect(problemsOf(() => fill(template(run('乙{{#if c}}乙')), { c: true })).map(({ id }) => id)).to.deep.equal([
      'word.block-crosses-element',
    ]);
  });
});

/** A paragraph of the tokens; `isSplit` gives each character of a tag a run of its own. */
function paragraphXml(
  tokens: readonly Exclude<Token, { kind: 'paragraph' }>[],
  isSplit: boolean,
  properties = '',
): string {
  const runs = isSplit ? [...tokens.map(tagText).join('')] : tokens.map(tagText);
  return `<w:p>${properties}${runs.map((text) => run(text)).join('')}</w:p>`;
}

describe('blocks split over paragraphs in any way', function () {
  const places: readonly (readonly [
    where: string,
    template: (inner: string) => Uint8Array,
    lines: (bytes: Uint8Array) => string,
  ])[] = [
    ['the body', (inner) => makeDocx(inner + p('末')), (bytes) => textOf(bytes).replace(/\n?末$/, '')],
    ['a cell', (inner) => makeDocx(table(row(cell(inner)))), (bytes) => textOf(bytes).replaceAll('／', '\n')],
    ['a header', (inner) => makeDocx(p('文'), { 'header1.xml': inner }), (bytes) => textOf(bytes, 'word/header1.xml')],
    [
      'a footnote',
      (inner) =>
        makeDocx(p('<w:r><w:footnoteReference w:id="2"/></w:r>'), {
          'footnotes.xml': `<w:footnote w:id="2">${inner}</w:footnote>`,
        }),
      (bytes) => textOf(bytes, 'word/footnotes.xml'),
    ],
    [
      'a text box',
      (inner) =>
        richDocx({
          body: p(
            `<w:r><w:pict><v:shape id="s"><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
          ),
        }),
      (bytes) => textOf(bytes).replace(/\n$/, ''),
    ],
    [
      'a content control',
      (inner) => makeDocx(`<w:sdt><w:sdtContent>${inner}</w:sdtContent></w:sdt>${p('末')}`),
      (bytes) => textOf(bytes).replace(/\n?末$/, ''),
    ],
  ];
  places.forEach(([where, template, linesOf], index) => {
    it(`in ${where} show what a reader expects`, () => {
      fc.assert(
        fc.property(anySplitBlocks, anySplitData, fc.boolean(), (tokens, data, isSplit) => {
          const source = template(
            paragraphsOf(tokens)
              .map((each) => paragraphXml(each, isSplit))
              .join(''),
          );
          const { bytes } = renderTemplate(compileTemplate(source), data);
          expectValid(bytes, source);
          expect(linesOf(bytes)).to.equal(expectedLines(tokens, data).join('\n'));
        }),
        { numRuns: 300, seed: 20261122 + index },
      );
    });
  });

  it('in a list leave no paragraph without its number', () => {
    const numbering = '<w:abstractNum w:abstractNumId="1"/><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const item = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
    fc.assert(
      fc.property(anySplitBlocks, anySplitData, (tokens, data) => {
        const body = paragraphsOf(tokens)
          .map((each) => paragraphXml(each, false, item))
          .join('');
        const source = richDocx({ body, numbering });
        const { bytes } = renderTemplate(compileTemplate(source), data);
        expectValid(bytes, source);
        const xml = partOf(bytes);
        expect(textOf(bytes)).to.equal(expectedLines(tokens, data).join('\n'));
        expect(xml.split('<w:p>').length).to.equal(xml.split('<w:numPr>').length);
      }),
      { numRuns: 200, seed: 20261201 },
    );
  });
});
