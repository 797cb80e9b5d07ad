import { Type, type Static, type TArray, type TObject, type TOptional, type TUnsafe } from 'typebox';
import {
  Application,
  ApplicationFile,
  ApplicationFolder,
  FieldGroup,
  FieldInstance,
  MasterField,
  PlanPrice,
  Question,
  QuestionNotification,
  QuestionOption,
  RepeatOption,
  Rule,
  SurveyQuestionField,
} from '../../schema/index.ts';

const strict = { additionalProperties: false } as const;
const ApplicationTag = Application.properties.tags.items;
const ApplicationCategory = Application.properties.categories.items;

const QuestionValue = Type.Omit(
  Question,
  ['id', 'options', 'field_groups', 'survey_question_fields', 'repeat_options'],
  strict,
);

/**
 * The value that a client sends for each kind of thing: all properties except the ids. The name of a field instance may be of any
 * length; it is truncated.
 */
export const thingValues = {
  question: QuestionValue,
  option: Type.Omit(QuestionOption, ['id'], strict),
  field_group: Type.Omit(FieldGroup, ['id'], strict),
  survey_field: Type.Omit(SurveyQuestionField, ['id'], strict),
  repeat_option: Type.Omit(RepeatOption, ['id'], strict),
  field: Type.Object(
    { ...Type.Omit(FieldInstance, ['id', 'name']).properties, name: Type.String({ minLength: 1 }) },
    strict,
  ),
  rule: Type.Omit(Rule, ['id'], strict),
  file: Type.Omit(ApplicationFile, ['id'], strict),
  folder: Type.Omit(ApplicationFolder, ['id'], strict),
  notification: Type.Omit(QuestionNotification, ['id'], strict),
  plan_price: PlanPrice,
  tag: Type.Omit(ApplicationTag, ['id'], strict),
  category: Type.Omit(ApplicationCategory, ['id'], strict),
  master_field: Type.Omit(MasterField, ['id'], strict),
};

/** A new question may contain its parts. */
export const NewQuestion = Type.Object(
  {
    ...QuestionValue.properties,
    options: Type.Optional(Type.Array(thingValues.option)),
    field_groups: Type.Optional(Type.Array(thingValues.field_group)),
    survey_question_fields: Type.Optional(Type.Array(thingValues.survey_field)),
    repeat_options: Type.Optional(Type.Array(thingValues.repeat_option)),
  },
  strict,
);

/** What `update_application` may set. The publish state has its own change type. */
export const ApplicationValue = Type.Object(
  {
    name: Application.properties.name,
    description: Application.properties.description,
    campaign_email_template: Application.properties.campaign_email_template,
    increment_tag: Application.properties.increment_tag,
  },
  strict,
);

type OptionalKeys<T> = { [Key in keyof T]-?: undefined extends Pick<T, Key>[Key] ? Key : never }[keyof T] & string;

/** Properties to set, and names of optional properties to remove. */
export function updateOf<Value extends TObject>(
  value: Value,
): {
  set: TOptional<TUnsafe<Partial<Static<Value>>>>;
  unset: TOptional<TArray<TUnsafe<OptionalKeys<Static<Value>>>>>;
} {
  const required = new Set<string>(value.required);
  const optional = Object.keys(value.properties).filter((key) => !required.has(key));
  return {
    set: Type.Optional(Type.Unsafe<Partial<Static<Value>>>(Type.Partial(value, strict))),
    unset: Type.Optional(Type.Array(Type.Unsafe<OptionalKeys<Static<Value>>>({ type: 'string', enum: optional }))),
  };
}
