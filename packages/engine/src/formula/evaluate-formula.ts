import type { Formula, FormulaNode } from './formula.ts';
import { addRational, divideRational, multiplyRational, subtractRational, zero, type Rational } from './rational.ts';

/**
 * The value of a reference `@`: a number; nothing, because the field is hidden (counts 0); nothing, because it was not answered
 * (an error unless no other operand was answered either); a sum of which some were answered and some not (always an error);
 * something that is no number; or a formula that failed itself.
 */
export type FormulaOperand = Rational | 'hidden' | 'unanswered' | 'incomplete' | 'not_a_number' | 'failed';

/** The named errors of a formula. */
export type FormulaErrorName =
  | 'missing_operand'
  | 'not_a_number'
  | 'failed_operand'
  | 'division_by_zero'
  | 'number_too_large';

/** `value` exact and not rounded; null when every field it reads is still unanswered; or a named error. */
export type FormulaResult =
  | { readonly value: Rational | null }
  | { readonly error: FormulaErrorName; readonly fieldId?: number };

class Stop {
  readonly error: FormulaErrorName;
  constructor(error: FormulaErrorName) {
    this.error = error;
  }
}

function compute(node: FormulaNode, values: ReadonlyMap<number, Rational>): Rational {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'reference':
      return values.get(node.fieldId) ?? zero;
    case 'negate': {
      const { n, d } = compute(node.operand, values);
      return { n: -n, d };
    }
    case 'binary': {
      const result = combine(node.operator, compute(node.left, values), compute(node.right, values));
      if (result === null) throw new Stop('number_too_large');
      return result;
    }
  }
}

function combine(operator: '+' | '-' | '*' | '/', left: Rational, right: Rational): Rational | null {
  switch (operator) {
    case '+':
      return addRational(left, right);
    case '-':
      return subtractRational(left, right);
    case '*':
      return multiplyRational(left, right);
    case '/':
      if (right.n === 0n) throw new Stop('division_by_zero');
      return divideRational(left, right);
  }
}

/**
 * Computes a formula exactly. `read` gives the operand of a field id and is called once for each. The formula is blank, not
 * wrong, while no operand for which `decides` is true was answered: a rate from outside does not make an empty row wrong.
 */
export function evaluateFormula(
  formula: Formula,
  read: (fieldId: number) => FormulaOperand,
  decides: (fieldId: number) => boolean = () => true,
): FormulaResult {
  const values = new Map<number, Rational>();
  let answered = 0;
  let missing: number | undefined;
  for (const fieldId of formula.references) {
    const operand = read(fieldId);
    if (operand === 'not_a_number') return { error: 'not_a_number', fieldId };
    if (operand === 'incomplete') return { error: 'missing_operand', fieldId };
    if (operand === 'failed') return { error: 'failed_operand', fieldId };
    if (operand === 'unanswered') missing ??= fieldId;
    else if (operand !== 'hidden') {
      if (decides(fieldId)) answered += 1;
      values.set(fieldId, operand);
    }
  }
  if (missing !== undefined) return answered === 0 ? { value: null } : { error: 'missing_operand', fieldId: missing };
  try {
    return { value: compute(formula.root, values) };
  } catch (stop) {
    if (stop instanceof Stop) return { error: stop.error };
    throw stop;
  }
}
