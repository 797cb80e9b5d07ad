/** Blocks that are probed of a window. */
export const probes = 16;
/** A block that holds so many ids, and so many times more than its share of those that are missing, is no place for a long window. */
const full = { least: 32, times: 4 };
/** Probes may estimate this many times more ids than are missing; a scan tolerates that. */
const excess = 2;

/** How many ids each of some smallest blocks holds; they need not be counted further than `most`. */
export type Probe = (blocks: readonly number[], most: number) => Promise<readonly number[]>;

/** The result of probing a window, in blocks from its beginning. */
export interface Probed {
  /** The longest part of it without too many ids: up to the last probe below the limit. 0 if not even the first was. */
  readonly length: number;
  /** The first probe above the limit, if any. */
  readonly stop: number | undefined;
  /** Whether the block there is full by itself. */
  readonly isFull: boolean;
  /** Ids in the probed blocks, those up to the stop. */
  readonly count: number;
}

/** Probes a window in the middles of equal parts. `blockAt` gives the block at a distance from its beginning. */
export async function probeWindow(
  length: number,
  missing: number,
  blockAt: (at: number) => number,
  probe: Probe,
): Promise<Probed> {
  const places = Array.from({ length: probes }, (_, at) => Math.floor(((at + 0.5) * length) / probes));
  const most = Math.max(full.least, Math.ceil((full.times * missing) / length));
  const counts = await probe(places.map(blockAt), most);
  let count = 0;
  const stop = counts.findIndex((each) => {
    count += each;
    return each >= most || count > (missing * excess * probes) / length;
  });
  if (stop === -1) return { length, stop: undefined, isFull: false, count };
  const before = places[stop - 1];
  const isFull = (counts[stop] ?? 0) >= most;
  return { length: before === undefined ? 0 : before + 1, stop: places[stop] ?? 0, isFull, count };
}
