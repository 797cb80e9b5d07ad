import {
  addRational,
  type FormulaOperand,
  type Rational,
  evaluateFormula,
  formatRational,
  type Formula,
  type FormulaErrorName,
  type Rounding,
} from '../../formula/index.ts';
import { BaseNode } from '../model/base-node.ts';
import type { Fault, Faults } from '../model/fault.ts';
import { ancestorState, eachState } from '../model/scope.ts';
import type { ModelField, ScopeState, ScopePath } from '../model/things.ts';
import { sameValue, type Value } from '../model/value.ts';

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
function readOperand(field: ModelField, path: ScopePath, state: ScopeState): FormulaOperand {
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

/** A field that a formula reads, and the path to it. */
export interface Operand {
  readonly field: ModelField;
  readonly path: ScopePath;
}

/** What a formula computes with. */
interface FormulaPlan {
  readonly formula: Formula;
  readonly operands: ReadonlyMap<number, Operand>;
  readonly decimals: number;
  readonly rounding: Rounding;
  /**
   * Does an answer to this operand make the row begun? A row is blank while nothing in the row itself is answered; a formula
   * without operands of its own row asks all.
   */
  decides(fieldId: number): boolean;
  /** The fault for a named error of the formula, about one of its operands where it names one. */
  fault(error: FormulaErrorName, operand: ModelField | null): Fault;
}

/** A field that is computed from others. */
export class FormulaNode extends BaseNode {
  /** Slot of the group or question around it, or -1. */
  readonly #aroundSlot: number;
  /** null if the formula could not be parsed; `broken` then gives the reason. */
  plan: FormulaPlan | null = null;
  broken: Faults = null;
  unanswered: Faults = null;
  check: ((value: Value) => Faults) | null = null;

  constructor(field: Omit<ModelField, 'node'>, aroundSlot: number) {
    super(field.scope, field.slot, field.question);
    this.#aroundSlot = aroundSlot;
  }

  evaluate(state: ScopeState): boolean {
    const around = this.#aroundSlot < 0 || state.visible[this.#aroundSlot] === true;
    const visible = around && (this.circular || this.test === null || this.test(state));
    const { value, faults } = visible ? this.#compute(state) : hidden;
    const failedBefore = state.faults[this.slot] !== null;
    state.faults[this.slot] = faults;
    const same =
      visible === state.visible[this.slot] &&
      sameValue(state.values[this.slot] ?? null, value) &&
      failedBefore === (faults !== null);
    if (same) return false;
    state.visible[this.slot] = visible;
    state.values[this.slot] = value;
    return true;
  }

  #compute(state: ScopeState): { value: Value; faults: Faults } {
    if (this.circular) return { value: null, faults: this.circularFault === null ? null : [this.circularFault] };
    const { plan } = this;
    if (plan === null) return { value: null, faults: this.broken };
    const read = (fieldId: number): FormulaOperand => {
      const operand = plan.operands.get(fieldId);
      return operand === undefined ? 'failed' : readOperand(operand.field, operand.path, state);
    };
    const result = evaluateFormula(plan.formula, read, (fieldId) => plan.decides(fieldId));
    if ('error' in result) {
      const operand = result.fieldId === undefined ? null : (plan.operands.get(result.fieldId)?.field ?? null);
      return { value: null, faults: [plan.fault(result.error, operand)] };
    }
    if (result.value === null) return { value: null, faults: this.unanswered };
    const value = formatRational(result.value, plan.decimals, plan.rounding);
    return { value, faults: this.check === null ? null : this.check(value) };
  }
}

const hidden = { value: null, faults: null };
