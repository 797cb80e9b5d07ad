import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from '../../contract/endpoint.ts';
import { recordKindKeyword } from '../../contract/ids.ts';

export type SchemaCheck = (value: unknown) => readonly ErrorObject[];

/** One compiler for all schemas of the process; each schema is compiled when it is first needed and kept. */
const ajv = new Ajv2020({ allErrors: true, strict: true, verbose: true, useDefaults: true, code: { optimize: false } });
ajv.addKeyword(recordKindKeyword);
// Labels of fields (contract/label.ts) check nothing.
ajv.addKeyword('label');
// Names the words of a complaint (messages/validation.ts).
ajv.addKeyword({ keyword: 'x-words', schemaType: 'string' });
addFormats.default(ajv, ['email', 'date', 'date-time', 'time', 'uri', 'uuid']);
const compiled = new WeakMap<TSchema, ValidateFunction>();

/** Checks a value, filling in defaults; gives all that is wrong. */
export function checkSchema(schema: TSchema, value: unknown): readonly ErrorObject[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []);
}
