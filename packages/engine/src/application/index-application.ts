import type {
  Application,
  ApplicationFile,
  ApplicationFolder,
  FieldGroup,
  FieldInstance,
  MasterField,
  Question,
  QuestionOption,
  RepeatOption,
  Rule,
  SurveyQuestionField,
} from './schema/index.ts';
import type { ApplicationCategory } from './thing-kinds.ts';

/** A part of a question, with the question. */
export interface QuestionPart<Thing> {
  readonly thing: Thing;
  readonly question: Question;
}

/** An application by ids. */
export interface ApplicationIndex {
  readonly questions: ReadonlyMap<number, Question>;
  readonly options: ReadonlyMap<number, QuestionPart<QuestionOption>>;
  readonly groups: ReadonlyMap<number, QuestionPart<FieldGroup>>;
  readonly surveyFields: ReadonlyMap<number, QuestionPart<SurveyQuestionField>>;
  readonly repeats: ReadonlyMap<number, QuestionPart<RepeatOption>>;
  readonly fields: ReadonlyMap<number, FieldInstance>;
  readonly rules: ReadonlyMap<number, Rule>;
  readonly files: ReadonlyMap<number, ApplicationFile>;
  readonly folders: ReadonlyMap<number, ApplicationFolder>;
  readonly masterFields: ReadonlyMap<number, MasterField>;
  readonly categories: ReadonlyMap<number, ApplicationCategory>;
  /** Id of the repeat option that asks a question, by the question's id. Questions of the root are not in it. */
  readonly listOf: ReadonlyMap<number, number>;
  /** Fields of a field group in their order. */
  readonly fieldsOfGroup: ReadonlyMap<number, readonly FieldInstance[]>;
}

function byId<Thing extends { readonly id: number }>(things: readonly Thing[] | undefined): Map<number, Thing> {
  return new Map((things ?? []).map((thing) => [thing.id, thing]));
}

function groupFields(fields: readonly FieldInstance[]): Map<number, FieldInstance[]> {
  const groups = new Map<number, FieldInstance[]>();
  for (const field of fields) {
    if (field.field_group_id === undefined) continue;
    const group = groups.get(field.field_group_id);
    if (group) group.push(field);
    else groups.set(field.field_group_id, [field]);
  }
  return groups;
}

/** Makes the index of an application as it is now. Make it once and pass it on. */
export function indexApplication(application: Application): ApplicationIndex {
  const options = new Map<number, QuestionPart<QuestionOption>>();
  const groups = new Map<number, QuestionPart<FieldGroup>>();
  const surveyFields = new Map<number, QuestionPart<SurveyQuestionField>>();
  const repeats = new Map<number, QuestionPart<RepeatOption>>();
  const listOf = new Map<number, number>();
  for (const question of application.questions) {
    for (const thing of question.options ?? []) options.set(thing.id, { thing, question });
    for (const thing of question.field_groups ?? []) groups.set(thing.id, { thing, question });
    for (const thing of question.survey_question_fields ?? []) surveyFields.set(thing.id, { thing, question });
    for (const thing of question.repeat_options ?? []) {
      repeats.set(thing.id, { thing, question });
      for (const id of thing.questions) if (!listOf.has(id)) listOf.set(id, thing.id);
    }
  }
  return {
    questions: byId(application.questions),
    options,
    groups,
    surveyFields,
    repeats,
    fields: byId(application.fields),
    rules: byId(application.rules),
    files: byId(application.files),
    folders: byId(application.folders),
    masterFields: byId(application.master_fields),
    categories: byId(application.categories),
    listOf,
    fieldsOfGroup: groupFields(application.fields),
  };
}
