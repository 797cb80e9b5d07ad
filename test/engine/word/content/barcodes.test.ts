import { expect } from 'chai';
import { compileTemplate, convertDocument, renderTemplate } from '../../../../packages/engine/src/node/index.ts';
import type { TemplateData } from '../../../../packages/engine/src/index.ts';
import { decodeBarcodes } from '../../../support/decode-barcode.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { entryNames } from '../support/change-package.ts';
import { expectValid } from '../support/check-package.ts';
import { problemsOf } from '../support/fill.ts';
import { makeDocx, p } from '../support/make-docx.ts';
import { partOf } from '../support/read-docx.ts';

const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>';

function make(tag: string, data: TemplateData): Uint8Array {
  const source = makeDocx(p(tag) + page);
  const { bytes } = renderTemplate(compileTemplate(source, { file: '送り状.docx' }), data);
  expectValid(bytes, source);
  return bytes;
}

/** What a reader finds in the document as a PDF, whose picture is the PNG beside the SVG. */
async function decoded(bytes: Uint8Array): Promise<string[]> {
  const [seen] = await seePdf(convertDocument(bytes).bytes, 3);
  return decodeBarcodes(seen!);
}

describe('barcodes in the text of a Word document', () => {
  const cases: readonly (readonly [tag: string, value: string, read: string])[] = [
    ['{{image (barcode 値)}}', '株式会社サンプル', 'QRCode 株式会社サンプル'],
    ['{{image (barcode 値 "qr" level="H") width=30}}', 'https://example.jp/', 'QRCode https://example.jp/'],
    ['{{image (barcode 値 "jan") width=50 height=20 fit="fill"}}', '4901234567894', 'EAN13 4901234567894'],
    ['{{image (barcode 値 "code128")}}', 'INV-001', 'Code128 INV-001'],
    ['{{image (barcode 値 "nw7" check="7dr")}}', '123456', 'Codabar A1234564A'],
  ];
  for (const [tag, value, read] of cases) {
    it(`are pictures, as vectors and as pixels: ${tag}`, async () => {
      const bytes = make(tag, { 値: value });
      expect(entryNames(bytes).filter((name) => name.includes('/media/'))).to.have.members([
        'word/media/shorui1.png',
        'word/media/shorui2.svg',
      ]);
      expect(await decoded(bytes)).to.deep.equal([read]);
    });
  }

  it('have their value as alternative text, and the size of the manual for Japan Post', () => {
    const xml = partOf(make('{{image (barcode 値 "japan_post")}}', { 値: '100-0013 1-3-2-503' }));
    expect(xml).to.include('descr="100-0013 1-3-2-503"');
    const [, width] = /<wp:extent cx="(\d+)"/.exec(xml) ?? [];
    // 79.8 mm of bars at 10 pt and 2 mm of white to each side.
    expect(Number(width) / 36_000).to.be.closeTo(83.8, 0.3);
  });

  it('print nothing for an empty value', () => {
    expect(partOf(make('前{{image (barcode 値)}}後', { 値: '' }))).not.to.include('<w:drawing>');
  });

  it('are refused with the reason when the value or the kind is wrong', () => {
    const ids = (tag: string, value: string): string[] =>
      problemsOf(() => make(tag, { 値: value })).map(({ id }) => id);
    expect(ids('{{image (barcode 値 "jan")}}', '4901234567890')).to.deep.equal(['barcode.jan-check-digit']);
    expect(ids('{{image (barcode 値 "code128")}}', '伝票')).to.deep.equal(['barcode.not-ascii']);
    expect(ids('{{image (barcode 値 "ean")}}', '4901234567894')).to.deep.equal(['word.helper-choice']);
  });
});
