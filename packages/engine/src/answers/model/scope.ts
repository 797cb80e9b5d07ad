import type {
  AnswerName,
  BlankState,
  EvaluationNode,
  FaultPlace,
  ModelField,
  ModelList,
  ModelQuestion,
  Scope,
  Show,
} from './things.ts';

class NewScope implements Scope {
  readonly index: number;
  readonly parent: Scope | null;
  readonly depth: number;
  list: ModelList | null;
  readonly names = new Map<string, AnswerName>();
  readonly lists: ModelList[] = [];
  readonly questions: ModelQuestion[] = [];
  readonly looseFields: ModelField[] = [];
  readonly shows: Show[] = [];
  readonly faultPlaces: FaultPlace[] = [];
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

/** A scope with nothing in it yet. */
export function createScope(index: number, parent: Scope | null, list: ModelList | null): Scope {
  return new NewScope(index, parent, list);
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
