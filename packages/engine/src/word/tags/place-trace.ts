import type { Place } from '../../problems/index.ts';
import type { Scope } from '../data/scope.ts';

/** A block, or the value of a tag, that was printed. */
export interface Origin {
  readonly kind: 'block' | 'value';
  /** Where it is in the template; for a value, the place of its tag. */
  readonly place: Place;
  /** Which repetition of each loop around it, outermost first. */
  readonly repeat: readonly number[];
  /** The tag of a value, as written. */
  readonly tag?: string;
  /** The value is empty. */
  readonly isBlank?: boolean;
}

/** Positions in the loops around a scope, outermost first. */
function repeatOf(scope: Scope): number[] {
  const repeat: number[] = [];
  for (let current: Scope | null = scope; current; current = current.parent) {
    if (current.index >= 0) repeat.unshift(current.index);
  }
  return repeat;
}

/** Numbers what is printed, so that it can be found again on the pages. */
export class PlaceTrace {
  readonly origins: Origin[] = [];

  block(place: Place, scope: Scope): number {
    return this.origins.push({ kind: 'block', place, repeat: repeatOf(scope) }) - 1;
  }

  value(place: Place, tag: string, scope: Scope, isBlank: boolean): number {
    return this.origins.push({ kind: 'value', place, tag, repeat: repeatOf(scope), isBlank }) - 1;
  }
}
