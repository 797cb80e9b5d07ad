/**
 * Keys that rows are found by in the search index of PostgreSQL (migration 022): parts of one to three characters of their texts,
 * facts (`status=1`), and the blocks that contain their ids (`#10:7`). Facts and blocks are longer than any part.
 */

/** Ids of the smallest block (their number, and its bits), and how many blocks make one of the next size. */
export const blockBits = 10;
export const blockSize = 2 ** blockBits;
const bits = [blockBits, 14, 18, 22, 26];
const growth = 16;
const longestPart = 3;

/** The keys that a row has if its folded text contains this one, folded too: necessary, and for a text of up to three characters sufficient. */
export function partsOf(text: string): string[] {
  const characters = [...text];
  const length = Math.min(longestPart, characters.length);
  const parts = Array.from({ length: characters.length - length + 1 }, (_, at) =>
    characters.slice(at, at + length).join(''),
  );
  return [...new Set(parts)];
}

/** The key of a smallest block. */
export const blockKey = (block: number): string => `#${blockBits}:${block}`;

/** The fewest blocks that hold the ids of `from` up to but not `to`; both counted in smallest blocks. */
export function blockKeys(from: number, to: number): string[] {
  const keys: string[] = [];
  for (let at = from; at < to;) {
    let size = 0;
    while (size + 1 < bits.length && at % growth ** (size + 1) === 0 && at + growth ** (size + 1) <= to) size += 1;
    keys.push(`#${bits[size]}:${at / growth ** size}`);
    at += growth ** size;
  }
  return keys;
}
