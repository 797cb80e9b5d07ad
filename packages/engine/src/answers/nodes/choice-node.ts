import { BaseNode } from '../model/base-node.ts';
import type { ModelQuestion, Scope, ScopeState } from '../model/things.ts';
import { choose, type Choice } from './choose.ts';

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
