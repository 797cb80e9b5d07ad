import { BitBlockWriter, type BitBlock } from './bit-block.ts';

// One Huffman code for the outlines of all fonts. Blocks made with it can follow each other within one deflate block, in any
// order and at any bit, so a glyph is packed once and its bits are copied into every document. The lengths (in hexadecimal, one
// digit a symbol) are those of an optimal code, at most 15 bits long, for what glyph-packer.ts finds in outlines without
// instructions: every 37th glyph from 300 to 8,000 of BIZ UDMincho, BIZ UDMincho Bold, BIZ UDGothic, Noto Serif JP and Noto Sans
// JP, each symbol counted once more than it occurs. On the outlines of one of these fonts it is 0.5-2 % longer than the best
// code for that font alone.

/** Bits of the codes for bytes (0-255), the end of the block (256) and lengths of matches (257-285). */
const literalLengths =
  '555677557777777776777666777777777676776688888888887686668888887888888888888989898989898989898999' +
  '89899999999999999999a999a9a9a9a9a9a9a9a9a9a9a9a9a9aaaaaaaa9aaaaaaaaaaaaaaaaaaaaaaaaaaaabaaaaaaaa' +
  'aaaaaaaaaaaaaabababababababababababababaaabbababababababaa998768f67899aabbddedefffffffffffffff';
/** Bits of the codes for distances of matches. */
const distanceLengths = '6564543433334678bccccccccccccb';

/** A Huffman code: the bits of each symbol, first bit lowest, and how many. */
export interface BitCode {
  readonly bits: Uint16Array;
  readonly lengths: Uint8Array;
}

function reversed(value: number, count: number): number {
  let result = 0;
  for (let bit = 0; bit < count; bit++) result |= ((value >> bit) & 1) << (count - 1 - bit);
  return result;
}

/** The canonical code with these lengths (RFC 1951, 3.2.2). */
function canonicalCode(digits: string): BitCode {
  const lengths = Uint8Array.from(digits, (digit) => Number.parseInt(digit, 16));
  const bits = new Uint16Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= 15; length++) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) bits[symbol] = reversed(code++, length);
    }
    code <<= 1;
  }
  return { bits, lengths };
}

export const literalCode: BitCode = canonicalCode(literalLengths);
export const distanceCode: BitCode = canonicalCode(distanceLengths);

/** Order in which a block's head gives the lengths of the code for lengths (RFC 1951, 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/**
 * The head of a block that is not the last and uses the code. Each length is given in four bits, which is some 50 bytes more
 * than the shortest form, once a font.
 */
function writeHead(): BitBlock {
  const writer = new BitBlockWriter(192);
  writer.write(0, 1);
  writer.write(2, 2);
  writer.write(literalCode.lengths.length - 257, 5);
  writer.write(distanceCode.lengths.length - 1, 5);
  writer.write(lengthOrder.length - 4, 4);
  for (const symbol of lengthOrder) writer.write(symbol < 16 ? 4 : 0, 3);
  for (const length of [...literalCode.lengths, ...distanceCode.lengths]) writer.write(reversed(length, 4), 4);
  return writer.finish();
}

function writeEnd(): BitBlock {
  const writer = new BitBlockWriter(4);
  writer.write(literalCode.bits[256] ?? 0, literalCode.lengths[256] ?? 0);
  return writer.finish();
}

export const blockHead: BitBlock = writeHead();
export const blockEnd: BitBlock = writeEnd();
