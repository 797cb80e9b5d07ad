import { firstAtLeast } from '../../../platform/sorted.ts';
import type { Cut, PlacedStructure, Structure } from '../edits.ts';

/** A structure, or an element that is left out, with what is inside it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** null for an element that is left out. */
  readonly placed: PlacedStructure | null;
  readonly inner: Stretch[];
}

/** A stretch around something, and in which of its sections that is, from 0. */
export interface Around {
  readonly stretch: Stretch;
  readonly section: number;
}

/** Outer ones first; of two over the same stretch, the one opened first. */
function outerFirst(a: Stretch, b: Stretch): number {
  return a.start - b.start || b.end - a.end || (a.placed?.start.order ?? 0) - (b.placed?.start.order ?? 0);
}

function nest(stretches: readonly Stretch[]): Stretch {
  const root: Stretch = { start: 0, end: Infinity, placed: null, inner: [] };
  const open = [root];
  for (const stretch of stretches) {
    while ((open.at(-1) as Stretch).end < stretch.end) open.pop();
    (open.at(-1) ?? root).inner.push(stretch);
    open.push(stretch);
  }
  return root;
}

function sectionOf({ placed }: Stretch, at: number): number {
  return placed?.splits.filter((split) => split.at <= at).length ?? 0;
}

/** The loops among stretches that repeat what is in them. */
export function loopsOf(around: readonly Around[]): Structure[] {
  return around.flatMap(({ stretch, section }) =>
    stretch.placed?.structure.kind === 'repeat' && section === 0 ? [stretch.placed.structure] : [],
  );
}

/** The stretches of a part that may be left out or repeated, to look up what is in which. */
export class Stretches {
  readonly #root: Stretch;

  constructor(structures: readonly PlacedStructure[], removed: readonly Cut[]) {
    const all: Stretch[] = removed.map(({ start, end }) => ({ start, end, placed: null, inner: [] }));
    for (const placed of structures) {
      const { structure, start, end } = placed;
      if (structure.kind !== 'keep' && end.at > start.at) all.push({ start: start.at, end: end.at, placed, inner: [] });
    }
    this.#root = nest(all.toSorted(outerFirst));
  }

  get isEmpty(): boolean {
    return this.#root.inner.length === 0;
  }

  /** The stretches around [start, end), outermost first. */
  around(start: number, end: number): Around[] {
    const found: Around[] = [];
    let current = this.#root;
    for (;;) {
      const { inner } = current;
      const index = firstAtLeast(inner, start + 1, (stretch) => stretch.start) - 1;
      const next = this.#holding(inner, index, start, end);
      if (!next) return found;
      found.push({ stretch: next, section: sectionOf(next, start) });
      current = next;
    }
  }

  /** The loops that repeat [start, end), outermost first. */
  loops(start: number, end: number): Structure[] {
    return loopsOf(this.around(start, end));
  }

  /** Siblings do not overlap, so only the last one that begins before can hold the stretch. */
  #holding(siblings: readonly Stretch[], index: number, start: number, end: number): Stretch | null {
    const found = siblings[index];
    return found && found.start <= start && found.end >= end ? found : null;
  }
}
