import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import {
  adlerOf,
  emptyAdler,
  joinAdler,
  joinZlib,
} from '../../../../packages/engine/src/pdf/fonts/deflate/zlib-stream.ts';
import { distanceCode, literalCode } from '../../../../packages/engine/src/pdf/fonts/deflate/glyph-code.ts';
import { packGlyph } from '../../../../packages/engine/src/pdf/fonts/deflate/glyph-packer.ts';
import { zlibStream } from '../../../../packages/engine/src/platform/zlib.ts';

/** Bytes like those of outlines: stretches that come again, and others. */
const bytes = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.tuple(fc.nat(255), fc.nat(700)).map(([byte, length]) => new Uint8Array(length).fill(byte)),
    ),
    { maxLength: 8 },
  )
  .chain((parts) => fc.shuffledSubarray([...parts, ...parts]))
  .map((parts) => new Uint8Array(Buffer.concat(parts)));

describe('packing outlines', () => {
  it('uses a complete prefix code in which every byte, length and distance has a place', () => {
    for (const { lengths } of [literalCode, distanceCode]) {
      expect(Array.from(lengths).every((length) => length >= 1 && length <= 15)).to.equal(true);
      expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).to.equal(1);
    }
  });

  it('joins packed parts at any bit into a stream that any reader decompresses', () => {
    fc.assert(
      fc.property(fc.array(bytes, { maxLength: 6 }), bytes, bytes, (glyphs, start, end) => {
        const adler = glyphs.reduce((sum, glyph) => joinAdler(sum, adlerOf(glyph)), emptyAdler);
        const blocks = glyphs.map((glyph) => packGlyph(glyph));
        const stream = joinZlib({ start, blocks, adler, end }, nodeCodec);
        // zlib checks the Adler-32 at the end.
        expect(Buffer.compare(inflateSync(stream), Buffer.concat([start, ...glyphs, end]))).to.equal(0);
      }),
      { numRuns: 300 },
    );
  });

  it('packs a part to the same bits whatever was packed before', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const first = packGlyph(one);
        packGlyph(other);
        expect(packGlyph(one)).to.deep.equal(first);
      }),
    );
  });

  it('packs a part far longer than any outline', () => {
    const long = Uint8Array.from({ length: 300_000 }, (_, index) => (index * index) >> 5);
    const stream = joinZlib(
      { start: new Uint8Array(0), blocks: [packGlyph(long)], adler: adlerOf(long), end: long },
      nodeCodec,
    );
    expect(inflateSync(stream).length).to.equal(600_000);
  });

  it('packs bytes at once too', () => {
    const data = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    expect(Buffer.compare(inflateSync(zlibStream(data, nodeCodec)), data)).to.equal(0);
  });

  it('fails the checksum of a reader when a byte is wrong', () => {
    const data = Uint8Array.from({ length: 400 }, (_, index) => index % 60);
    const stream = joinZlib({ start: data, blocks: [packGlyph(data)], adler: emptyAdler, end: data }, nodeCodec);
    expect(() => inflateSync(stream)).to.throw(/check/u);
  });
});
