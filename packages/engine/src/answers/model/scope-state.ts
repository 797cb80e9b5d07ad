import type { Fault, Faults } from './fault.ts';
import type { Input } from './input.ts';
import type { Scope } from './scope.ts';
import type { Value } from './value.ts';

/** The answers and results of the root, or of one repetition. */
export class ScopeState {
  readonly scope: Scope;
  readonly parent: ScopeState | null;
  /** Position among the repetitions, from 0. Changes when an earlier one comes or goes. */
  index: number;
  /** By input slot: what came in, read and normalised; null where nothing came. */
  readonly inputs: (Input | null)[];
  /** By slot: is the thing shown? */
  readonly visible: boolean[];
  /** By slot: its value as others see it; null when hidden. */
  readonly values: Value[];
  /** By slot: what is wrong with it. */
  readonly faults: Faults[];
  /** By list: its repetitions. */
  readonly lists: ScopeState[][];
  /** By list: what came in besides its repetitions; null when nothing came. */
  readonly listInputs: (ListInput | null)[];
  /** What came in when it is no set of answers; undefined when it is one. */
  foreign: unknown = undefined;
  /** Answers under names that take none; null when there are none. */
  strangers: Stranger[] | null = null;
  /** By slot, during a change: does the thing wait to be evaluated again? */
  queued: boolean[] | null = null;

  constructor(scope: Scope, parent: ScopeState | null, index: number) {
    this.scope = scope;
    this.parent = parent;
    this.index = index;
    const { inputs, flags, nothing } = scope.blank;
    this.inputs = inputs.slice();
    this.visible = flags.slice();
    this.values = nothing.slice();
    this.faults = nothing.slice();
    this.lists = scope.lists.length === 0 ? none : scope.lists.map(() => []);
    this.listInputs = scope.lists.length === 0 ? none : scope.lists.map(() => null);
  }
}

/** Shared by all states without lists; never written to. */
const none: never[] = [];

/** How a list was answered, besides its repetitions. */
export interface ListInput {
  /** What came in as it came, when it is no list. */
  readonly foreign: unknown;
  /** Repetitions past the most that are read: kept, not looked at. */
  readonly surplus: readonly unknown[];
  readonly fault: Fault | null;
}

/** An answer that belongs to nothing. */
export interface Stranger {
  readonly name: string;
  readonly fault: Fault;
}

/** Indices of the repetitions around, outermost first. */
export function repeatOf(state: ScopeState): readonly number[] {
  if (state.parent === null) return outside;
  const indices: number[] = [];
  for (let at: ScopeState = state; at.parent !== null; at = at.parent) indices.push(at.index);
  return indices.reverse();
}

const outside: readonly number[] = [];
