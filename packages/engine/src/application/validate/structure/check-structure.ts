import { createProblem, type Problem } from '../../../problems/index.ts';
import { getApplicationSchema } from './compile-application-schema.ts';
import { describeSchemaErrors } from './describe-schema-errors.ts';

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
