import { expect } from 'chai';
import type { Mark } from '../../../../packages/engine/src/convert/model/index.ts';
import { pageOf, pagesOf, placedLines, settingsPart, type PlacedLine } from './support/made-pages.ts';

/** Line and page rules that were measured on prints of Word; docs/convert.md lists them. */
describe('Measured rules of Word', () => {
  const font = (latin: string, size: number): string =>
    `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:eastAsia="ＭＳ 明朝"/><w:sz w:val="${size * 2}"/>`;
  const run = (text: string, properties: string): string =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  describe('several spaces in a row', () => {
    const balanced = settingsPart('<w:compat><w:balanceSingleByteDoubleByteWidth/></w:compat>');
    const plain = settingsPart('<w:compat/>');

    /** Width of what is between the first and the last character of a line, each an em wide, pt. */
    function between(text: string, latin: string, size: number, settings = balanced): number {
      const [line] = placedLines(pagesOf(`<w:p>${run(text, font(latin, size))}</w:p>`, [settings])).flat();
      const places = line?.characters ?? [];
      return (places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0) - size;
    }

    it('are half an em each, whatever the font', () => {
      expect(between('円  氏', 'Times New Roman', 10.5)).to.be.closeTo(2 * 5.25, 0.001);
      expect(between('円   氏', 'Century', 12)).to.be.closeTo(3 * 6, 0.001);
    });

    it('are half an em each where they begin in one run and end in the next', () => {
      const bold = `${font('Century', 12)}<w:b/>`;
      const body = `<w:p>${run('円 ', font('Century', 12))}${run(' 氏', bold)}</w:p>`;
      const [line] = placedLines(pagesOf(body, [balanced])).flat();
      const places = line?.characters ?? [];
      expect((places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0)).to.be.closeTo(12 + 2 * 6, 0.001);
    });

    it('are as wide as the font specifies where one is alone, or where the document does not balance widths', () => {
      expect(between('円 氏', 'Times New Roman', 12)).to.be.closeTo(3, 0.001);
      expect(between('円  氏', 'Times New Roman', 12, plain)).to.be.closeTo(6, 0.001);
      expect(between('円  氏', 'Century', 12, plain)).to.be.closeTo(2 * 12 * 0.278, 0.001);
    });
  });

  describe('lines on a grid', () => {
    const grid = (pitch: number): string => `<w:docGrid w:type="lines" w:linePitch="${pitch}"/>`;
    const heights = (paragraphs: string, pitch: number): number[] =>
      placedLines(pagesOf(paragraphs + pageOf(425, grid(pitch))))
        .flat()
        .map(({ height }) => Math.round(height * 100) / 100);
    const spaced = (line: number): string =>
      `<w:p><w:pPr><w:spacing w:line="${line}" w:lineRule="auto"/></w:pPr>${run('文', font('Century', 12))}</w:p>`;

    it('count wide spacing in rows of the grid, whatever rows the text takes', () => {
      // 12 pt text takes two rows of 14.55 pt; 2.5 lines are 2.5 rows.
      expect(heights(spaced(600), 291)).to.deep.equal([36.38]);
      expect(heights(spaced(360), 291)).to.deep.equal([29.1]);
      expect(heights(spaced(240), 291)).to.deep.equal([29.1]);
      expect(heights(spaced(360), 360)).to.deep.equal([27]);
    });

    it('do not grow with a Latin paragraph mark behind text', () => {
      const marked = (content: string): string =>
        `<w:p><w:pPr><w:rPr>${font('Century', 16)}</w:rPr></w:pPr>${content}</w:p>`;
      expect(heights(marked(run('文', font('Century', 12))), 360)).to.deep.equal([18]);
      const lines = placedLines(pagesOf(marked('') + spaced(240) + pageOf(425, grid(360)))).flat();
      expect(lines[0]?.y).to.be.closeTo(72 + 19.2, 0.01);
    });
  });

  describe('page breaks', () => {
    const breaking = '<w:r><w:br w:type="page"/></w:r>';
    const text = (words: string): string => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
    const textsOf = (body: string, parts: Parameters<typeof pagesOf>[1] = []): string[][] =>
      placedLines(pagesOf(body, parts)).map((lines) => lines.map((line: PlacedLine) => line.text));

    it('make no blank page before the empty paragraph that ends a section', () => {
      const ending = (start: string, content = ''): string =>
        `<w:p><w:pPr>${pageOf(425, `<w:type w:val="${start}"/>`)}</w:pPr>${content}</w:p>`;
      const body = (end: string, next = 'nextPage'): string =>
        `${text('a')}<w:p>${breaking}</w:p>${end}${text('b')}${pageOf(425, `<w:type w:val="${next}"/>`)}`;
      expect(textsOf(body(ending('nextPage')))).to.deep.equal([['a'], ['b']]);
      expect(textsOf(body(ending('nextPage', '<w:r><w:t>c</w:t></w:r>')))).to.deep.equal([['a'], ['c'], ['b']]);
      expect(textsOf(body(ending('nextPage'), 'continuous'))).to.deep.equal([['a'], ['b']]);
    });

    it('move the number of a heading that begins with one', () => {
      const numbering = {
        name: 'numbering.xml',
        kind: 'numbering',
        content:
          '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/>' +
          '<w:suff w:val="space"/><w:lvlText w:val="第%1章"/></w:lvl></w:abstractNum>' +
          '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
      };
      const heading = (content: string): string =>
        `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${content}</w:p>`;
      const words = '<w:r><w:t>総則</w:t></w:r>';
      expect(textsOf(text('a') + heading(breaking + words), [numbering])).to.deep.equal([['a'], ['第1章 総則']]);
      expect(textsOf(text('a') + heading(words + breaking + words), [numbering])).to.deep.equal([
        ['a', '第1章 総則'],
        ['総則'],
      ]);
    });
  });

  describe('vertical text in merged cells', () => {
    /** Two columns: vertical text over three rows, of which one states its height, beside one paragraph a row. */
    const table = (heights: readonly string[]): string => {
      const rows = heights.map((height, index) => {
        const merge = index === 0 ? '<w:vMerge w:val="restart"/>' : '<w:vMerge/>';
        const words = index === 0 ? '<w:r><w:t>勤務の時間と休憩</w:t></w:r>' : '';
        return (
          `<w:tr><w:trPr>${height}</w:trPr><w:tc><w:tcPr><w:tcW w:w="600" w:type="dxa"/>${merge}` +
          `<w:textDirection w:val="tbRlV"/></w:tcPr><w:p>${words}</w:p></w:tc>` +
          `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${'<w:p><w:r><w:t>文</w:t></w:r></w:p>'.repeat(4)}</w:tc></w:tr>`
        );
      });
      return `<w:tbl><w:tblPr><w:tblW w:w="4600" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="600"/><w:gridCol w:w="4000"/></w:tblGrid>${rows.join('')}</w:tbl>`;
    };
    const verticalLinesOf = (marks: readonly Mark[]): string[] =>
      marks.flatMap((mark) => {
        if (mark.kind === 'clipped') return verticalLinesOf(mark.marks);
        if (mark.kind !== 'lines' || !mark.vertical) return [];
        return mark.lines.map(({ glyphs }) => glyphs.map(({ glyph }) => glyph.text).join(''));
      });
    const verticalLines = (heights: readonly string[]): string[] =>
      pagesOf(`${table(heights)}<w:p/>`).pages.flatMap(({ marks }) => verticalLinesOf(marks));

    it('runs down all its rows where only some state a height', () => {
      const stated = '<w:trHeight w:val="300"/>';
      expect(verticalLines([stated, '', ''])).to.deep.equal(['勤務の時間と休憩']);
      expect(verticalLines([stated, stated, stated])).to.deep.equal(['勤務の時間と休憩']);
    });

    it('breaks at the end of rows of an exact height', () => {
      const exact = '<w:trHeight w:val="300" w:hRule="exact"/>';
      expect(verticalLines([exact, exact, exact]).length).to.be.greaterThan(1);
    });
  });
});
