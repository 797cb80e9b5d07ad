import { expect } from 'chai';
import type { FieldBarcode, FieldStyle } from '../../../../packages/engine/src/application/schema/index.ts';
import { openPdf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { decodeBarcodes } from '../../../support/decode-barcode.ts';
import { contentOf } from '../support/read-text.ts';
import { box, drawFields, inkOf, problemsOf, type Drawn } from './support/draw-fields.ts';

const draw = (barcode: FieldBarcode, text: string, style: FieldStyle = {}): Promise<Drawn> =>
  drawFields(
    {
      fields: [
        {
          name: '値',
          position_x: box.left,
          position_y: box.top,
          style: { width: 60, height: 20, ...style, barcode },
        },
      ],
    },
    { 値: text },
  );

describe('a barcode in a field', () => {
  const cases: readonly (readonly [barcode: FieldBarcode, text: string, read: string])[] = [
    [{ kind: 'qr' }, '株式会社サンプル https://example.jp/?a=1', 'QRCode 株式会社サンプル https://example.jp/?a=1'],
    [{ kind: 'qr', level: 'H' }, '0123456789', 'QRCode 0123456789'],
    [{ kind: 'code128' }, 'INV-2026/001 a', 'Code128 INV-2026/001 a'],
    [{ kind: 'jan' }, '4901234567894', 'EAN13 4901234567894'],
    [{ kind: 'jan' }, '4912345', 'EAN8 49123456'],
    [{ kind: 'nw7' }, 'A123456B', 'Codabar A123456B'],
    [{ kind: 'nw7', check: '7dr' }, '123456', 'Codabar A1234564A'],
  ];
  for (const [barcode, text, read] of cases) {
    it(`is read as ${read} from the pixels of the page`, async () => {
      const { pages, problems } = await draw(barcode, text);
      expect(problems).to.deep.equal([]);
      expect(await decodeBarcodes(pages[0]!)).to.deep.equal([read]);
    });
  }

  it('is drawn as vectors, without pictures or text', async () => {
    const { bytes } = await draw({ kind: 'qr' }, '書類');
    const content = contentOf(openPdf(bytes), 0);
    expect(content).to.include('f*').and.not.include(' Do').and.not.include(' Tj');
  });

  it('keeps its quiet zone inside the box', async () => {
    const ink = inkOf((await draw({ kind: 'jan' }, '4901234567894')).pages[0]);
    // 11 and 7 of 113 modules.
    expect(ink.left - box.left).to.be.closeTo((60 * 11) / 113, 0.15);
    expect(box.left + 60 - ink.right).to.be.closeTo((60 * 7) / 113, 0.15);
    expect(ink.top).to.be.closeTo(box.top, 0.15);
    expect(ink.bottom).to.be.closeTo(box.top + 20, 0.15);
  });

  it('has its value below on request', async () => {
    const { pages } = await draw({ kind: 'jan', show_text: true }, '490123456789');
    expect(pages[0]?.text.trim()).to.equal('4901234567894');
    expect(await decodeBarcodes(pages[0]!)).to.deep.equal(['EAN13 4901234567894']);
  });

  it('of Japan Post has the largest size allowed that fits, and no other', async () => {
    const at = async (width: number): Promise<number> => {
      const ink = inkOf((await draw({ kind: 'japan_post' }, '1000013 1-3-2-503', { width, height: 12 })).pages[0]);
      return ink.right - ink.left;
    };
    expect(await at(84)).to.be.closeTo(79.8 * (84 / 83.8), 0.2);
    // 11.5 pt: 133 modules of 0.69 mm.
    const { pages } = await drawFields(
      {
        fields: [
          {
            name: '値',
            position_x: 0,
            position_y: 10,
            style: { width: 100, height: 20, barcode: { kind: 'japan_post' } },
          },
        ],
      },
      { 値: '1000013 1-3-2-503' },
    );
    const ink = inkOf(pages[0]);
    expect(ink.right - ink.left).to.be.closeTo(133 * 0.69, 0.2);
    expect(ink.bottom - ink.top).to.be.closeTo(6 * 0.69, 0.2);
  });

  it('is an error for a value that it cannot hold, and a warning where its bars are too fine', async () => {
    const wrong = await problemsOf(() => draw({ kind: 'jan' }, '4901234567890'));
    expect(wrong.map(({ id, place }) => [id, place.slot])).to.deep.equal([['barcode.jan-check-digit', '値']]);
    const { problems } = await draw({ kind: 'code128' }, 'INVOICE-2026-000123', { width: 20 });
    expect(problems.map(({ id, severity }) => [id, severity])).to.deep.equal([['barcode.small', 'warning']]);
  });
});
