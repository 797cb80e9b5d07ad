import { BaseNode } from '../model/base-node.ts';
import type { Fault, Faults } from '../model/fault.ts';
import type { ModelOption, ScopeState, ModelQuestion, Scope, ModelList } from '../model/things.ts';
import { sameValue, type Value } from '../model/value.ts';

/** How the options of a question are chosen. */
interface Choice {
  /** Slots of the chosen options and of the raw answer. */
  readonly slot: number;
  readonly input: number;
  readonly options: readonly ModelOption[];
  /** Does any option have conditions? */
  readonly conditional: boolean;
  /** Faults when nothing is chosen; null when nothing need be. */
  readonly unanswered: Faults;
  /** Most options that may be chosen, and the fault of choosing more. */
  readonly most: number;
  readonly tooMany: Fault | null;
}

/** The chosen options that are available now; null when there are none. */
function available(choice: Choice, state: ScopeState, chosen: Value): Value {
  if (!choice.conditional || !Array.isArray(chosen)) return chosen;
  const left = chosen.filter((position: number) => {
    const node = choice.options[position]?.node;
    return node === null || node === undefined || state.visible[node.slot] === true;
  });
  return left.length === chosen.length ? chosen : left.length === 0 ? null : left;
}

/** Stores the chosen options in the state. Returns true if they changed. A hidden question has no choice and no faults. */
function choose(choice: Choice, state: ScopeState, visible: boolean): boolean {
  let value: Value = null;
  let faults: Faults = null;
  if (visible) {
    const input = state.inputs[choice.input] ?? null;
    if (input !== null) value = available(choice, state, input.value);
    if (input !== null && input.fault !== null) faults = [input.fault];
    else if (value === null) faults = choice.unanswered;
    else if (choice.tooMany !== null && (value as readonly number[]).length > choice.most) faults = [choice.tooMany];
  }
  state.faults[choice.slot] = faults;
  const before = state.values[choice.slot] ?? null;
  if (sameValue(before, value)) return false;
  state.values[choice.slot] = value;
  return true;
}

/** What is chosen in a question some of whose options have conditions: these are decided between showing and choosing. */
export class ChoiceNode extends BaseNode {
  readonly #choice: Choice;
  readonly #visibleSlot: number;

  constructor(scope: Scope, question: ModelQuestion, choice: Choice) {
    super(scope, choice.slot, question);
    this.#choice = choice;
    this.#visibleSlot = question.slot;
  }

  evaluate(state: ScopeState): boolean {
    return choose(this.#choice, state, state.visible[this.#visibleSlot] === true);
  }
}

/** Shows a question when its condition holds and, in a list, when the question that repeats it shows. */
export class QuestionNode extends BaseNode {
  /** Options without conditions are chosen in the same step. */
  choice: Choice | null = null;

  evaluate(state: ScopeState): boolean {
    const visible = this.#visible(state);
    const changed = visible !== state.visible[this.slot];
    if (changed) state.visible[this.slot] = visible;
    const chosen = this.choice !== null && choose(this.choice, state, visible);
    if (this.circular && this.circularFault !== null) state.faults[this.slot] = [this.circularFault];
    return changed || chosen;
  }

  #visible(state: ScopeState): boolean {
    const { list } = this.scope;
    if (this.circular) return false;
    if (list !== null && state.parent !== null && state.parent.visible[list.question.slot] !== true) return false;
    return this.test === null || this.test(state);
  }
}

/** Is any field of the question answered? A required question without options requires one. */
export class AnsweredNode extends BaseNode {
  /** Faults when nothing is answered; null when nothing need be. */
  unanswered: Faults = null;

  evaluate(state: ScopeState): boolean {
    const { question } = this;
    if (question === null) return false;
    const answered = question.fields.some((field) => state.values[field.slot] !== null);
    state.faults[this.slot] = !answered && state.visible[question.slot] === true ? this.unanswered : null;
    if (answered === state.visible[this.slot]) return false;
    state.visible[this.slot] = answered;
    return true;
  }
}

/** Finds what is wrong with a list or the number of its repetitions. */
export type ListCheck = (list: ModelList, state: ScopeState) => Fault | null;

/** Checks the lists of a question; what counts its repetitions depends on it. */
export class RepeatNode extends BaseNode {
  readonly checks = new Map<ModelList, ListCheck>();
  /** Faults of a list without repetitions that is wrong in no other way. */
  unanswered: Faults = null;

  evaluate(state: ScopeState): boolean {
    const visible = this.question !== null && state.visible[this.question.slot] === true;
    state.faults[this.slot] = visible ? this.#faults(state) : null;
    return true;
  }

  #faults(state: ScopeState): Faults {
    const faults: Fault[] = [];
    let count = 0;
    for (const [list, check] of this.checks) {
      const fault = check(list, state);
      if (fault !== null) faults.push(fault);
      count += state.lists[list.position]?.length ?? 0;
    }
    if (faults.length > 0) return faults;
    return count === 0 ? this.unanswered : null;
  }
}
