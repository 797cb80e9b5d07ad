import { expect } from 'chai';
import { describeProblem } from '../../../packages/engine/src/problems/texts.ts';
import { encodeBarcode, type BarcodeKind, type BarcodeOptions } from '../../../packages/engine/src/entries/barcodes.ts';
import { loadBarcodes } from '../../../packages/engine/src/node/index.ts';
import { provideSymbolEncoder } from '../../../packages/engine/src/barcode/symbol-encoder.ts';
import { loadSymbolEncoder } from '../../../packages/engine/src/node/symbol-encoder.ts';

function text(kind: BarcodeKind, value: string, options: BarcodeOptions = {}): string {
  const code = encodeBarcode(kind, value, options, { slot: '値' });
  return 'severity' in code ? code.id : code.text;
}

describe('values of barcodes', () => {
  it('of JAN codes have their check digit verified, or get it', () => {
    // 49 digits of Japan; the check digit of GS1 (weights 3 and 1 from the right).
    expect(text('jan', '4901234567894')).to.equal('4901234567894');
    expect(text('jan', '490123456789')).to.equal('4901234567894');
    expect(text('jan', '４９１２３４５６')).to.equal('49123456');
    expect(text('jan', '4912345')).to.equal('49123456');
    expect(text('jan', '4901234567890')).to.equal('barcode.jan-check-digit');
    for (const wrong of ['49012345', '490123456', '49A1234567894', '']) {
      expect(text('jan', wrong), wrong).to.match(/^barcode\./);
    }
    const problem = encodeBarcode('jan', '4901234567890', {}, { slot: '商品' });
    if (!('severity' in problem)) throw new Error('a wrong check digit passed');
    expect(describeProblem(problem, 'ja')).to.include('商品').and.include('末尾は0').and.include('計算では4');
  });

  it('of NW-7 get start and stop characters, and the requested check character', () => {
    expect(text('nw7', '123456')).to.equal('A123456A');
    expect(text('nw7', 'b12-34c')).to.equal('B12-34C');
    // 16 + 1 + 2 + 3 + 4 + 5 + 6 + 16 = 53; 11 more make 64, and 11 is the dollar sign.
    expect(text('nw7', '123456', { check: 'mod16' })).to.equal('A123456$A');
    // 123456 = 7 × 17636 + 4
    expect(text('nw7', '123456', { check: '7dr' })).to.equal('A1234564A');
    for (const wrong of ['A123', '12E', '住所', 'AB']) expect(text('nw7', wrong), wrong).to.equal('barcode.not-nw7');
  });

  it('of Code 128 are ASCII, and of a QR code any text that fits', () => {
    expect(text('code128', 'ABC-abc 123')).to.equal('ABC-abc 123');
    expect(text('code128', '伝票12')).to.equal('barcode.not-ascii');
    expect(text('code128', '1'.repeat(81))).to.equal('barcode.too-long');
    expect(text('qr', '株式会社サンプル𠮷')).to.equal('株式会社サンプル𠮷');
    expect(text('qr', 'あ'.repeat(2000))).to.equal('barcode.too-much');
    expect(text('japan_post', '千代田区霞が関')).to.equal('barcode.not-an-address');
  });

  it('need the encoder, which a browser loads first', async () => {
    provideSymbolEncoder(() => undefined as never);
    try {
      expect(text('qr', 'x')).to.equal('barcode.not-loaded');
      await loadBarcodes();
      expect(text('qr', 'x')).to.equal('x');
    } finally {
      provideSymbolEncoder(loadSymbolEncoder);
    }
  });
});
