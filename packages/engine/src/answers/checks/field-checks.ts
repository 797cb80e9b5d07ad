import type { FieldRule } from '../../application/schema/index.ts';
import { formRuleTable, isFormRuleName } from '../../application/validate/form-rules/index.ts';
import { collectProblems, type Problem } from '../../problems/index.ts';
import type { FieldKind } from '../kinds/field-kind.ts';
import type { Fault, Faults } from '../model/fault.ts';
import type { Value } from '../model/value.ts';
import { quickPass, type QuickPass } from './quick-pass.ts';
import { compileFaultRule, requiredFault, type FaultRule } from './rule-fault.ts';

/** What a field demands of its answer. */
export interface FieldChecks {
  /** Faults of a visible field without an answer. */
  readonly unanswered: Faults;
  /** Faults in an answer; null when there is nothing to check. */
  readonly check: ((value: Value) => Faults) | null;
  /** Rules that cannot be used as written. */
  readonly problems: readonly Problem[];
}

interface NamedRule {
  readonly name: string;
  readonly find: FaultRule;
  readonly passes: QuickPass | null;
}

/** Rules that look at something else than an answer, or that reading the type has already seen to. */
function applies(rule: FieldRule, kind: FieldKind): boolean {
  if (isFormRuleName(rule.name) && formRuleTable[rule.name].subject === 'screen') return false;
  return !(kind.family === 'date' && (rule.name === 'date_format' || rule.name === 'required_date'));
}

/** Compiles the rules of a field. A rule that cannot be used is reported and left out. */
export function compileFieldChecks(
  field: { readonly label: string; readonly required: boolean; readonly rules: readonly FieldRule[] },
  kind: FieldKind,
): FieldChecks {
  const rules: NamedRule[] = [];
  const problems: Problem[] = [];
  for (const rule of field.rules) {
    const find = collectProblems(problems, () => compileFaultRule(rule.name, field.label, rule.params));
    if (find && applies(rule, kind)) rules.push({ name: rule.name, find, passes: quickPass(rule, kind.family) });
  }
  const absent = rules.map(({ find }) => find(null)).filter((fault) => fault !== null);
  const unanswered = field.required ? [requiredFault(field.label)] : absent.length > 0 ? absent : null;
  // A box that must be ticked is a promise: 「同意する」 answered with no is not answered.
  const mustTick = kind.family === 'boolean' && field.required;
  if (mustTick) return { unanswered, check: (value) => (value === false ? unanswered : null), problems };
  return { unanswered, check: rules.length === 0 ? null : checkWith(rules, kind), problems };
}

function checkWith(rules: readonly NamedRule[], kind: FieldKind): (value: Value) => Faults {
  return (value) => {
    if (value === null) return null;
    let faults: Fault[] | null = null;
    for (const { name, find, passes } of rules) {
      const checked = kind.checked(value, name);
      if (passes !== null && passes(checked)) continue;
      const fault = find(checked);
      if (fault !== null) (faults ??= []).push(fault);
    }
    return faults;
  };
}
