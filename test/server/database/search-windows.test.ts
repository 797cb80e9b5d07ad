import { expect } from 'chai';
import fc from 'fast-check';
import { searchWindows } from '../../../packages/server/src/database/search/search-windows.ts';

const blockSize = 100;
const mostAtOnce = 200;

/** Searches these ids in blocks of 100, and counts the queries and the rows that they read. */
async function search(ids: readonly number[], blocks: number, most: number, isOldest: boolean) {
  const sorted = ids.toSorted((a, b) => a - b);
  const before = (id: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const idsOf = (from: number, to: number): number[] => sorted.slice(before(from * blockSize), before(to * blockSize));
  let asked = 0;
  let gone = 0;
  const found = await searchWindows(blocks, {
    most,
    isOldest,
    look: async ({ from, to }) => {
      expect(from).to.be.within(0, to - 1);
      expect(to).to.be.at.most(blocks);
      asked += 1;
      const within = idsOf(from, to);
      gone += within.length;
      if (to - from > 1 && within.length > mostAtOnce) return 'too many';
      return isOldest ? within : within.toReversed();
    },
    probe: async (probed, mostOfBlock) => {
      asked += 1;
      const counts = probed.map((block) => idsOf(block, block + 1).length);
      gone += counts.reduce((all, count) => all + count, 0);
      return counts.map((count) => Math.min(count, mostOfBlock));
    },
    skip: async (skipped) => {
      asked += 1;
      const at = skipped.findIndex((block) => idsOf(block, block + 1).length > 0);
      return at === -1 ? undefined : at;
    },
  });
  return { found, asked, gone };
}

describe('a search in windows', () => {
  it('finds the first matches in order, wherever they are', async () => {
    const ids = fc.uniqueArray(fc.nat(49_999), { maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(ids, fc.integer({ min: 1, max: 150 }), fc.boolean(), async (given, most, isOldest) => {
        const { found } = await search(given, 500, most, isOldest);
        const sorted = given.toSorted((a, b) => (isOldest ? a - b : b - a));
        expect(found).to.deep.equal(sorted.slice(0, most));
      }),
    );
  });

  it('reads little more than was requested, however many matches there are and wherever they are', async () => {
    const all = Array.from({ length: 1_000_000 }, (_, id) => id);
    const spread = [1, 3, 10, 100, 1000, 100_000].map((step) => all.filter((id) => id % step === 0));
    const heaps = [
      all.filter((id) => id < 100_000),
      all.filter((id) => id >= 300_000 && id < 310_000),
      all.filter((id) => id % 100_000 < 500),
      all.filter((id) => id < 500_000),
      all.filter((id) => id < 999_000 && id >= 1000),
      all.filter((id) => id < 200_000 || id % 5000 === 0),
      all.filter((id) => id >= 800_000 || id % 5000 === 0),
    ];
    for (const ids of [...spread, ...heaps]) {
      for (const isOldest of [true, false]) {
        const { found, asked, gone } = await search(ids, 10_000, 100, isOldest);
        expect(found).to.have.length(Math.min(100, ids.length));
        expect(asked).to.be.at.most(20);
        // Up to a hundred blocks of the ten thousand.
        expect(gone).to.be.at.most(12_000);
      }
    }
  });

  it('reads nothing if there is nothing', async () => {
    expect(await search([], 0, 10, false)).to.deep.equal({ found: [], asked: 0, gone: 0 });
  });
});
