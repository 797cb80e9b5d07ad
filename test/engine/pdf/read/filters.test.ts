import { deflateRawSync, deflateSync, constants } from 'node:zlib';
import { expect } from 'chai';
import fc from 'fast-check';
import { OutputTooLong } from '../../../../packages/engine/src/platform/growing-bytes.ts';
import { inflate } from '../../../../packages/engine/src/pdf/read/filters/inflate.ts';
import { undoPredictor } from '../../../../packages/engine/src/pdf/read/filters/predictor.ts';
import {
  decodeAscii85,
  decodeAsciiHex,
  decodeRunLength,
} from '../../../../packages/engine/src/pdf/read/filters/decode-stream.ts';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { adler32, joinAdler32, zlibStream } from '../../../../packages/engine/src/pdf/write/index.ts';
import { latin1 } from '../support/build-pdf.ts';

const limit = 1_000_000;
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Data that packs: runs and repeats among noise. */
const packable = fc
  .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(30)), { maxLength: 40 })
  .map((parts) =>
    Uint8Array.from(parts.flatMap(([part, times]) => Array.from({ length: times }, () => [...part]).flat())),
  );

describe('Flate', () => {
  it('decompresses the output of zlib, at any level and with any strategy', () => {
    const strategies = [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY, constants.Z_RLE];
    fc.assert(
      fc.property(packable, fc.nat(9), fc.constantFrom(...strategies), (data, level, strategy) => {
        const { bytes, complete } = inflate(deflateSync(data, { level, strategy }), limit);
        expect(complete).to.equal(true);
        expect(Buffer.compare(bytes, data)).to.equal(0);
      }),
    );
  });

  it('gives the output before the data ended or broke', () => {
    const data = latin1('一二三'.repeat(1000));
    const packed = deflateSync(data);
    const cut = inflate(packed.subarray(0, packed.length - 12), limit);
    expect(cut.complete).to.equal(false);
    expect(textOf(data).startsWith(textOf(cut.bytes))).to.equal(true);
    expect(inflate(Uint8Array.of(0x78, 0x9c, 0xff, 0xff), limit)).to.deep.include({ complete: false });
    expect(inflate(new Uint8Array(), limit).bytes).to.have.length(0);
  });

  it('never fails on noise', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (data) => void inflate(data, limit)));
  });

  it('accepts data with line breaks before it or a wrong header', () => {
    expect(textOf(inflate(Buffer.concat([latin1('\r\n'), deflateSync(latin1('abc'))]), limit).bytes)).to.equal('abc');
    expect(textOf(inflate(Buffer.concat([latin1('xx'), deflateRawSync(latin1('abc'))]), limit).bytes)).to.equal('abc');
  });

  it('stops at the limit', () => {
    expect(() => inflate(deflateSync(new Uint8Array(limit + 1)), limit)).to.throw(OutputTooLong);
    expect(inflate(deflateSync(new Uint8Array(limit)), limit).bytes).to.have.length(limit);
  });

  it('is compressed with the checksum that zlib checks', () => {
    fc.assert(
      fc.property(packable, (data) => {
        const expected = deflateSync(data);
        expect(adler32(data)).to.equal(expected.readUInt32BE(expected.length - 4));
        expect(Buffer.compare(inflate(zlibStream(data, nodeCodec), limit).bytes, data)).to.equal(0);
      }),
    );
  });

  it('has checksums that can be combined', () => {
    fc.assert(
      fc.property(packable, packable, (one, two) => {
        const whole = adler32(Buffer.concat([one, two]));
        expect(joinAdler32(adler32(one), adler32(two), two.length)).to.equal(whole);
        expect(adler32(two, adler32(one))).to.equal(whole);
      }),
    );
  });
});

describe('filters of text and runs', () => {
  it('undo hexadecimal digits, with spaces and an odd one', () => {
    expect(Array.from(decodeAsciiHex(latin1('61 62\n7>zz')))).to.deep.equal([0x61, 0x62, 0x70]);
  });

  it('undo base 85, with z, spaces and a last part', () => {
    expect(textOf(decodeAscii85(latin1('<~87cUR\nD]i,"Ebo80~>'), limit))).to.equal('Hello World!');
    expect(textOf(decodeAscii85(latin1('87cURDZ~>'), limit))).to.equal('Hello');
    expect(Array.from(decodeAscii85(latin1('z!!~>'), limit))).to.deep.equal([0, 0, 0, 0, 0]);
    expect(() => decodeAscii85(latin1('z'.repeat(100)), 399)).to.throw(OutputTooLong);
  });

  it('undo runs', () => {
    expect(textOf(decodeRunLength(Uint8Array.of(2, 97, 98, 99, 254, 100, 128, 101), limit))).to.equal('abcddd');
    expect(() => decodeRunLength(Uint8Array.of(129, 0), 127)).to.throw(OutputTooLong);
  });
});

describe('predictors', () => {
  const undo = (data: number[], predictor: number, columns: number, colors = 1, bits = 8): number[] =>
    Array.from(undoPredictor(Uint8Array.from(data), { predictor, columns, colors, bits }));

  it('undo each PNG filter', () => {
    const rows = [
      [0, 1, 2, 3],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [3, 10, 10, 10],
      [4, 1, 1, 1],
    ];
    expect(undo(rows.flat(), 15, 3)).to.deep.equal([1, 2, 3, 1, 2, 3, 2, 3, 4, 11, 17, 20, 12, 18, 21]);
  });

  it('undo TIFF samples of 8, 16 and 4 bits', () => {
    expect(undo([1, 2, 3, 10, 1, 1], 2, 3)).to.deep.equal([1, 3, 6, 10, 11, 12]);
    expect(undo([1, 0, 0, 255, 0, 1], 2, 3, 1, 16)).to.deep.equal([1, 0, 1, 255, 2, 0]);
    expect(undo([0x12, 0x3f], 2, 4, 1, 4)).to.deep.equal([0x13, 0x65]);
    expect(undo([1, 2, 3, 1, 1, 1], 2, 2, 3)).to.deep.equal([1, 2, 3, 2, 3, 4]);
  });

  it('leave data unchanged when their parameters are invalid', () => {
    expect(undo([1, 2, 3], 12, 0)).to.deep.equal([1, 2, 3]);
    expect(undo([2, 2, 3], 12, 1e9)).to.deep.equal([2, 3]);
    expect(undo([1, 2], 2, 2, 1, 7)).to.deep.equal([1, 2]);
  });
});
