import { createProblem } from '../../../problems/index.ts';
import { placeOfThing } from '../../place-of-thing.ts';
import type { Conditional, Question } from '../../schema/index.ts';
import type { Finding } from '../finding.ts';
import { canHold } from '../logic/can-hold.ts';
import { all } from '../logic/proposition.ts';
import type { AnalysisModel } from '../model.ts';
import { ConditionReader } from '../read/condition-reader.ts';
import { isConditional } from '../read/visibility.ts';

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
