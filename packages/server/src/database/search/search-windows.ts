/** Smallest blocks of ids, `from` up to but not `to`. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Ids within a window, in order, or that there are more of them than anybody wants to sort. */
export type Look = (window: Window, isRest: boolean) => Promise<readonly number[] | 'too many'>;

/** A window may be so many times as long as all before it. */
const mostGrowth = 32;
/** What is looked for is thought to lie as densely as so far, and a little less. */
const margin = 1.1;
/** Of a window that holds too much, so small a part is looked at next; then half of what is left of it. */
const cut = 8;

/**
 * The first `most` ids, from the newest down (or from the oldest up), of a table of so many blocks. Looks at a small window first:
 * what is frequent is found there. What is rare is then looked for in all the rest. So neither the number of rows nor how many of
 * them fit decides what it costs, but `most`.
 */
export async function searchWindows(
  blocks: number,
  { most, isOldest, look }: { readonly most: number; readonly isOldest: boolean; readonly look: Look },
): Promise<number[]> {
  const found: number[] = [];
  let done = 0;
  let length = 1;
  // Where the last window ended that held too much.
  let end = 0;
  while (done < blocks && found.length < most) {
    length = Math.min(length, blocks - done);
    const window = isOldest ? { from: done, to: done + length } : { from: blocks - done - length, to: blocks - done };
    const ids = await look(window, done + length === blocks);
    if (ids === 'too many') {
      end = done + length;
      length = Math.max(1, Math.floor(length / cut));
      continue;
    }
    found.push(...ids);
    done += length;
    const missing = most - found.length;
    const expected = found.length === 0 ? Infinity : Math.ceil((done * missing * margin) / found.length);
    length = Math.max(1, Math.min(expected, end > done ? Math.ceil((end - done) / 2) : done * mostGrowth));
  }
  return found.slice(0, most);
}
