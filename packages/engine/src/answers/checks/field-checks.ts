import type { FieldRule } from '../../application/schema/index.ts';
import { formRuleTable, isFormRuleName } from '../../application/validate/form-rules/index.ts';
import { collectProblems, type Problem } from '../../problems/index.ts';
import type { Family, FieldKind } from '../kinds/field-kind.ts';
import type { Fault, Faults } from '../model/fault.ts';
import type { Value } from '../model/value.ts';
import { compileFaultRule, requiredFault, type FaultRule } from './rule-fault.ts';

/** True only for values that certainly pass the rule; false means unknown. */
type QuickPass = (value: unknown) => boolean;

function limitOf(rule: FieldRule, name: string): number {
  const limit: unknown = rule.params?.[name];
  return typeof limit === 'number' || typeof limit === 'string' ? Number(limit) : Number.NaN;
}

/**
 * A look that spares most right answers the exact check, or null. Decimal numbers keep their order when they become doubles
 * (only neighbors may fall together), so one that is strictly on the right side as a double is so exactly; and a text has at
 * most as many characters as UTF-16 units.
 */
function quickPass(rule: FieldRule, family: Family): QuickPass | null {
  if (family === 'text' && rule.name === 'max_character') {
    const max = limitOf(rule, 'max');
    return (value) => typeof value === 'string' && value.length <= max;
  }
  // Only the plain digits of the number family: a double also reads 1e5 and 0x10, which the rules refuse.
  if (family !== 'number') return null;
  switch (rule.name) {
    case 'min_value': {
      const min = limitOf(rule, 'min');
      return (value) => typeof value === 'string' && Number(value) > min;
    }
    case 'max_value':
    case 'less_than': {
      const max = limitOf(rule, 'max');
      return (value) => typeof value === 'string' && Number(value) < max;
    }
    default:
      return null;
  }
}

/** What a field demands of its answer. */
interface FieldChecks {
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
