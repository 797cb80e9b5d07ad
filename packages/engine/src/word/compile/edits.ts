import type { Place } from '../../problems/index.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import type { Step } from './step.ts';

/** Makes one step of a structure's sections, for example the branches of a condition. */
export type BuildStructure = (sections: readonly Step[]) => Step;

/** A mark at an offset of the part's text. */
export type Mark = {
  readonly at: number;
  readonly order: number;
  /** Kept even if it is in an element that is left out, because it was moved out of it. */
  readonly isOutside?: true;
} & (
  | { readonly kind: 'open'; readonly structure: Structure }
  | { readonly kind: 'split' | 'close'; readonly structure: Structure }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'static'; readonly xml: string }
);

/**
 * What may become of a stretch: a block is written or not, or one of its sections is; of a repeated one the first section is
 * written any number of times; a guarded one goes when nothing is left of it; a kept one is always written once.
 */
export type StructureKind = 'block' | 'repeat' | 'guard' | 'keep';

/** A stretch of the part that is not simply copied: a block, or a paragraph that vanishes when nothing is printed in it. */
export interface Structure {
  readonly kind: StructureKind;
  readonly build: BuildStructure;
  /** Steps at the beginning of each pass through the first section, for what must differ between the copies. */
  readonly passes: Step[];
  /** Where to point when the structure turns out to overlap another one. */
  readonly place: Place;
}

export interface Cut {
  readonly start: number;
  readonly end: number;
}

/** A structure and where it is. */
export interface PlacedStructure {
  readonly structure: Structure;
  readonly start: Bound;
  readonly splits: readonly Bound[];
  readonly end: Bound;
}

/**
 * What compiling does to the text of a part: stretches left out, and steps, structures and fixed text put in. Marks at one
 * offset are in the order of their `order`, which follows the order of the tags they come from.
 */
export class Edits {
  readonly cuts: Cut[] = [];
  readonly marks: Mark[] = [];
  readonly structures: PlacedStructure[] = [];
  readonly #voids: Cut[] = [];
  #merged: Cut[] | null = null;

  /** Leaves out a whole element with everything that would be put into it. */
  remove(element: Cut): void {
    this.#voids.push({ start: element.start, end: element.end });
    this.#merged = null;
    this.cut(element.start, element.end);
  }

  /** The elements that were left out. */
  get removed(): readonly Cut[] {
    return this.#voids;
  }

  /** Is the offset in an element that was left out? */
  isRemoved(at: number): boolean {
    // Elements are in or next to each other: merged, the one that begins last before the offset decides.
    this.#merged ??= mergeCuts(this.#voids);
    const found = this.#merged[firstAtLeast(this.#merged, at + 1, ({ start }) => start) - 1];
    return found !== undefined && at < found.end;
  }

  cut(start: number, end: number): void {
    if (end > start) this.cuts.push({ start, end });
  }

  step(at: number, order: number, step: Step): void {
    this.marks.push({ at, order, kind: 'step', step });
  }

  /** A step that is not left out with an element that is. */
  stepOutside(at: number, order: number, step: Step): void {
    this.marks.push({ at, order, kind: 'step', step, isOutside: true });
  }

  insert(at: number, order: number, xml: string): void {
    this.marks.push({ at, order, kind: 'static', xml });
  }

  /** A structure over [start, end), cut into sections at `splits`. Each bound comes with its order. */
  structure(
    start: Bound,
    splits: readonly Bound[],
    end: Bound,
    build: BuildStructure,
    place: Place,
    kind: StructureKind = 'block',
  ): void {
    const structure: Structure = { kind, build, place, passes: [] };
    this.structures.push({ structure, start, splits, end });
    this.marks.push({ at: start.at, order: start.order, kind: 'open', structure });
    for (const { at, order } of splits) this.marks.push({ at, order, kind: 'split', structure });
    this.marks.push({ at: end.at, order: end.order, kind: 'close', structure });
  }
}

/** An offset in the part and the order among the marks there. */
export interface Bound {
  readonly at: number;
  readonly order: number;
}

/** Sorted cuts without overlaps. */
export function mergeCuts(cuts: readonly Cut[]): Cut[] {
  const merged: Cut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && cut.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, cut.end) };
    else merged.push(cut);
  }
  return merged;
}
