/** Index of the first item whose key is at least `value`; the number of items when there is none. Keys must not fall. */
export function firstAtLeast<Item>(items: readonly Item[], value: number, key: (item: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (key(items[middle] as Item) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
