import { createProblem } from '../../../problems/index.ts';
import { placeOfThing } from '../../place-of-thing.ts';
import type { Question } from '../../schema/index.ts';
import type { Finding } from '../finding.ts';
import type { AnalysisModel } from '../model.ts';
import { choosesOptions } from '../read/unknowns.ts';

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
