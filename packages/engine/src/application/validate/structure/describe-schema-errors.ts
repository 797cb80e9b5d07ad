import { createProblem, nearestName, type Problem } from '../../../problems/index.ts';
import { getApplicationSchema, type SchemaError } from './compile-application-schema.ts';
import { describeSchemaError } from './describe-schema-error.ts';
import { extendPointer } from '../../../platform/json-pointer.ts';
import { placeInJson, propertyAt } from './place-in-json.ts';

/** Properties that name what a condition looks at. */
const subjects = ['question_id', 'field_id', 'rule_id'] as const;

/**
 * What is wrong with a value that is no condition of any kind. The schema complains about it once for each kind; a
 * reader is
 * reported for the intended kind, which its subject shows.
 */
function describeCondition(json: unknown, value: unknown, pointer: string): Problem[] {
  const place = placeInJson(json, pointer);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [createProblem('application.invalid-not-object', place, { property: propertyAt(pointer) })];
  }
  const named = subjects.filter((subject) => Object.hasOwn(value, subject));
  const [subject] = named;
  if (subject === undefined) return [describeMissingSubject(json, value, pointer)];
  if (named.length > 1) {
    return [createProblem('application.invalid-condition-subjects', place, { subjects: named.join(', ') })];
  }
  return describeSchemaErrors(json, getApplicationSchema().condition[subject](value), pointer);
}

function describeMissingSubject(json: unknown, condition: object, pointer: string): Problem {
  for (const property of Object.keys(condition)) {
    const near = nearestName(property, subjects);
    if (near !== undefined) {
      const place = placeInJson(json, extendPointer(pointer, property));
      return createProblem('application.invalid-unknown-near', place, { property, near, known: subjects.join(', ') });
    }
  }
  return createProblem('application.invalid-condition-subject', placeInJson(json, pointer));
}

/** True for a complaint at or inside the value of one of the pointers. */
function liesIn(error: SchemaError, pointers: ReadonlySet<string>): boolean {
  let path = error.instancePath;
  while (path !== '') {
    if (pointers.has(path)) return true;
    path = path.slice(0, path.lastIndexOf('/'));
  }
  return pointers.has('');
}

function liesInside(error: SchemaError, pointers: ReadonlySet<string>): boolean {
  const path = error.instancePath;
  return path !== '' && liesIn({ ...error, instancePath: path.slice(0, path.lastIndexOf('/')) }, pointers);
}

/**
 * The problems behind the complaints of a schema, in their order. Where a value may have one of several kinds, the
 * complaints
 * of all kinds become those of the kind that was meant.
 */
export function describeSchemaErrors(json: unknown, errors: readonly SchemaError[], base = ''): Problem[] {
  const choices = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath));
  const problems: Problem[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf') {
      if (!liesIn(error, choices)) problems.push(describeSchemaError(json, error, base));
      continue;
    }
    if (liesInside(error, choices)) continue;
    const pointer = base + error.instancePath;
    if (getApplicationSchema().isCondition(error)) problems.push(...describeCondition(json, error.data, pointer));
    else {
      const params = { property: propertyAt(pointer) };
      problems.push(createProblem('application.invalid-not-plain-value', placeInJson(json, pointer), params));
    }
  }
  return problems;
}
