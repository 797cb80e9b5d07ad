import type { Fault, Faults } from '../model/fault.ts';
import type { ModelOption, ScopeState } from '../model/things.ts';
import { sameValue, type Value } from '../model/value.ts';

/** How the options of a question are chosen. */
export interface Choice {
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
export function choose(choice: Choice, state: ScopeState, visible: boolean): boolean {
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
