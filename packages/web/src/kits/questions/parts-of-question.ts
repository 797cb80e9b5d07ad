import type { Application, Question } from '@shorui/engine';
import type { AnswerPath, QuestionState } from '@shorui/engine/answers';
import { fieldType, type FieldInstance, type RepeatOption, type SurveyQuestionField } from '@shorui/engine/model';

/** A field as it is asked: on a form of the application, or for the record alone. */
export type AskedField = FieldInstance | SurveyQuestionField;

/** Where a question is asked: the way to its answers, and the repetitions on it. */
export interface QuestionScope {
  readonly path: AnswerPath;
  readonly repeat: readonly number[];
}

export const rootScope: QuestionScope = { path: [], repeat: [] };

/** The scope of one repetition of a list. */
export const scopeIn = ({ path, repeat }: QuestionScope, list: string, index: number): QuestionScope => ({
  path: [...path, list, index],
  repeat: [...repeat, index],
});

/** What templates and answers call a list. */
export const listName = (question: Question, option: RepeatOption): string => option.name ?? question.name;

export const labelOf = (field: AskedField): string => ('label' in field ? field.label : undefined) ?? field.name;

/** The fields that a question asks now, in their order: those of its groups, then those for the record. */
export function askedFields(application: Application, question: Question, state: QuestionState): readonly AskedField[] {
  const asked = new Set(state.fields);
  const groups = question.field_groups ?? [];
  const ofGroups = groups.flatMap((group) => application.fields.filter((field) => field.field_group_id === group.id));
  return [...ofGroups, ...(question.survey_question_fields ?? [])].filter(({ id }) => asked.has(id));
}

/** Questions that are asked within a list of another one, by id. */
export function repeatedQuestions({ questions }: Application): ReadonlySet<number> {
  return new Set(questions.flatMap(({ repeat_options: lists = [] }) => lists.flatMap((list) => list.questions)));
}

/** A question with all that are asked within it, at any depth. */
export function withInner(
  { questions }: Pick<Application, 'questions'>,
  id: number,
  known = new Set<number>(),
): ReadonlySet<number> {
  if (known.has(id)) return known;
  known.add(id);
  const question = questions.find((each) => each.id === id);
  for (const { questions: inner } of question?.repeat_options ?? [])
    for (const each of inner) withInner({ questions }, each, known);
  return known;
}

/** Is the value computed, so that nobody is asked for it? */
export const isComputed = ({ type }: AskedField): boolean => type === fieldType.formula;

/** The address that a postal code fills: the next field of the same group that is one. */
export function addressAfter(fields: readonly AskedField[], field: AskedField): AskedField | undefined {
  const after = fields.slice(fields.indexOf(field) + 1, fields.indexOf(field) + 3);
  return after.find(
    ({ type, name }) => type === fieldType.address || (type === fieldType.text && /住所|所在地|address/i.test(name)),
  );
}
