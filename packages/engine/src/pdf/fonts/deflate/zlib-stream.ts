import type { Codec } from '../../../platform/codec.ts';
import { adler32, joinAdler32 } from '../../../platform/zlib.ts';
import type { BitBlock } from './bit-block.ts';
import { BitJoiner } from './bit-joiner.ts';
import { blockEnd, blockHead } from './glyph-code.ts';

/** Adler-32 (RFC 1950) of bytes, and how many there are: enough to find that of two stretches joined. */
export interface Adler {
  readonly sum: number;
  readonly length: number;
}

export const emptyAdler: Adler = { sum: 1, length: 0 };

export function adlerOf(bytes: Uint8Array): Adler {
  return { sum: adler32(bytes), length: bytes.length };
}

/** Adler-32 of the bytes of `first` and then those of `second`. */
export function joinAdler(first: Adler, second: Adler): Adler {
  return { sum: joinAdler32(first.sum, second.sum, second.length), length: first.length + second.length };
}

/** Deflate with a window of 32 KiB, no dictionary (RFC 1950, 2.2). */
const zlibHead = new Uint8Array([0x78, 0x9c]);
/** A stored block, not the last: its three bits. */
const storedBits: BitBlock = { words: new Uint32Array(1), bits: 3 };
const level = 6;

/** Length of a stored block and its complement; it starts at a whole byte. */
function storedLength(length: number): Uint8Array {
  return new Uint8Array([length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff]);
}

function adlerBytes({ sum }: Adler): Uint8Array {
  return new Uint8Array([sum >>> 24, (sum >> 16) & 0xff, (sum >> 8) & 0xff, sum & 0xff]);
}

/** What a stream is joined of, in this order. */
interface StreamParts {
  /** Bytes that stay as they are, at most 65,535. */
  readonly start: Uint8Array;
  /** Outlines packed with the glyph code, and the Adler-32 of all of them. */
  readonly blocks: readonly BitBlock[];
  readonly adler: Adler;
  /** Bytes that are packed now. */
  readonly end: Uint8Array;
}

/**
 * A zlib stream of a stored block, one block of outlines and a packed rest. Between the last two is an empty stored block,
 * which brings the stream back to a whole byte, where the codec's output begins.
 */
export function joinZlib({ start, blocks, adler, end }: StreamParts, codec: Codec): Uint8Array<ArrayBuffer> {
  const packedEnd = codec.deflateRaw(end, level);
  const bits = blocks.reduce((sum, block) => sum + block.bits, blockHead.bits + blockEnd.bits);
  const joiner = new BitJoiner(start.length + (bits >> 3) + packedEnd.length + 24);
  joiner.appendBytes(zlibHead);
  joiner.append(storedBits);
  joiner.appendBytes(storedLength(start.length));
  joiner.appendBytes(start);
  joiner.append(blockHead);
  for (const block of blocks) joiner.append(block);
  joiner.append(blockEnd);
  joiner.append(storedBits);
  joiner.appendBytes(storedLength(0));
  joiner.appendBytes(packedEnd);
  joiner.appendBytes(adlerBytes(joinAdler(joinAdler(adlerOf(start), adler), adlerOf(end))));
  return joiner.finish();
}
