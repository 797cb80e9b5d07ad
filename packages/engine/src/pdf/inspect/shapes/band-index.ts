import { overlaps, type Box } from './box.ts';

/** Height of a band, pt. */
const band = 24;

/** Things by their place, so that those in a box are found without comparing all. */
export class BandIndex<Thing extends Box> {
  readonly #bands = new Map<number, Thing[]>();

  constructor(things: readonly Thing[]) {
    for (const thing of things) {
      for (const key of bandsOf(thing)) {
        const list = this.#bands.get(key);
        if (list) list.push(thing);
        else this.#bands.set(key, [thing]);
      }
    }
  }

  /** Things that touch a box. */
  touching(box: Box): Thing[] {
    const found = new Set<Thing>();
    for (const key of bandsOf(box)) {
      for (const thing of this.#bands.get(key) ?? []) if (overlaps(thing, box)) found.add(thing);
    }
    return [...found];
  }

  /** Things whose middle is in a box. */
  inside(box: Box): Thing[] {
    return this.touching(box).filter(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
  }
}

/** Bands a box is in; of one that is higher than any page only the first ones. */
function bandsOf({ top, bottom }: Box): number[] {
  const first = Math.floor(top / band);
  const last = Math.min(Math.floor(bottom / band), first + 2_000);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
