import { probes, probeWindow, type Probe } from './probe-window.ts';

/** Smallest blocks of ids, `from` up to but not `to`. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Ids within a window, in order, or the fact that there are too many to sort. */
export type Look = (window: Window, isRest: boolean) => Promise<readonly number[] | 'too many'>;

/** How many of these smallest blocks, in this order, hold nothing before one holds something; undefined if none does. */
export type Skip = (blocks: readonly number[]) => Promise<number | undefined>;

export interface WindowSearch {
  readonly most: number;
  readonly isOldest: boolean;
  readonly look: Look;
  readonly probe: Probe;
  readonly skip: Skip;
}

/** Matches are assumed to be slightly less dense than so far. */
const margin = 1.1;
/** After a window with too many ids, this fraction of it is searched next; then half of the rest. */
const cut = 8;
/** Number of ids needed to estimate their density. */
const telling = 8;
/** Longer windows are probed first: shorter ones are read quickly even if every row matches. `estimated`: with a known density. */
const unprobed = { blindly: 32, estimated: 128 };
/** Before a full block the first that holds anything is looked for among so many, one after the other. */
const skipped = 64;

/**
 * The first `most` ids, from the newest down (or from the oldest up), of a table of so many blocks. Looks at a small window first:
 * what is frequent is found there. What is rare is then looked for in all the rest. A look takes time for every id that its window
 * holds, so long windows are probed first, and end before dense regions. So the cost depends neither on the number of rows, nor on
 * the number of matches, nor on their positions, but on `most`.
 */
export async function searchWindows(blocks: number, search: WindowSearch): Promise<number[]> {
  const { most, isOldest, look, probe, skip } = search;
  const blockAt = (at: number): number => (isOldest ? at : blocks - 1 - at);
  const found: number[] = [];
  let done = 0;
  let length = 1;
  // Where the nearest full block or window ends that is known to hold too much, and up to which of these blocks were skipped.
  let end = 0;
  let skippedTo = 0;
  while (done < blocks && found.length < most) {
    length = Math.min(length, blocks - done);
    if (length > (found.length < telling ? unprobed.blindly : unprobed.estimated)) {
      const missing = most - found.length;
      const { stop, isFull, count, ...probed } = await probeWindow(length, missing, (at) => blockAt(done + at), probe);
      length = probed.length;
      if (stop !== undefined && isFull) end = done + stop + 1;
      if (stop !== undefined && length === 0) {
        length = Math.max(1, Math.ceil(stop / 2));
        continue;
      }
      const seen = found.length + count;
      if (stop === undefined && seen >= telling)
        length = Math.min(length, Math.ceil((missing * margin * (done + probes)) / seen));
    }
    const window = isOldest ? { from: done, to: done + length } : { from: blocks - done - length, to: blocks - done };
    const ids = await look(window, done + length === blocks);
    if (ids === 'too many') {
      end = done + length;
      length = Math.max(1, Math.floor(length / cut));
      continue;
    }
    found.push(...ids);
    done += length;
    // As densely as all so far, or as in the last window: a heap may begin there.
    const density = Math.max(found.length / done, ids.length < telling ? 0 : ids.length / length);
    const expected = density === 0 ? Infinity : Math.ceil(((most - found.length) * margin) / density);
    const gap = end - done;
    if (gap <= 0 || expected <= gap) {
      length = Math.max(1, expected);
    } else if (gap > skipped || end === skippedTo) {
      length = Math.ceil(gap / 2);
    } else {
      done += (await skip(Array.from({ length: gap }, (_, at) => blockAt(done + at)))) ?? gap;
      skippedTo = end;
      length = 1;
    }
  }
  return found.slice(0, most);
}
