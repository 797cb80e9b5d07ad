import { expect } from 'chai';
import { inflateSync } from 'fflate';
import fc from 'fast-check';
import { crc32 as zlibCrc32, inflateRawSync } from 'node:zlib';
import { crc32, crcShift, joinCrcs } from '../../../packages/engine/src/platform/crc32.ts';
import { Deflater } from '../../../packages/engine/src/zip/deflate/index.ts';
import { codeLengths } from '../../../packages/engine/src/zip/deflate/huffman.ts';

/** A literal, or a copy of `length` bytes from `back` bytes before. */
type Piece = { readonly byte: number } | { readonly length: number; readonly back: number };

/** What the pieces mean, and the same deflated. Copies that reach before the beginning are left out. */
function both(pieces: readonly Piece[]): { plain: Uint8Array; deflated: Uint8Array } {
  const plain: number[] = [];
  const deflater = new Deflater(16);
  for (const piece of pieces) {
    if ('byte' in piece) {
      plain.push(piece.byte);
      deflater.literal(piece.byte);
    } else if (piece.back <= plain.length) {
      for (let copied = 0; copied < piece.length; copied++) plain.push(plain[plain.length - piece.back] ?? 0);
      deflater.match(piece.length, piece.back);
    }
  }
  return { plain: Uint8Array.from(plain), deflated: deflater.finish() };
}

function expectInflates({ plain, deflated }: ReturnType<typeof both>): void {
  expect(Buffer.compare(inflateRawSync(deflated), plain)).to.equal(0);
  expect(Buffer.compare(inflateSync(deflated), plain)).to.equal(0);
}

const piece: fc.Arbitrary<Piece> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ byte: fc.integer({ min: 0, max: 255 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ length: fc.integer({ min: 3, max: 600 }), back: fc.integer({ min: 1, max: 32768 }) }),
  },
  { weight: 1, arbitrary: fc.record({ length: fc.integer({ min: 3, max: 9 }), back: fc.integer({ min: 1, max: 4 }) }) },
);

describe('deflating literals and repetitions', () => {
  it('gives a stream that every inflater reads', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => expectInflates(both(pieces))),
      { numRuns: 400 },
    );
  });

  it('gives an empty stream for nothing', () => {
    expectInflates(both([]));
  });

  it('encodes every length and every distance', () => {
    const start: Piece[] = Array.from({ length: 32768 }, (_, index) => ({ byte: (index * 7 + (index >> 8)) & 255 }));
    const lengths: Piece[] = Array.from({ length: 300 }, (_, index) => ({
      length: index + 3,
      back: 32768 - index * 5,
    }));
    const distances: Piece[] = Array.from({ length: 2000 }, (_, index) => ({ length: 3, back: 1 + index * 16 }));
    expectInflates(
      both([...start, ...lengths, ...distances, { length: 100_000, back: 1 }, { length: 260, back: 32768 }]),
    );
  });

  it('begins a new block when one is full', () => {
    const many: Piece[] = Array.from({ length: 50_000 }, (_, index) => ({
      byte: index < 30_000 ? index % 7 : 100 + (index % 97),
    }));
    expectInflates(both(many));
  });

  it('joins repetitions of one distance, also by less than a repetition', () => {
    const pieces: Piece[] = [
      { byte: 1 },
      { byte: 2 },
      { length: 258, back: 2 },
      { length: 1, back: 2 },
      { length: 2, back: 2 },
    ];
    expectInflates(both(pieces));
    expect(both(pieces).deflated.length).to.be.lessThan(10);
  });

  it('makes complete codes of no more bits than allowed', () => {
    const frequencies = fc.array(
      fc.oneof(fc.nat(3), fc.nat(5000), fc.constantFrom(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)),
      {
        minLength: 2,
        maxLength: 286,
      },
    );
    fc.assert(
      fc.property(frequencies, fc.constantFrom(7, 9, 15), (each, most) => {
        fc.pre(each.length <= 2 ** most && (most > 7 || each.length <= 19));
        const lengths = codeLengths(Uint32Array.from(each), most);
        let sum = 0;
        for (const length of lengths) if (length > 0) sum += 2 ** (most - length);
        expect(Math.max(...lengths)).to.be.at.most(most);
        expect(sum).to.equal(2 ** most);
        for (const [symbol, frequency] of each.entries())
          if (frequency > 0) expect(lengths[symbol]).to.be.greaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('CRC-32', () => {
  it('of parts combines to that of the whole', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
        const whole = zlibCrc32(Buffer.concat([first, second]));
        expect(joinCrcs(crc32(first), crc32(second), crcShift(second.length))).to.equal(whole);
        expect(crc32(second, crc32(first))).to.equal(whole);
      }),
    );
  });
});
