import { createProblem } from '../../../problems/index.ts';
import type { Conditional } from '../../schema/index.ts';
import { conditionalOwners, type ConditionalOwner } from '../conditional-owner.ts';
import { describeCondition, describeOption } from '../describe-condition.ts';
import type { Finding } from '../finding.ts';
import { canHold } from '../logic/can-hold.ts';
import type { Proposition } from '../logic/proposition.ts';
import type { AnalysisModel } from '../model.ts';
import { ConditionReader } from '../read/condition-reader.ts';

interface Single {
  readonly text: string;
  readonly read: (reader: ConditionReader) => Proposition;
}

/** Each condition of a thing alone. */
function singles(model: AnalysisModel, { conditional, scope }: ConditionalOwner): Single[] {
  const { conditions = [], condition_options: options = [] } = conditional;
  return [
    ...conditions.map((condition): Single => ({
      text: describeCondition(condition, model),
      read: (reader) => reader.condition(condition, scope),
    })),
    ...options.map((id): Single => ({ text: describeOption(id, model), read: (reader) => reader.option(id, scope) })),
  ];
}

/** A thing with only a rule holds exactly if the rule does; findings are reported at the rule. */
function isOnlyRule({ conditions, condition_options: options }: Conditional): boolean {
  return !conditions?.length && !options?.length;
}

function checkOwner(model: AnalysisModel, owner: ConditionalOwner): Finding[] {
  const { conditional, scope, place, name } = owner;
  if (isOnlyRule(conditional)) return [];
  const each = singles(model, owner);
  const never = each.filter(({ read }) => !canHold(read(new ConditionReader(model))));
  const findings = never.map(({ text }) =>
    createProblem('application.analysis-condition-never', place, { name, condition: text }),
  );
  if (never.length === 0 && !canHold(new ConditionReader(model).conditional(conditional, scope))) {
    const rule = model.index.rules.get(conditional.rule_id ?? 0);
    const conditions = [...each.map(({ text }) => text), ...(rule ? [rule.name] : [])].join(' / ');
    findings.push(createProblem('application.analysis-conditions-contradict', place, { name, conditions }));
  }
  if (!canHold(new ConditionReader(model, { complete: true }).conditional(conditional, scope, false))) {
    findings.push(createProblem('application.analysis-condition-always', place, { name }));
  }
  return findings;
}

/** Conditions that never hold, that contradict one another, or that always hold. */
export function checkConditions(model: AnalysisModel): Finding[] {
  return conditionalOwners(model).flatMap((owner) => checkOwner(model, owner));
}
