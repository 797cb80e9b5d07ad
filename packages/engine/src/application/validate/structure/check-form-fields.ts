import { Ajv2020 } from 'ajv/dist/2020.js';
import { createProblem, type Problem } from '../../../problems/index.ts';
import { publishedSchemas } from '../../json-schema.ts';
import type { SchemaCheck, SchemaError } from './compile-application-schema.ts';
import { describeSchemaErrors } from './describe-schema-errors.ts';
import { readPointer } from '../../../platform/json-pointer.ts';
import { valueAt } from './place-in-json.ts';

let check: SchemaCheck | undefined;

/** Compiled when it is first needed, and once. */
function getCheck(): SchemaCheck {
  if (check) return check;
  const validate = new Ajv2020({ allErrors: true, verbose: true, strict: true }).compile(publishedSchemas.fields);
  check = (value) => (validate(value) ? [] : ((validate.errors ?? []) as SchemaError[]));
  return check;
}

/** The name of the field that a pointer leads into, if it has one. */
function fieldName(json: unknown, pointer: string): string | undefined {
  const steps = readPointer(pointer);
  for (let count = steps.length; count > 0; count -= 1) {
    const found = valueAt(json, steps.slice(0, count));
    if (typeof found !== 'object' || found === null || !('name' in found)) continue;
    if (typeof found.name === 'string') return found.name;
  }
  return undefined;
}

/** Everything in which a value has not the shape of a fields file (schema `fields`). `file` is its name, for the places. */
export function checkFormFields(json: unknown, file?: string): Problem[] {
  return describeSchemaErrors(json, getCheck()(json)).map((problem) => {
    const { pointer = '' } = problem.place;
    const slot = fieldName(json, pointer);
    const place = { ...(file !== undefined && { file }), pointer, ...(slot !== undefined && { slot }) };
    return createProblem(problem.id, place, problem.params);
  });
}
