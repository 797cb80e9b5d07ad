import { BaseNode } from '../model/base-node.ts';
import type { ModelField, ScopeState, Test } from '../model/things.ts';
import type { Faults } from '../model/fault.ts';
import { sameValue, type Value } from '../model/value.ts';

/** A field that is asked: its value is what was answered, while it shows. */
export class FieldNode extends BaseNode {
  readonly #input: number;
  readonly #aroundSlot: number;
  /** Faults of a visible field without an answer; null when none need be. */
  unanswered: Faults = null;
  /** Faults that the rules of the field find in an answer; null when there are no rules. */
  check: ((value: Value) => Faults) | null = null;
  /** Does a chosen option tick the field? null when none can. */
  ticked: Test | null = null;

  /** `aroundSlot`: slot of the group or question it is asked in. */
  constructor(field: Omit<ModelField, 'node'>, aroundSlot: number) {
    super(field.scope, field.slot, field.question);
    this.#input = field.input;
    this.#aroundSlot = aroundSlot;
  }

  evaluate(state: ScopeState): boolean {
    const visible =
      state.visible[this.#aroundSlot] === true && !this.circular && (this.test === null || this.test(state));
    let value: Value = null;
    let faults: Faults = null;
    if (visible) {
      const input = state.inputs[this.#input] ?? null;
      if (input !== null) value = input.value;
      if (this.ticked !== null && value !== true && this.ticked(state)) value = true;
      if (input !== null && input.fault !== null) faults = [input.fault];
      else if (value === null) faults = this.unanswered;
      else if (this.check !== null) faults = this.check(value);
    }
    if (this.circular && this.circularFault !== null) faults = [this.circularFault];
    // A formula reads not only the value, but also why there is none.
    const sameReason = value !== null || faults === state.faults[this.slot];
    state.faults[this.slot] = faults;
    const before = state.values[this.slot] ?? null;
    const same = sameReason && visible === state.visible[this.slot] && sameValue(before, value);
    if (same) return false;
    state.visible[this.slot] = visible;
    state.values[this.slot] = value;
    return true;
  }
}
