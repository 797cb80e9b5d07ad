import { expect } from 'chai';
import { readDocument, readDocumentOnce } from '../../../../packages/engine/src/convert/read/read-document.ts';
import { openDocument } from '../../../../packages/engine/src/convert/read/open-document.ts';
import { tryFastRead } from '../../../../packages/engine/src/convert/read/fast-path/try-fast-read.ts';
import { TemplateFormats } from '../../../../packages/engine/src/convert/read/fast-path/template-formats.ts';
import {
  cutParagraphs,
  type CutContext,
} from '../../../../packages/engine/src/convert/read/fast-path/cut-paragraphs.ts';
import { ContentCache } from '../../../../packages/engine/src/convert/model/content-cache.ts';
import { ParagraphTemplateCache } from '../../../../packages/engine/src/convert/read/fast-path/paragraph-template-cache.ts';
import { withLimits } from '../../../../packages/engine/src/platform/limits.ts';
import { problemOf } from '../../pdf/support/expect-problem.ts';
import { contentOf } from './support/document-content.ts';
import { listNumbering, makeWordFile, type ExtraPart } from './support/word-file.ts';
import { realWordFiles } from '../../../support/real-files.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

const styles: ExtraPart = {
  name: 'styles.xml',
  kind: 'styles',
  content: '<w:style w:type="paragraph" w:default="1" w:styleId="a"/>',
};
const rootTag = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">';

const contextOf = (templates: ParagraphTemplateCache): CutContext => ({
  name: 'word/document.xml',
  templates,
  place: {},
  limits: withLimits({}),
});

function expectSame(file: Uint8Array, isFast: boolean): void {
  const whole = readDocumentOnce(file);
  for (let round = 0; round < 3; round++) {
    const fast = tryFastRead(openDocument(file, {}));
    expect(fast !== undefined).to.equal(isFast);
    expect(contentOf(fast ?? readDocument(file))).to.equal(contentOf(whole));
  }
}

const text = (content: string, tag = '<w:t>'): string => `<w:r>${tag}${content}</w:t></w:r>`;

describe('paragraphs of known shapes', () => {
  const bodies: Readonly<Record<string, string>> = {
    'texts alone': `<w:p>${text('一')}</w:p><w:p>${text('二')}${text(' 三 ')}</w:p>`,
    'white space that is kept and not': `<w:p>${text(' a ')}${text(' b ', '<w:t xml:space="preserve">')}</w:p>`,
    'references and line ends': `<w:p>${text('A &amp; B &lt;&gt;\n\tC')}</w:p>`,
    'tabs and breaks': `<w:p><w:r><w:t>a</w:t><w:tab/><w:br/><w:t>b</w:t><w:br w:type="page"/></w:r></w:p>`,
    'empty texts': `<w:p><w:r><w:t/><w:t></w:t></w:r></w:p><w:p/><w:p></w:p><w:p w:rsidR="1"/>`,
    'properties of their own': `<w:p><w:pPr><w:jc w:val="center"/><w:rPr><w:b/></w:rPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>太</w:t></w:r></w:p>`,
    'tables in tables': `<w:tbl><w:tr><w:tc><w:p>${text('外')}</w:p><w:tbl><w:tr><w:tc><w:p>${text('内')}</w:p></w:tc></w:tr></w:tbl><w:p/></w:tc></w:tr></w:tbl>`,
    'a section in between': `<w:p>${text('前')}</w:p><w:p><w:pPr><w:sectPr><w:pgSz w:w="9000" w:h="9000"/></w:sectPr></w:pPr>${text('中')}</w:p><w:p>${text('後')}</w:p>`,
    'something that is reported': `<w:p>${text('一')}</w:p><w:p><w:r><w:unknown/></w:r></w:p>`,
    'attributes with brackets': `<w:p w:rsidR="a>b">${text('値')}</w:p><w:p>${text('x', '<w:t w:y=">">')}</w:p><w:p>${text('y')}</w:p>`,
  };
  for (const [name, body] of Object.entries(bodies)) {
    it(`give the same content as the full reader: ${name}`, () => {
      expectSame(makeWordFile(body, [styles]), true);
    });
  }

  const others: Readonly<Record<string, string>> = {
    'a field that goes on over paragraphs': `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r></w:p><w:p>${text('目次')}</w:p><w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    'a mark that is hidden': `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${text('一')}</w:p><w:p>${text('二')}</w:p>`,
    'bookmarks between paragraphs': `<w:bookmarkStart w:id="1" w:name="here"/><w:p>${text('一')}</w:p>`,
    'tracked changes': `<w:p><w:ins w:id="1">${text('新')}</w:ins><w:del w:id="2"><w:r><w:delText>旧</w:delText></w:r></w:del></w:p><w:p>${text('二')}</w:p>`,
    'references by number': `<w:p>${text('&#x20BB7;')}</w:p>`,
    'comments in the XML': `<!-- a --><w:p>${text('一')}</w:p>`,
    'another meaning of the prefix': `<w:sdt xmlns:w="urn:other"><w:p>${text('一')}</w:p></w:sdt><w:p>${text('二')}</w:p>`,
    'a format that is reported': `<w:p><w:r><w:rPr><w:shadow/></w:rPr><w:t>一</w:t></w:r></w:p><w:p>${text('二')}</w:p>`,
  };
  for (const [name, body] of Object.entries(others)) {
    it(`fall back to the full reader where they need it: ${name}`, () => {
      expectSame(makeWordFile(body, [styles]), false);
    });
  }

  it('have their places, in tables too', () => {
    const body = `<w:p>${text('一')}</w:p><w:tbl><w:tr><w:tc><w:p>${text('二')}</w:p></w:tc></w:tr></w:tbl><w:p/>`;
    const [, table] = tryFastRead(openDocument(makeWordFile(body, [styles]), {}))?.sections[0]?.blocks ?? [];
    expect(table?.origin.place()).to.deep.equal({ path: '0.1' });
    const [cell] = table?.kind === 'table' ? (table.rows[0]?.cells ?? []) : [];
    expect(cell?.blocks[0]?.origin.place()).to.deep.equal({
      part: 'word/document.xml',
      paragraph: 2,
      path: '0.1.0.0.0',
      table: { number: 1, row: 1, column: 1 },
    });
  });

  it('get the same list numbers as from the full reader', () => {
    const numbering = listNumbering('第%1条');
    const item = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${text('条')}</w:p>`;
    expectSame(makeWordFile(item.repeat(3), [styles, numbering]), true);
  });

  it('do not hide errors of the XML', () => {
    const good = makeWordFile(`<w:p>${text('良')}</w:p>`, [styles]);
    for (let round = 0; round < 3; round++) readDocument(good);
    for (const wrong of [
      `<w:p>${text('a ]]> b')}</w:p>`,
      `<w:p>${text('&nbsp;')}</w:p>`,
      `<w:p>${text('\u0001')}</w:p>`,
    ]) {
      expect(problemOf(() => readDocument(makeWordFile(wrong, [styles]))).id).to.equal('word.xml-broken');
    }
    expect(problemOf(() => readDocument(makeWordFile(`<w:p>${text('良')}</w:p></w:p>`, [styles]))).id).to.equal(
      'word.xml-broken',
    );
  });

  it('take linear time in a part with unclosed elements', () => {
    const xml = `${rootTag}${'<w:p w:rsidR="1"><w:r><w:t>'.repeat(200_000)}</w:p></w:document>`;
    const cut = () => cutParagraphs(xml, contextOf(new ParagraphTemplateCache(rootTag)));
    expect(expectProcessorTime(20_000, cut).paragraphs.size).to.equal(0);
  });

  it('count towards the limits', () => {
    const file = makeWordFile(`<w:p>${text('一')}</w:p>`.repeat(50), [styles]);
    readDocument(file);
    expect(problemOf(() => readDocument(file, { limits: { xmlElements: 100 } })).id).to.equal('word.xml-elements');
  });

  for (const { name, bytes } of realWordFiles('paragraphs cut apart, read whole')) {
    it(`give the same content as the full reader: ${name}`, () => expectSame(bytes, true));
  }
});

describe('the cache of paragraph shapes', () => {
  const formats = new TemplateFormats({});
  const cut = (memory: ParagraphTemplateCache, body: string): number =>
    cutParagraphs(`${rootTag}${body}</w:document>`, contextOf(memory)).paragraphs.size;

  it('caches contents from the second time on, and evicts those that are not requested', () => {
    const memory = new ParagraphTemplateCache(rootTag);
    const { paragraphs } = cutParagraphs(`<w:p>${text('一')}</w:p>`, contextOf(memory));
    const [first] = paragraphs.values();
    const placed = first?.template.place(formats, {});
    if (!placed) throw new Error('not placed');
    const ask = (content: string): unknown => memory.content(placed, [content], () => true);
    expect(ask('一')).not.to.be.instanceOf(ContentCache);
    const known = ask('一');
    expect(known).to.be.instanceOf(ContentCache);
    expect(ask('一')).to.equal(known);
    for (let count = 0; count < 3000; count++) ask(`${count}`.padStart(60, '名'));
    expect(ask('一')).not.to.equal(known);
  });

  it('stores no more shapes than its limit', () => {
    const memory = new ParagraphTemplateCache(rootTag);
    const many = Array.from({ length: 2500 }, (_, index) => `<w:p w:rsidR="${index}">${text('一')}</w:p>`);
    expect(cut(memory, many.join(''))).to.equal(2000);
    expect(cut(memory, many.join(''))).to.equal(2000);
  });

  it('stores no shape beyond the length limit', () => {
    const long = `<w:p>${text('一').repeat(1000)}</w:p>`;
    expect(cut(new ParagraphTemplateCache(rootTag), long)).to.equal(0);
  });
});
