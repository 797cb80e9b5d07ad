import type { TemplateValue } from '../../values/index.ts';
import type { EvaluationNode } from './evaluation-node.ts';
import type { ScopeState } from './scope-state.ts';
import type { ModelField, ModelList, ModelQuestion } from './things.ts';

/** What takes an answer under a name. Two things may share a name (of which one is visible): they form a chain by `next`. */
export interface AnswerName {
  /** Stores the raw answer in the state of the scope that holds the name. */
  accept(state: ScopeState, raw: unknown): void;
  /** The answer as it is kept, normalised; undefined where none came. */
  keep(state: ScopeState): unknown;
  /** The list that the name stands for, if it stands for one. */
  readonly list: ModelList | null;
  /** What reads the answer, to be evaluated again when it changes; null for names that take none. */
  readonly reader: EvaluationNode | null;
  /** False for names whose value is computed or shown from elsewhere: nobody answers them. */
  readonly answerable: boolean;
  next: AnswerName | null;
}

/** A slot that may hold faults, with what they are about; or a list whose repetitions may. */
export type FaultPlace =
  | { readonly slot: number; readonly question: ModelQuestion | null; readonly field: ModelField | null }
  | { readonly list: ModelList };

/** Copying one array is several times faster than filling another. */
interface BlankState {
  readonly inputs: readonly null[];
  readonly flags: readonly boolean[];
  readonly nothing: readonly null[];
}

/** A name that templates read, and its value in a state. */
export interface Show {
  readonly name: string;
  read(state: ScopeState): TemplateValue;
}

/**
 * Where names live: the root, or one repeat list. Its states (one for the root, one for each repetition) keep their values in
 * arrays; a slot is a position in them, an input slot a position among the raw answers.
 */
export class Scope {
  /** Position in the model's scopes: a parent comes before its children. The root is 0. */
  readonly index: number;
  readonly parent: Scope | null;
  readonly depth: number;
  /** The list whose repetitions are the states of this scope; null for the root. */
  list: ModelList | null;
  readonly names = new Map<string, AnswerName>();
  readonly lists: ModelList[] = [];
  readonly questions: ModelQuestion[] = [];
  /** Fields that belong to no question: shown or computed on a file. */
  readonly looseFields: ModelField[] = [];
  /** What templates read by name. */
  readonly shows: Show[] = [];
  /** Where faults are found, in the order asked; a list stands for all its repetitions. */
  readonly faultPlaces: FaultPlace[] = [];
  /** Everything that is evaluated in this scope, in the order of evaluation. */
  readonly nodes: EvaluationNode[] = [];
  slots = 0;
  inputs = 0;
  #blank: BlankState | null = null;

  constructor(index: number, parent: Scope | null, list: ModelList | null) {
    this.index = index;
    this.parent = parent;
    this.depth = parent === null ? 0 : parent.depth + 1;
    this.list = list;
  }

  /** The arrays of a state before anything is known, to be copied. Slots and input slots are all taken by then. */
  get blank(): BlankState {
    this.#blank ??= {
      inputs: Array.from({ length: this.inputs }, () => null),
      flags: Array.from({ length: this.slots }, () => false),
      nothing: Array.from({ length: this.slots }, () => null),
    };
    return this.#blank;
  }

  addName(name: string, entry: AnswerName): void {
    const first = this.names.get(name);
    if (first === undefined) {
      this.names.set(name, entry);
      return;
    }
    let last = first;
    while (last.next !== null) last = last.next;
    last.next = entry;
  }
}

/** The innermost scope that holds both. */
export function commonScope(a: Scope, b: Scope): Scope {
  let left = a;
  let right = b;
  while (left !== right) {
    if (left.depth >= right.depth && left.parent !== null) left = left.parent;
    else if (right.parent !== null) right = right.parent;
    else break;
  }
  return left;
}
