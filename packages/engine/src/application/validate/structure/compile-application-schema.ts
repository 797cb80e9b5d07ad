import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { schemaBase, toPlainSchema } from '../schema/plain-schema.ts';
import { schemaModels } from '../schema/schema-models.ts';

export type SchemaError = ErrorObject<string, Record<string, unknown>>;

/** Checks a value and gives everything that is wrong with it; an empty list when nothing is. */
export type SchemaCheck = (value: unknown) => readonly SchemaError[];

function toCheck(validate: ValidateFunction): SchemaCheck {
  return (value) => (validate(value) ? [] : ((validate.errors ?? []) as SchemaError[]));
}

/** The schema of an application made ready, besides it the three kinds of condition, which are checked one by one. */
export interface ApplicationSchema {
  readonly application: SchemaCheck;
  /** Is this a complaint of the schema of a condition, that the value is of none of its kinds? */
  isCondition(error: SchemaError): boolean;
  readonly condition: Readonly<Record<'question_id' | 'field_id' | 'rule_id', SchemaCheck>>;
}

function compile(): ApplicationSchema {
  // Polishing the code takes as long as making it and gains nothing for one application; tests look at the schema itself.
  const quick = { code: { optimize: false }, validateSchema: false };
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, ...quick });
  const $id = `${schemaBase}/complete-application.json`;
  const schema = { $id, ...toPlainSchema(schemaModels.Application) };
  const part = (name: string): SchemaCheck => toCheck(ajv.compile({ $ref: `${$id}#/$defs/${name}` }));
  return {
    application: toCheck(ajv.compile(schema)),
    isCondition: ({ parentSchema }) => parentSchema?.['title'] === schemaModels.Condition.title,
    condition: {
      question_id: part('QuestionCondition'),
      field_id: part('FieldCondition'),
      rule_id: part('RuleCondition'),
    },
  };
}

let compiled: ApplicationSchema | undefined;

/** The checks are compiled when they are first needed, and once: it takes some tens of milliseconds. */
export function getApplicationSchema(): ApplicationSchema {
  compiled ??= compile();
  return compiled;
}
