export { evaluateFormula, type FormulaErrorName, type FormulaOperand, type FormulaResult } from './evaluate-formula.ts';
export { formulaLimits, type Formula, type FormulaFault, type FormulaFaultCode, type FormulaNode } from './formula.ts';
export { parseFormula, type FormulaParse } from './parse-formula.ts';
export {
  addRational,
  compareRational,
  divideRational,
  formatRational,
  multiplyRational,
  parseRational,
  subtractRational,
  zero,
  type Rational,
  type Rounding,
} from './rational.ts';
