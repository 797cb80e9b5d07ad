import { expect } from 'chai';
import fc from 'fast-check';
import { searchWindows } from '../../../packages/server/src/database/search/search-windows.ts';

const blockSize = 100;
const mostAtOnce = 200;

/** Searches these ids in blocks of 100, and counts what was read for it. */
async function search(ids: readonly number[], blocks: number, most: number, isOldest: boolean) {
  let looks = 0;
  let read = 0;
  const found = await searchWindows(blocks, {
    most,
    isOldest,
    look: async ({ from, to }) => {
      looks += 1;
      const within = ids.filter((id) => id >= from * blockSize && id < to * blockSize);
      read += Math.min(within.length, mostAtOnce + 1);
      if (to - from > 1 && within.length > mostAtOnce) return 'too many';
      return within.toSorted((a, b) => (isOldest ? a - b : b - a));
    },
  });
  return { found, looks, read };
}

describe('a search in windows', () => {
  it('finds the first in order, wherever they lie', async () => {
    const ids = fc.uniqueArray(fc.nat(49_999), { maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(ids, fc.integer({ min: 1, max: 150 }), fc.boolean(), async (given, most, isOldest) => {
        const { found } = await search(given, 500, most, isOldest);
        const sorted = given.toSorted((a, b) => (isOldest ? a - b : b - a));
        expect(found).to.deep.equal(sorted.slice(0, most));
      }),
    );
  });

  it('reads little more than was asked for, however many there are and wherever they lie', async () => {
    const all = Array.from({ length: 1_000_000 }, (_, id) => id);
    const spread = [1, 3, 10, 100, 1000, 100_000].map((step) => all.filter((id) => id % step === 0));
    const heaps = [
      all.filter((id) => id < 100_000),
      all.filter((id) => id >= 300_000 && id < 310_000),
      all.filter((id) => id % 100_000 < 500),
    ];
    for (const ids of [...spread, ...heaps]) {
      for (const isOldest of [true, false]) {
        const { found, looks, read } = await search(ids, 10_000, 100, isOldest);
        expect(found).to.have.length(Math.min(100, ids.length));
        expect(looks).to.be.at.most(30);
        expect(read).to.be.at.most(100 + 8 * (mostAtOnce + 1));
      }
    }
  });

  it('looks at nothing where there is nothing', async () => {
    expect(await search([], 0, 10, false)).to.deep.equal({ found: [], looks: 0, read: 0 });
  });
});
