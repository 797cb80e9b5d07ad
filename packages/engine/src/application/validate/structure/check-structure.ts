import { Ajv2020 } from 'ajv/dist/2020.js';
import { readPointer } from '../../../platform/json-pointer.ts';
import { createProblem, type Problem } from '../../../problems/index.ts';
import { publishedSchemas } from '../../json-schema.ts';
import { getApplicationSchema, type SchemaCheck, type SchemaError } from './compile-application-schema.ts';
import { describeSchemaErrors } from './describe-schema-errors.ts';
import { valueAt } from './place-in-json.ts';

/** Deepest nesting of objects and lists that is read: far above what an editor makes, low enough for a small stack. */
const deepestNesting = 200;

/** Looks level by level, so that input of any depth does not overflow the stack. */
function isTooDeep(json: unknown): boolean {
  let level: readonly unknown[] = [json];
  for (let depth = 0; depth <= deepestNesting; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/**
 * Everything in which a value has not the shape of an application. An empty list means that it is one, apart from its
 * links.
 */
export function checkStructure(json: unknown): Problem[] {
  if (isTooDeep(json))
    return [createProblem('application.invalid-too-deep', { pointer: '' }, { limit: deepestNesting })];
  return describeSchemaErrors(json, getApplicationSchema().application(json));
}

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
