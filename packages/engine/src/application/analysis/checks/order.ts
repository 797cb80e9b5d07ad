import { createProblem } from '../../../problems/index.ts';
import { questionsInScope, rootScope } from '../../answer-names.ts';
import { placeOfThing } from '../../thing-kinds.ts';
import type { Condition, Conditional, Question } from '../../schema/index.ts';
import type { Finding, AnalysisModel } from '../model.ts';

/** Positions of the questions in the order asked: a repeat list has the position of its question. */
function positions(model: AnalysisModel): ReadonlyMap<number, number> {
  const order = new Map<number, number>();
  const walk = (questions: readonly Question[]): void => {
    for (const question of questions) {
      if (order.has(question.id)) continue;
      order.set(question.id, order.size);
      for (const repeat of question.repeat_options ?? []) {
        walk(questionsInScope(model.application, model.index, repeat.id));
      }
    }
  };
  walk(questionsInScope(model.application, model.index, rootScope));
  return order;
}

/** Questions that a conditional asks about, through rules as well. */
function subjects(model: AnalysisModel, thing: Conditional, rules = new Set<number>()): Set<Question> {
  const { index, fields } = model;
  const found = new Set<Question>();
  const add = (question: Question | undefined): void => {
    if (question) found.add(question);
  };
  const addRule = (id: number): void => {
    const rule = index.rules.get(id);
    if (!rule || rules.has(id)) return;
    rules.add(id);
    for (const question of subjects(model, rule, rules)) found.add(question);
  };
  const addCondition = (condition: Condition): void => {
    if ('question_id' in condition) add(index.questions.get(condition.question_id));
    else if ('rule_id' in condition) addRule(condition.rule_id);
    else {
      add(fields.get(condition.field_id)?.question);
      add(fields.get(condition.value_field_id ?? 0)?.question);
    }
  };
  for (const condition of thing.conditions ?? []) addCondition(condition);
  for (const id of thing.condition_options ?? []) add(index.options.get(id)?.question);
  if (thing.rule_id !== undefined) addRule(thing.rule_id);
  return found;
}

function conditionals(model: AnalysisModel, question: Question): Conditional[] {
  const groups = question.field_groups ?? [];
  const fields = groups.flatMap(({ id }) => model.index.fieldsOfGroup.get(id) ?? []);
  return [question, ...(question.options ?? []), ...groups, ...fields];
}

/** Conditions on a question that is asked only later: while answering from top to bottom they do not hold yet. */
export function checkOrder(model: AnalysisModel): Finding[] {
  const order = positions(model);
  return model.application.questions.flatMap((question) => {
    const own = order.get(question.id) ?? 0;
    const asked = new Set(conditionals(model, question).flatMap((thing) => [...subjects(model, thing)]));
    return [...asked]
      .filter((subject) => (order.get(subject.id) ?? 0) > own)
      .map((subject) =>
        createProblem('application.analysis-later-question', placeOfThing('question', question), {
          name: question.name,
          later: subject.name,
        }),
      );
  });
}
