import type { Condition } from '../schema/index.ts';
import type { AnalysisModel } from './model.ts';

const signs: Readonly<Record<string, string>> = {
  chosen: '=',
  not_chosen: '≠',
  chosen_all: '⊇',
  eq: '=',
  ne: '≠',
  lt: '<',
  lte: '≤',
  gt: '>',
  gte: '≥',
  contains: '∋',
  not_contains: '∌',
  answered: '≠ ∅',
  not_answered: '= ∅',
  count_eq: '# =',
  count_lt: '# <',
  count_lte: '# ≤',
  count_gt: '# >',
  count_gte: '# ≥',
};

function joined(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

/** A condition in signs that need no language: `雇用形態 = 正社員`, `人数 # ≥ 2`, `年齢 < 20`. */
export function describeCondition(condition: Condition, { index, fields }: AnalysisModel): string {
  if ('rule_id' in condition) {
    const name = index.rules.get(condition.rule_id)?.name ?? String(condition.rule_id);
    return condition.operator === 'holds' ? name : `¬ ${name}`;
  }
  const sign = signs[condition.operator];
  if ('question_id' in condition) {
    const { question_id: id, option_ids: ids = [], count } = condition;
    const options = ids.map((option) => index.options.get(option)?.thing.text ?? String(option)).join('、');
    return joined(index.questions.get(id)?.name ?? id, sign, options, count);
  }
  const { field_id: id, value, value_field_id: other } = condition;
  const nameOf = (field: number): string => fields.get(field)?.field.name ?? String(field);
  return joined(
    nameOf(id),
    sign,
    value === undefined ? undefined : String(value),
    other === undefined ? '' : nameOf(other),
  );
}

/** The condition that an option is chosen. */
export function describeOption(id: number, { index }: AnalysisModel): string {
  const part = index.options.get(id);
  return part ? `${part.question.name} = ${part.thing.text}` : String(id);
}
