import { expect } from 'chai';
import fc from 'fast-check';
import { OutputTooLong } from '../../../packages/engine/src/platform/growing-bytes.ts';
import { unpackLzw, type LzwFormat } from '../../../packages/engine/src/platform/lzw.ts';
import { packLzw } from '../pdf/support/pack-lzw.ts';

const limit = 1_000_000;
const pdfFormat = (earlyChange: 0 | 1): LzwFormat => ({ bits: 8, order: 'highest-first', earlyChange });

describe('LZW', () => {
  it('decompresses the example of the standard', () => {
    const packed = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
    expect(Array.from(unpackLzw(packed, pdfFormat(1), limit).bytes)).to.deep.equal([
      45, 45, 45, 45, 45, 65, 45, 45, 45, 66,
    ]);
  });

  it('decompresses data that fills the table, with EarlyChange on or off', () => {
    const data = Uint8Array.from({ length: 30_000 }, (_, index) => (index * index) >> 5);
    for (const early of [0, 1] as const) {
      const { bytes, complete } = unpackLzw(packLzw(data, early), pdfFormat(early), limit);
      expect(complete).to.equal(true);
      expect(Buffer.compare(bytes, data)).to.equal(0);
    }
  });

  it('never fails on noise, and stops at the limit', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (data) => void unpackLzw(data, pdfFormat(1), limit)));
    expect(() => unpackLzw(packLzw(new Uint8Array(5000), 1), pdfFormat(1), 4999)).to.throw(OutputTooLong);
  });

  it('decompresses the codes of GIF, lowest bits first, and stops at what is enough', () => {
    const gif: LzwFormat = { bits: 2, order: 'lowest-first', earlyChange: 0 };
    // Clear, 1, what is being made (1 1), 2; the table then has eight codes, so the end has four bits.
    const codes = [4, 1, 6, 2].map((code, index) => code << (3 * index));
    const whole = codes.reduce((sum, code) => sum | code, 5 << 12);
    const packed = Uint8Array.of(whole & 0xff, whole >> 8);
    const { bytes, complete } = unpackLzw(packed, gif, limit);
    expect([complete, ...bytes]).to.deep.equal([true, 1, 1, 1, 2]);
    expect([...unpackLzw(packed, gif, limit, 2).bytes]).to.deep.equal([1, 1, 1]);
    expect(unpackLzw(packed.subarray(0, 1), gif, limit).complete).to.equal(false);
  });
});
