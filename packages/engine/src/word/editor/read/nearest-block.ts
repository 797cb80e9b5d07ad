import { allBlocks } from '../../read/block-tree.ts';
import type { Block } from '../../read/block.ts';

/** The block with that path. */
export function blockAt(blocks: readonly Block[], path: readonly number[]): Block | undefined {
  let among = blocks;
  let found: Block | undefined;
  for (const step of path) {
    found = among[step];
    if (!found) return undefined;
    among = found.children;
  }
  return found;
}

/** The distance of two paths: an outer step that differs counts more than every inner one. */
function distance(a: readonly number[], b: readonly number[]): number {
  let sum = a.length === b.length ? 0 : 0.5;
  // Blocks as deep as the requested one come first.
  for (let depth = 0; depth < Math.max(a.length, b.length); depth++) {
    const [left, right] = [a[depth], b[depth]];
    const apart = left === undefined || right === undefined ? 1.5 : Math.min(Math.abs(left - right), 999);
    sum += apart / 1000 ** depth;
  }
  return sum;
}

/** How many steps two paths share from the top, and how far they differ at the first one that differs. */
function parting(a: readonly number[], b: readonly number[]): { readonly shared: number; readonly apart: number } {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  const [left, right] = [a[shared], b[shared]];
  // Siblings are nearer than what they are in.
  return {
    shared,
    apart: left === undefined || right === undefined ? Number.MAX_SAFE_INTEGER : Math.abs(left - right),
  };
}

/** The paths that a reader may have meant by one that is not there: those that share the most of it, neighbors first. */
export function nearestPaths(
  paths: Iterable<readonly number[]>,
  wanted: readonly number[],
  count: number,
): (readonly number[])[] {
  return [...paths]
    .map((path) => ({ path, ...parting(path, wanted) }))
    .toSorted((a, b) => b.shared - a.shared || a.apart - b.apart || a.path.length - b.path.length)
    .slice(0, count)
    .map(({ path }) => path);
}

/** The block nearest to a path: one of the requested type if there is any, else any. */
export function nearestBlock(blocks: readonly Block[], path: readonly number[], type: string): Block | undefined {
  let best: Block | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const block of allBlocks(blocks)) {
    const apart = distance(block.path, path) + (block.type === type ? 0 : 1_000_000);
    if (apart < least) {
      best = block;
      least = apart;
    }
  }
  return best;
}
