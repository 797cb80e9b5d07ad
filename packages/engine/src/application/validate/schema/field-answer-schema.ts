import { readFormRule } from '../form-rules/index.ts';
import { fieldType, type FieldInstance, type FieldOption, type SurveyQuestionField } from '../../schema/index.ts';
import { type JsonSchema, toPlainSchema } from './plain-schema.ts';
import { schemaModels } from './schema-models.ts';

type AnsweredField = FieldInstance | SurveyQuestionField;

const text: JsonSchema = { type: 'string', minLength: 1 };

/** The texts that select an option: values and labels. */
function oneOf(options: readonly FieldOption[]): JsonSchema {
  return { enum: [...new Set(options.flatMap(({ value, text: shown }) => [value, shown]))] };
}

/** One choice, or a list of at most `most` choices. */
export function choiceSchema(options: readonly FieldOption[], multiple: boolean, most?: number): JsonSchema {
  const one = oneOf(options);
  if (!multiple) return one;
  const limit = most === undefined ? {} : { maxItems: most };
  return { anyOf: [one, { type: 'array', items: one, uniqueItems: true, ...limit }] };
}

/** The limits of form rules that a JSON Schema can express: length and size. The others are checked with the answers. */
function limitsOf(field: AnsweredField): {
  readonly text: JsonSchema;
  readonly number: JsonSchema;
  readonly most?: number;
} {
  let [words, number, most]: [JsonSchema, JsonSchema, number | undefined] = [{}, {}, undefined];
  for (const { name, params } of field.rules ?? []) {
    const reading = readFormRule(name, params);
    if ('problems' in reading) continue;
    const { texts } = reading.rule;
    if (name === 'max_character') words = { maxLength: Number(texts['max']) };
    if (name === 'min_value' || name === 'price_minimum') number = { ...number, minimum: Number(texts['min']) };
    if (name === 'max_value') number = { ...number, maximum: Number(texts['max']) };
    if (name === 'less_than') number = { ...number, exclusiveMaximum: Number(texts['max']) };
    if (name === 'maxTags' || name === 'multi_select_max') most = Number(texts['N'] ?? texts['max']);
  }
  return { text: words, number, ...(most === undefined ? {} : { most }) };
}

/** The schema of an answer to a field; undefined for a formula, which takes no answer. */
export function fieldAnswerSchema(field: AnsweredField): JsonSchema | undefined {
  const limits = limitsOf(field);
  const { options = [] } = field;
  switch (field.type) {
    case fieldType.text:
    case fieldType.textarea:
      return { ...text, ...limits.text };
    case fieldType.number:
    case fieldType.decimal:
      return { anyOf: [{ type: 'number', ...limits.number }, text] };
    case fieldType.select_box:
    case fieldType.radio:
      return choiceSchema(options, false);
    case fieldType.checkbox:
      return options.length === 0 ? { type: 'boolean' } : choiceSchema(options, true, limits.most);
    case fieldType.multi_select:
      return choiceSchema(options, true, limits.most);
    case fieldType.name:
      return { anyOf: [toPlainSchema(schemaModels.NameAnswer), text] };
    case fieldType.address:
      return { anyOf: [toPlainSchema(schemaModels.AddressAnswer), text] };
    case fieldType.date:
    case fieldType.post_code:
    case fieldType.phone:
    case fieldType.email:
      return text;
    case fieldType.formula:
      return undefined;
    default:
      return {};
  }
}
