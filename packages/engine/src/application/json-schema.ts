import { handwrittenSchema } from './handwritten/handwritten-schema.ts';
import { schemaBase, schemaDraft, type JsonSchema, toPlainSchema } from './validate/schema/plain-schema.ts';
import { schemaModels, type SchemaModelName } from './validate/schema/schema-models.ts';

export { answersSchema } from './validate/schema/answers-schema.ts';
export type { JsonSchema } from './validate/schema/plain-schema.ts';

/** What is published under which name. */
const published = {
  application: 'Application',
  'application-version': 'ApplicationVersion',
  'application-user': 'ApplicationUser',
  answers: 'Answers',
  question: 'Question',
  field: 'FieldInstance',
  'master-field': 'MasterField',
  condition: 'Condition',
  rule: 'Rule',
  file: 'ApplicationFile',
  folder: 'ApplicationFolder',
  fields: 'FormFields',
  template: 'TemplateDocument',
  meta: 'Meta',
  'meta-group': 'MetaGroup',
} as const satisfies Readonly<Record<string, SchemaModelName>>;

/** The names of the JSON Schemas that `publishedSchemas` has. */
export type PublishedSchemaName = keyof typeof published;

/** Names of the published schemas. */
export const publishedSchemaNames = Object.keys(published) as readonly PublishedSchemaName[];

function publish(name: PublishedSchemaName): JsonSchema {
  const schema = toPlainSchema(schemaModels[published[name]]);
  return {
    $schema: schemaDraft,
    $id: `${schemaBase}/${name}.json`,
    ...(name === 'application' ? handwrittenSchema(schema) : schema),
  };
}

const made = new Map<PublishedSchemaName, JsonSchema>();

function makeOnce(name: PublishedSchemaName): JsonSchema {
  const schema = made.get(name) ?? publish(name);
  made.set(name, schema);
  return schema;
}

/**
 * The published JSON Schemas (draft 2020-12) by name. Each has a stable `$id`, a title and a description, and holds all it
 * refers to. Each is made when it is first read. `application` is what a person may write into `application.json`: with names
 * for types and references, and without what follows from the rest.
 */
export const publishedSchemas: Readonly<Record<PublishedSchemaName, JsonSchema>> = Object.defineProperties(
  {} as Record<PublishedSchemaName, JsonSchema>,
  Object.fromEntries(publishedSchemaNames.map((name) => [name, { enumerable: true, get: () => makeOnce(name) }])),
);
