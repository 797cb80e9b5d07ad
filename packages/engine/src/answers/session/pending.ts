import type { AnswerModel } from '../model/answer-model.ts';
import type { Dependant, EvaluationNode, ScopeState } from '../model/things.ts';
import type { Faults } from '../model/fault.ts';
import { ancestorState, eachState } from '../model/scope.ts';

/** Told of every evaluation: what was evaluated, whether others see a change, and the faults it had before. */
export type Evaluated = (node: EvaluationNode, state: ScopeState, changed: boolean, before: Faults) => void;

/** The queue of nodes to evaluate again, in evaluation order: nothing is evaluated twice for one change. */
export class Pending {
  readonly #model: AnswerModel;
  /** Waiting states by the order of their node. */
  readonly #states: ScopeState[][];
  #first: number;
  #count = 0;

  constructor(model: AnswerModel) {
    this.#model = model;
    this.#states = model.nodes.map(() => []);
    this.#first = model.nodes.length;
  }

  /** Queues a node in one state. Each node has a slot of its own. */
  add(node: EvaluationNode, state: ScopeState): void {
    const queued = (state.queued ??= state.scope.blank.flags.slice());
    if (queued[node.slot] === true) return;
    queued[node.slot] = true;
    this.#states[node.order]?.push(state);
    if (node.order < this.#first) this.#first = node.order;
    this.#count += 1;
  }

  /** Queues everything in a state and the repetitions in it. */
  addAll(state: ScopeState): void {
    for (const node of state.scope.nodes) this.add(node, state);
    for (const repetitions of state.lists) for (const repetition of repetitions) this.addAll(repetition);
  }

  /** Queues what depends on something in a state. */
  addDependants(dependants: readonly Dependant[], state: ScopeState): void {
    for (const { node, up, down } of dependants) {
      if (up === 0 && down.length === 0) this.add(node, state);
      else eachState(ancestorState(state, up), down, (reached) => this.add(node, reached));
    }
  }

  /** Evaluates everything that waits, and what comes to wait meanwhile. */
  run(evaluated: Evaluated): void {
    const { nodes } = this.#model;
    for (let order = this.#first; this.#count > 0; order += 1) {
      const states = this.#states[order];
      const node = nodes[order];
      if (states === undefined || node === undefined) break;
      if (states.length === 0) continue;
      for (const state of states) {
        if (state.queued !== null) state.queued[node.slot] = false;
        const before = state.faults[node.slot] ?? null;
        const changed = node.evaluate(state);
        if (changed) this.addDependants(node.dependants, state);
        evaluated(node, state, changed, before);
      }
      this.#count -= states.length;
      states.length = 0;
    }
    this.#first = nodes.length;
  }
}
