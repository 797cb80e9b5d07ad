import { createProblem } from '../../../problems/index.ts';
import type { Conditional, Question } from '../../schema/index.ts';
import { placeOfThing } from '../../thing-kinds.ts';
import { conditionalOwners, type ConditionalOwner } from '../conditional-owner.ts';
import { describeCondition, describeOption } from '../describe-condition.ts';
import { canHold, type Proposition, all } from '../logic/can-hold.ts';
import type { Finding, AnalysisModel } from '../model.ts';
import { ConditionReader } from '../read/condition-reader.ts';
import { choosesOptions } from '../read/unknowns.ts';
import { isConditional } from '../read/visibility.ts';

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

function checkQuestion(model: AnalysisModel, question: Question): Finding[] {
  const place = placeOfThing('question', question);
  const { field_groups: groups = [], survey_question_fields: surveys = [], repeat_options: repeats = [] } = question;
  const empty = groups.filter(({ id }) => !model.index.fieldsOfGroup.has(id));
  const findings = empty.map(({ name }) => createProblem('application.analysis-group-empty', place, { name }));
  const asks =
    choosesOptions(question) ||
    empty.length < groups.length ||
    surveys.length > 0 ||
    repeats.some(({ questions }) => questions.length > 0);
  if (!asks) findings.push(createProblem('application.analysis-question-empty', place, { name: question.name }));
  return findings;
}

/** Field groups without fields, and questions with nothing to answer. */
export function checkEmpty(model: AnalysisModel): Finding[] {
  return model.application.questions.flatMap((question) => checkQuestion(model, question));
}

function checkParts(model: AnalysisModel, question: Question): Finding[] {
  const scope = model.scopeOf(question.id);
  const place = placeOfThing('question', question);
  const isShown = (part: Conditional): boolean => {
    if (!isConditional(part)) return true;
    const reader = new ConditionReader(model);
    return canHold(all([reader.conditional(part, scope), reader.questionShown(question)]));
  };
  const options = (question.options ?? []).filter((option) => !isShown(option));
  const groups = (question.field_groups ?? []).filter((group) => !isShown(group));
  return [
    ...options.map(({ text }) => createProblem('application.analysis-option-unavailable', place, { option: text })),
    ...groups.map(({ name }) => createProblem('application.analysis-group-unreachable', place, { name })),
  ];
}

/** Questions that are never shown, and parts of others that never are. */
export function checkReachability(model: AnalysisModel): Finding[] {
  return model.application.questions.flatMap((question) => {
    if (canHold(new ConditionReader(model).questionShown(question))) return checkParts(model, question);
    const { name } = question;
    return [createProblem('application.analysis-question-unreachable', placeOfThing('question', question), { name })];
  });
}
