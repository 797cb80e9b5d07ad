import { addRational, type FormulaOperand, type Rational } from '../../formula/index.ts';
import type { ModelField, ScopeState, ScopePath } from '../model/things.ts';
import { ancestorState, eachState } from '../model/scope-path.ts';

function operandIn(field: ModelField, state: ScopeState): FormulaOperand {
  if (state.visible[field.slot] !== true) return 'hidden';
  const value = state.values[field.slot] ?? null;
  if (value !== null) return field.kind.number(value) ?? 'not_a_number';
  if (field.origin === 'formula') return state.faults[field.slot] === null ? 'unanswered' : 'failed';
  return (state.inputs[field.input] ?? null)?.fault ? 'not_a_number' : 'unanswered';
}

/**
 * The operand behind `@`: the value of the field in the nearest repetition around the formula, or, for a field inside
 * repetitions that do not contain the formula, the sum over those in which it is shown. In a sum a formula that is blank
 * counts 0 (an empty row), but a field left out makes the sum incomplete: a total that misses an amount is a wrong total.
 */
export function readOperand(field: ModelField, path: ScopePath, state: ScopeState): FormulaOperand {
  const around = ancestorState(state, path.up);
  if (path.down.length === 0) return operandIn(field, around);
  let sum: Rational | null = null;
  let left: 'unanswered' | undefined;
  let stop: FormulaOperand | undefined;
  eachState(around, path.down, (repetition) => {
    const operand = operandIn(field, repetition);
    if (operand === 'hidden') return;
    if (operand === 'unanswered') left = operand;
    else if (typeof operand === 'string') stop ??= operand;
    else {
      const next: Rational | null = sum === null ? operand : addRational(sum, operand);
      if (next === null) stop ??= 'not_a_number';
      else sum = next;
    }
  });
  if (stop !== undefined) return stop;
  if (left === undefined) return sum ?? 'hidden';
  if (sum === null) return left;
  return field.origin === 'formula' ? sum : 'incomplete';
}
