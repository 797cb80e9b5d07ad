import { fieldType, publishState } from '../schema/index.ts';
import { formRuleNames, formRuleTable, type FormRuleName } from '../validate/form-rules/index.ts';
import type { JsonSchema } from '../validate/schema/plain-schema.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { JsonRecord } from './json-tree.ts';
import { listReferences, singleReferences } from './name-references.ts';

const name = { type: 'string', minLength: 1 };

/** Property names whose value may be an id or a name. */
const references = new Set([...Object.keys(singleReferences), 'parent_id']);

/** Everything that a writer must give; the rest follows or has a default. */
const required: Readonly<Record<string, readonly string[]>> = {
  Application: ['name', 'questions'],
  Question: ['name'],
  QuestionOption: ['text'],
  ApplicationFile: ['path'],
  RepeatOption: ['questions', 'min', 'max'],
  DrawnField: ['name', 'position_x', 'position_y'],
  FileRepeat: ['rows', 'pitch'],
  FileTotal: ['over', 'position_x', 'position_y'],
};

function orName(schema: unknown): JsonRecord {
  if (!isRecord(schema)) return name;
  const { title, description, ...type } = schema;
  return { ...(title !== undefined && { title, description }), anyOf: [type, name] };
}

function listOf($ref: string): JsonRecord {
  return { type: 'array', items: { $ref: `#/$defs/${$ref}` } };
}

function textOr($ref: string): JsonRecord {
  return { type: 'array', items: { anyOf: [name, { $ref: `#/$defs/${$ref}` }] } };
}

/** What a writer may add to a definition. */
const additions: Readonly<Record<string, Readonly<Record<string, JsonRecord>>>> = {
  Application: {
    $schema: { title: 'Schema', description: 'Where an editor finds this schema.', type: 'string' },
  },
  Question: {
    fields: { title: 'Fields', description: 'The fields that the question asks.', ...listOf('FieldInstance') },
    min: { title: 'Fewest lines', description: 'Of a list with fields. Default 0.', type: 'integer', minimum: 0 },
    max: { title: 'Most lines', description: 'Of a list with fields. Default 100.', type: 'integer', minimum: 1 },
    options: textOr('QuestionOption'),
  },
  FileForm: {
    format: { title: 'Format', description: 'Of a file of positions whose content is the form.', const: 1 },
    name: { title: 'Name', description: 'Of a file of positions whose content is the form.', type: 'string' },
    fields: { title: 'Fields', description: 'What is drawn on the form, by name.', ...listOf('DrawnField') },
  },
  FileRepeat: {
    name: { title: 'Name', description: 'The list, instead of question_id.', ...name },
    fields: { title: 'Fields', description: 'What is drawn in a row, by name.', ...listOf('DrawnField') },
  },
  FileTotal: { name: { title: 'Name', description: 'The field, instead of field_id.', ...name } },
  FieldGroup: { fields: { title: 'Fields', description: 'The fields of the group.', ...listOf('FieldInstance') } },
};

function ruleSchema(rule: FormRuleName): JsonRecord {
  const uses = Object.entries(formRuleTable[rule].params);
  const needed = uses.filter(([, use]) => use.presence === 'required').map(([param]) => param);
  const common = { field: name, locale: { enum: ['ja', 'en'] } };
  const params = {
    type: 'object',
    properties: { ...Object.fromEntries(uses.map(([param, use]) => [param, use.schema])), ...common },
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: { name: { const: rule }, params },
    required: needed.length > 0 ? ['name', 'params'] : ['name'],
    additionalProperties: false,
  };
}

/** Form rules that a field may carry, by name; those without parameters also as their name alone. */
function fieldRule(definition: JsonRecord): JsonRecord {
  const { title, description } = definition;
  const rules = formRuleNames.filter((rule) => formRuleTable[rule].subject === 'answer');
  const alone = rules.filter((rule) =>
    Object.values(formRuleTable[rule].params).every((use) => use.presence !== 'required'),
  );
  return { title, description, anyOf: [{ enum: alone }, ...rules.map(ruleSchema)] };
}

function relaxProperty(key: string, schema: unknown): unknown {
  if (references.has(key)) return orName(schema);
  if (!isRecord(schema)) return schema;
  if (key in listReferences && isRecord(schema['items']) && schema['items']['type'] === 'integer')
    return { ...schema, items: orName(schema['items']) };
  if (key === 'type' && Array.isArray(schema['enum']) && schema['enum'].every((value) => typeof value === 'number'))
    return { ...schema, enum: [...Object.keys(fieldType), ...schema['enum']] };
  if (key === 'publish') return { ...schema, enum: [...Object.keys(publishState), ...Object.values(publishState)] };
  return schema;
}

function relax(definition: JsonRecord, model: string): JsonRecord {
  if (model === 'FieldRule') return fieldRule(definition);
  const { properties } = definition;
  if (!isRecord(properties)) return definition;
  const relaxed = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, relaxProperty(key, value)]),
  );
  if (['FieldInstance', 'DrawnField', 'MasterField', 'SurveyQuestionField'].includes(model))
    relaxed['options'] = textOr('FieldOption');
  const given = Array.isArray(definition['required']) ? (definition['required'] as readonly unknown[]) : [];
  const needed = required[model] ?? given.filter((key) => key !== 'id');
  return { ...definition, properties: { ...relaxed, ...additions[model] }, required: needed };
}

/**
 * The schema of an application as a person may write it, from the schema of a complete one: names besides ids and numbers, and
 * nothing required that follows from the rest. `completeApplication` reads what it allows.
 */
export function handwrittenSchema(complete: JsonSchema): JsonSchema {
  const { $defs, ...root } = complete;
  const given = isRecord($defs) ? Object.entries($defs) : [];
  // A field of a form has a type only where it prints the value of its source in another form.
  const definitions = [
    ...given,
    ...given.flatMap(([model, field]) => (model === 'FieldInstance' ? [['DrawnField', field] as const] : [])),
  ];
  return {
    ...relax(root, 'Application'),
    $defs: Object.fromEntries(
      definitions.map(([model, definition]) => [model, isRecord(definition) ? relax(definition, model) : definition]),
    ),
  };
}
