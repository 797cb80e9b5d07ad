import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from '../../contract/endpoint.ts';
import { partIdKeyword } from '../../contract/applications/part-id.ts';
import { recordKindKeyword } from '../../contract/ids.ts';

export type SchemaCheck = (value: unknown) => readonly ErrorObject[];

/** One ajv instance for all schemas of the process; each schema is compiled at first use and cached. */
const ajv = new Ajv2020({ allErrors: true, strict: true, verbose: true, useDefaults: true, code: { optimize: false } });
ajv.addKeyword(recordKindKeyword);
ajv.addKeyword(partIdKeyword);
// Labels of fields (contract/label.ts) validate nothing.
ajv.addKeyword('label');
// Selects the text of an error (messages/validation.ts).
ajv.addKeyword({ keyword: 'x-words', schemaType: 'string' });
addFormats.default(ajv, ['email', 'date', 'date-time', 'time', 'uri', 'uuid']);
const compiled = new WeakMap<TSchema, ValidateFunction>();

/** Validates a value and fills in defaults; returns all errors. */
export function checkSchema(schema: TSchema, value: unknown): readonly ErrorObject[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []);
}
