import { repeatName } from '../../answer-names.ts';
import type { FieldGroup, Question, QuestionOption, RepeatOption, SurveyQuestionField } from '../../schema/index.ts';
import type { QuestionListKind, Things } from '../../thing-kinds.ts';
import type { Draft } from '../draft.ts';
import { copyName, TakenNames, usedNames } from '../unique-name.ts';
import { insertCopies, CopiedIds, copyAskedField, copyQuestions } from './clone-question.ts';

function insertBehind<Kind extends QuestionListKind>(
  draft: Draft,
  kind: Kind,
  original: Things[Kind],
  copy: Things[Kind],
  owner: Question,
): void {
  draft.insert<QuestionListKind>(
    kind,
    copy,
    owner,
    draft.list(kind, owner).findIndex(({ id }) => id === original.id) + 1,
  );
  draft.note('created', kind, copy, owner);
}

/** Answers name an option by its value or its text, so both differ. */
function cloneOption(draft: Draft, option: QuestionOption, owner: Question): void {
  const siblings = draft.list('option', owner);
  const text = copyName('option', option.text, new TakenNames(siblings.map((sibling) => sibling.text)));
  const value = copyName('option', option.value, new TakenNames(siblings.map((sibling) => sibling.value)));
  insertBehind(draft, 'option', option, { ...option, id: draft.takeId(), text, value }, owner);
}

function cloneGroup(draft: Draft, group: FieldGroup, owner: Question): void {
  const taken = usedNames(draft.application);
  const copied = new CopiedIds(draft);
  copied.add('field_group', group.id);
  const fields = draft.list('field').filter((field) => field.field_group_id === group.id);
  for (const field of fields) copied.add('field', field.id);
  const name = copyName(
    'field_group',
    group.name,
    new TakenNames(draft.list('field_group', owner).map((other) => other.name)),
  );
  insertBehind(draft, 'field_group', group, { ...group, id: copied.newId('field_group', group.id), name }, owner);
  for (const field of fields) {
    const copy = { ...copyAskedField(field, copied.newId), name: copyName('field', field.name, taken) };
    draft.insert('field', copy);
    draft.note('created', 'field', copy, owner);
  }
}

function cloneSurveyField(draft: Draft, field: SurveyQuestionField, owner: Question): void {
  const name = copyName('survey_field', field.name, usedNames(draft.application));
  insertBehind(draft, 'survey_field', field, { ...field, id: draft.takeId(), name }, owner);
}

/** The copy of a list asks copies of its questions: a question is in one list only. */
function cloneRepeat(draft: Draft, repeat: RepeatOption, owner: Question): void {
  const taken = usedNames(draft.application);
  const copied = new CopiedIds(draft);
  copied.add('repeat_option', repeat.id);
  const copies = copyQuestions(draft, repeat.questions, copied);
  insertCopies(draft, copies, repeat.questions.at(-1) ?? owner.id);
  const copy: RepeatOption = {
    ...repeat,
    id: copied.newId('repeat_option', repeat.id),
    name: copyName('repeat_option', repeatName(repeat, owner), taken),
    questions: repeat.questions.map((id) => copied.newId('question', id)),
  };
  insertBehind(draft, 'repeat_option', repeat, copy, owner);
}

/** Copies a part of a question, behind the original. */
export function clonePart(draft: Draft, kind: QuestionListKind, id: number): void {
  const { thing, question: owner } = draft.find<QuestionListKind>(kind, id);
  if (!owner) return;
  if (kind === 'option') cloneOption(draft, thing as QuestionOption, owner);
  else if (kind === 'field_group') cloneGroup(draft, thing as FieldGroup, owner);
  else if (kind === 'survey_field') cloneSurveyField(draft, thing as SurveyQuestionField, owner);
  else cloneRepeat(draft, thing as RepeatOption, owner);
}
