import type { Formula } from './formula.ts';
import { parseFormula } from './parse-formula.ts';

/** Ids of the fields that a formula reads, each once, in the order written. A text that is no formula reads none. */
export function formulaReferences(formula: Formula | string): readonly number[] {
  if (typeof formula !== 'string') return formula.references;
  const parsed = parseFormula(formula);
  return 'formula' in parsed ? parsed.formula.references : [];
}
