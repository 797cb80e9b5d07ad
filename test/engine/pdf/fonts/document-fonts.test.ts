import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { DocumentFonts, SfntFace, type Glyph, type Packing } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { PdfDict } from '../../../../packages/engine/src/pdf/read/index.ts';
import { startDocument } from '../../../../packages/engine/src/pdf/write/index.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';
import { countDifferences, seePdf } from '../support/see-pdf.ts';
import { buildOpenType, cs } from './support/build-cff.ts';
import { glyphOf } from './support/fonts.ts';
import { library } from './support/library.ts';

interface Line {
  readonly glyphs: readonly Glyph[];
  readonly size: number;
}

/** A page of lines in whatever fonts their glyphs are of. */
function paper(lines: readonly Line[], packing?: Packing): Uint8Array {
  const document = startDocument({ codec: nodeCodec });
  const fonts = new DocumentFonts(document, { codec: nodeCodec, ...(packing && { packing }) });
  const resources: Record<string, ReturnType<typeof document.allocate>> = {};
  let content = 'BT\n';
  let y = 780;
  for (const { glyphs, size } of lines) {
    y -= size * 1.8;
    content += `1 0 0 1 40 ${y} Tm\n`;
    for (const glyph of glyphs) {
      const { font, ref, code } = fonts.codeOf(glyph);
      resources[font] = ref;
      content += `/${font} ${size} Tf <${code.toString(16).padStart(4, '0')}> Tj\n`;
    }
  }
  fonts.finish();
  document.addPage({
    width: 595,
    height: 842,
    content: `${content}ET`,
    resources: PdfDict.of({ Font: PdfDict.of(resources) }),
  });
  return document.build();
}

const line = (text: string, name: string, size = 14): Line => ({ glyphs: library.chain({ name }).shape(text), size });
const lines = [
  line('株式会社山田商店 代表取締役 髙橋一郎 〒100-0001', 'ＭＳ 明朝', 18),
  line('𠮷野家・葛葛\u{e0100}・①㈱㍻・～〜', 'ＭＳ 明朝', 18),
  line('東京都千代田区霞が関一丁目 ABC abc 123', 'ＭＳ Ｐゴシック'),
  line('Times 見本 2026年11月21日', 'Times New Roman'),
  line('太字の見本', 'ＭＳ 明朝Bold'),
  line('メイリオの見本 Meiryo', 'メイリオ'),
];

describe('the fonts of a document', () => {
  it('make a file that qpdf accepts and PDFium reads', async () => {
    const file = paper(lines);
    expect(await checkWithQpdf(file)).to.equal('');
    const [page] = await seePdf(file, 1);
    for (const text of [
      '株式会社山田商店',
      '𠮷野家・葛葛\u{e0100}・①㈱㍻・～〜',
      'Times',
      '太字の見本',
      'メイリオの見本',
    ]) {
      expect(page?.text).to.contain(text);
    }
  });

  it('look the same with either packing, and are the same bytes each time', async () => {
    const [[blocks], [whole]] = [await seePdf(paper(lines, 'blocks'), 2), await seePdf(paper(lines, 'whole'), 2)];
    expect(countDifferences(blocks!, whole!)).to.equal(0);
    expect(paper(lines)).to.deep.equal(paper(lines));
    expect(paper(lines, 'whole')).not.to.deep.equal(paper(lines));
  });

  it('are distinguished by face, and named in the order of their first use', () => {
    const document = startDocument({ codec: nodeCodec });
    const fonts = new DocumentFonts(document, { codec: nodeCodec });
    const glyphs = library.chain({ name: 'MS Mincho' }).shape('山𠮷川');
    const leaning = library.chain({ name: 'MS Mincho', italic: true }).shape('山');
    const given = [...glyphs, ...leaning].map((glyph) => fonts.codeOf(glyph));
    expect(given.map(({ font, code }) => `${font} ${code}`)).to.deep.equal(['F0 1', 'F1 1', 'F0 2', 'F0 1']);
    expect(given[0]?.width).to.equal(1000);
  });

  it('have names with the prefix of a document that already has fonts', () => {
    const fonts = new DocumentFonts(startDocument({ codec: nodeCodec }), { codec: nodeCodec, namePrefix: 'New' });
    const glyphs = library.chain({ name: 'MS Mincho' }).shape('山𠮷');
    expect(glyphs.map((glyph) => fonts.codeOf(glyph).font)).to.deep.equal(['NewF0', 'NewF1']);
  });

  it('can be OpenType with CFF outlines', async () => {
    const face = new SfntFace(
      buildOpenType(
        { charStrings: [cs('endchar'), cs(100, 0, 'rmoveto', 700, 0, -350, 700, 'rlineto', 'endchar')] },
        { A: 1 },
      ),
      'test.otf',
    );
    const file = paper([{ glyphs: [glyphOf(face, 1, 'A')], size: 100 }]);
    expect(await checkWithQpdf(file)).to.equal('');
    const [page] = await seePdf(file, 1);
    expect(page?.text.trim()).to.equal('A');
    expect(page?.pixels.filter((value, index) => index % 4 === 0 && value < 128).length).to.be.greaterThan(1000);
  });
});
