import type { Floating } from '../model/index.ts';

const known = new WeakMap<Floating, Map<number, Floating>>();

/** Floats of an item that is `y` pt below the top of its row, as counted from the row. The same for the same float and place. */
export function floatsBelow(floats: readonly Floating[], y: number): readonly Floating[] {
  return floats.map((floating) => {
    const { vertical, leavesCell } = floating;
    const isOfText = vertical.from === 'paragraph' || vertical.from === 'line';
    if (leavesCell !== true || !isOfText || vertical.align !== undefined || y === 0) return floating;
    let places = known.get(floating);
    if (!places) known.set(floating, (places = new Map<number, Floating>()));
    let below = places.get(y);
    if (!below) {
      below = { ...floating, vertical: { ...vertical, offset: (vertical.offset ?? 0) + y } };
      places.set(y, below);
    }
    return below;
  });
}
