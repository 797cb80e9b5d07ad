import { expect } from 'chai';
import * as fc from 'fast-check';
import { openDocument } from '../../../../packages/engine/src/convert/read/open-document.ts';
import { readDocument, readDocumentOnce } from '../../../../packages/engine/src/convert/read/read-document.ts';
import { tryFastRead } from '../../../../packages/engine/src/convert/read/fast-path/try-fast-read.ts';
import { cutParagraphs, type CutPart } from '../../../../packages/engine/src/convert/read/fast-path/cut-paragraphs.ts';
import { cutPieces, KnownPieces } from '../../../../packages/engine/src/convert/read/fast-path/cut-pieces.ts';
import { ParagraphTemplateCache } from '../../../../packages/engine/src/convert/read/fast-path/paragraph-template-cache.ts';
import { withLimits } from '../../../../packages/engine/src/platform/limits.ts';
import { compileTemplate, renderParts, renderTemplate } from '../../../../packages/engine/src/word/index.ts';
import type { TemplateData } from '../../../../packages/engine/src/values/index.ts';
import { PartsArchive, type TextPiece } from '../../../../packages/engine/src/package/parts-archive.ts';
import { problemOf } from '../../pdf/support/expect-problem.ts';
import { contentOf } from './support/document-content.ts';
import { listNumbering, makeWordFile, type ExtraPart } from './support/word-file.ts';

const rootTag = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">';
const styles: ExtraPart = {
  name: 'styles.xml',
  kind: 'styles',
  content: '<w:style w:type="paragraph" w:default="1" w:styleId="a"/>',
};

/** Does not give the main part in any other way. */
class PiecesAlone extends PartsArchive {
  override text(name: string): string | undefined {
    if (name === 'word/document.xml') throw new Error(`${name} was joined`);
    return super.text(name);
  }

  override read(name: string): Uint8Array {
    if (name === 'word/document.xml') throw new Error(`${name} was joined`);
    return super.read(name);
  }
}

describe('a part cut piece by piece', () => {
  const tokens = [
    '<w:p>',
    '<w:p w:rsidR="1">',
    '<w:p w:rsidR="1"/>',
    '<w:p/>',
    '</w:p>',
    '<w:r>',
    '</w:r>',
    '<w:t>',
    '<w:t xml:space="preserve">',
    '<w:t w:y="1">',
    '<w:t/>',
    '</w:t>',
    '<w:tab/>',
    '<w:tc>',
    '</w:tc>',
    '文',
    'a &gt; b > c',
    '<w:p><w:r><w:t>一</w:t></w:r></w:p>',
    '<w:p w:rsidR="3"><w:r><w:t xml:space="preserve"> 二 </w:t><w:tab/><w:t>三</w:t></w:r></w:p>',
    '<w:p w:rsidR="2"><w:r><w:t>',
    '</w:t></w:r></w:p>',
    '</w:t></w:r></w:p><w:p w:rsidR="2"><w:r><w:t>',
  ];
  const parts = fc.array(
    fc.record({ text: fc.array(fc.constantFrom(...tokens), { maxLength: 6 }), isFixed: fc.boolean() }),
    { maxLength: 12 },
  );

  /** What was cut, so that it can be compared: templates by what they are the templates of. */
  const shown = ({ xml, paragraphs, elements }: CutPart): unknown => [
    xml,
    elements,
    [...paragraphs].map(([at, { template, texts }]) => [at, template, texts]),
  ];

  function expectSame(pieces: readonly TextPiece[], isSplitInTags: boolean): void {
    const templates = new ParagraphTemplateCache(rootTag);
    const context = { name: 'word/document.xml', templates, place: {}, limits: withLimits({}) };
    const whole = shown(
      cutParagraphs(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''), context),
    );
    const known = new KnownPieces();
    for (let round = 0; round < 3; round++) {
      const cut = cutPieces(pieces, known, context);
      if (cut) expect(shown(cut)).to.deep.equal(whole);
      else expect(isSplitInTags).to.equal(true);
    }
  }

  it('is cut as its joined text is', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expectSame(
          given.map(({ text, isFixed }) => (isFixed ? { text: text.join('') } : text.join(''))),
          false,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('is cut as its joined text is where pieces end anywhere, or not cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...tokens), { maxLength: 40 }),
        fc.array(fc.tuple(fc.nat(200), fc.boolean()), { maxLength: 12 }),
        (text, cuts) => {
          const whole = text.join('');
          const ends = [...cuts.toSorted(([one], [other]) => one - other), [whole.length, true] as const];
          let from = 0;
          const pieces = ends.map(([end, isFixed]): TextPiece => {
            const piece = whole.slice(from, end);
            from = Math.max(from, end);
            return isFixed ? { text: piece } : piece;
          });
          expectSame(pieces, true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('shares pieces between documents: the same fixed piece among others, once in a text and once outside', () => {
    const middle = { text: '円' };
    const [open, close] = [{ text: '<w:p><w:r><w:t>' }, { text: '</w:t></w:r></w:p>' }];
    const templates = new ParagraphTemplateCache(rootTag);
    const context = { name: 'word/document.xml', templates, place: {}, limits: withLimits({}) };
    const known = new KnownPieces();
    const textsOf = (pieces: readonly TextPiece[]): unknown =>
      [...(cutPieces(pieces, known, context)?.paragraphs.values() ?? [])].map(({ texts }) => texts);
    expect(textsOf([open, '百', middle, close, open, close])).to.deep.equal([['百円'], ['']]);
    expect(textsOf([middle, open, middle, '千', close])).to.deep.equal([['円千']]);
    expect(textsOf([open, '千', middle, '百', middle, close])).to.deep.equal([['千円百円']]);
    expect(textsOf([{ text: '<w:p><w:r>' }, middle, { text: '<w:t>' }, middle, close])).to.deep.equal([['円']]);
  });

  it('is cut alike where a loop goes through more pieces than are remembered', () => {
    const pass = { text: '、</w:t></w:r><w:r><w:t>' };
    expectSame(
      [{ text: '<w:p><w:r><w:t>' }, ...Array.from({ length: 12_000 }, () => pass), { text: '</w:t></w:r></w:p>' }],
      false,
    );
  });
});

describe('a filled template that is read on', () => {
  const word = (content: string): string => `<w:p><w:r><w:t xml:space="preserve">${content}</w:t></w:r></w:p>`;
  const body = [
    word('{{会社}}（以下「甲」という。）は、{{金額}}円を支払う。'),
    word('変わらない文'),
    word('{{#if 特約}}'),
    word('特約：{{特約}}'),
    word('{{/if}}'),
    '<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid><w:tr>',
    `<w:tc>${word('{{#each 明細}}{{品名}}')}</w:tc><w:tc>${word('{{数}}{{/each}}')}</w:tc></w:tr></w:tbl>`,
    '<w:p><w:r><w:t>{{#each 明細}}{{品名}}、{{/each}}以上</w:t><w:tab/></w:r></w:p>',
    '<w:p w:rsidR="1"/>',
  ].join('');
  // The rows of the second table are formatted by turns, and hold a paragraph that is the same in all.
  const banded: ExtraPart = {
    ...styles,
    content:
      `${String(styles.content)}<w:style w:type="table" w:styleId="band"><w:tblStylePr w:type="band1Horz"><w:rPr><w:b/></w:rPr></w:tblStylePr>` +
      '<w:tblStylePr w:type="lastRow"><w:pPr><w:jc w:val="right"/></w:pPr></w:tblStylePr></w:style>',
  };
  const turns =
    '<w:tbl><w:tblPr><w:tblStyle w:val="band"/><w:tblLook w:val="0040"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid>' +
    `<w:tr><w:tc>${word('{{#each 明細}}{{品名}}')}</w:tc><w:tc>${word('同じ文')}</w:tc><w:tc>${word('{{数}}{{/each}}')}</w:tc></w:tr></w:tbl>`;
  const numbering = listNumbering('第%1条');
  const item =
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>{{金額}}</w:t></w:r></w:p>';
  // All that is read of a table besides what its cells hold.
  const cell = (properties: string, text: string): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${word(text)}</w:tc>`;
  const form = [
    '<w:tbl><w:tblPr><w:tblBorders><w:insideH w:val="single" w:sz="4"/></w:tblBorders></w:tblPr>',
    '<w:tblGrid><w:gridCol w:w="900"/><w:gridCol w:w="900"/><w:gridCol w:w="900"/></w:tblGrid>',
    '<w:tr><w:trPr><w:tblHeader/><w:trHeight w:val="500" w:hRule="exact"/></w:trPr>',
    cell('<w:gridSpan w:val="2"/><w:vMerge w:val="restart"/>', '会社'),
    `${cell('<w:textDirection w:val="tbRl"/><w:shd w:fill="FF0000"/>', '{{会社}}')}</w:tr>`,
    '<w:tr><w:tblPrEx><w:tblCellMar><w:left w:w="300" w:type="dxa"/></w:tblCellMar></w:tblPrEx>',
    '<w:trPr><w:gridBefore w:val="1"/><w:cantSplit/></w:trPr>',
    cell('<w:hMerge w:val="restart"/><w:vAlign w:val="bottom"/><w:tcW w:w="900" w:type="dxa"/>', '金額'),
    `<w:tc><w:tcPr><w:hMerge/><w:noWrap/></w:tcPr>${item}</w:tc></w:tr></w:tbl>${item}`,
  ].join('');
  const rows = (count: number): TemplateData[] =>
    Array.from({ length: count }, (_, index) => ({ 品名: `品${index}`, 数: index }));
  const sets: readonly TemplateData[] = [
    { 会社: '株式会社あ', 金額: 1000, 特約: '', 明細: rows(2) },
    { 会社: '㈱い & <う>', 金額: 20, 特約: '改行\nのある\tもの', 明細: rows(3) },
    { 会社: '', 金額: 0, 特約: '𠮷野家', 明細: [] },
    { 会社: '株式会社あ', 金額: 1000, 特約: '', 明細: rows(2) },
  ];

  it('has the content of the Word file that the same data make, read in full', () => {
    const template = compileTemplate(makeWordFile(`${body}${turns}${form}${form}`, [banded, numbering]));
    for (const data of [...sets, ...sets]) {
      const { archive } = renderParts(template, data);
      const fast = tryFastRead(openDocument(archive, {}));
      expect(contentOf(fast)).to.equal(contentOf(readDocumentOnce(renderTemplate(template, data).bytes)));
    }
  });

  it('is not past a limit that a shorter document of the template was within', () => {
    const template = compileTemplate(makeWordFile(word('{{文}}').repeat(4), [styles]));
    const read = (text: string): readonly unknown[] => {
      const { archive } = renderParts(template, { 文: text });
      return readDocument(archive, { limits: { xmlElements: 30 } }).sections;
    };
    // Each line break is two elements more; what is left without the paragraphs is the same.
    expect(read('一')).to.have.length(1);
    expect(problemOf(() => read('行\n'.repeat(3))).id).to.equal('word.xml-elements');
    expect(read('一')).to.have.length(1);
  });

  it('is read without its text in one piece', () => {
    const template = compileTemplate(makeWordFile(body, [styles]));
    for (const data of sets) {
      const { archive } = renderParts(template, data);
      const inPieces = new PiecesAlone(archive.entries, template.codec);
      expect(tryFastRead(openDocument(inPieces, {}))?.sections).to.have.length(1);
    }
  });
});
