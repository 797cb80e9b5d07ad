import { isRecord } from '../../../platform/is-record.ts';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { createProblem, ShoruiError, type Problem } from '../../../problems/index.ts';
import { changeSchemas, type Change } from '../change/change.ts';

function invalid(pointer: string, detail: string): Problem {
  return createProblem(
    'application.edit-invalid-change',
    { pointer },
    { pointer: pointer === '' ? '/' : pointer, detail },
  );
}

/** The schema of the change's own action and kind, or the problem with them. */
function schemaOf(change: unknown): TSchema | Problem {
  if (!isRecord(change)) return invalid('', 'must be an object');
  const { action, kind } = change;
  if (typeof action !== 'string' || !Object.hasOwn(changeSchemas, action)) {
    return invalid('/action', `must be one of ${Object.keys(changeSchemas).join(', ')}`);
  }
  const schemas: unknown = changeSchemas[action as keyof typeof changeSchemas];
  if (!isRecord(schemas) || 'type' in schemas) return schemas as TSchema;
  if (typeof kind !== 'string' || !Object.hasOwn(schemas, kind)) {
    return invalid('/kind', `must be one of ${Object.keys(schemas).join(', ')}`);
  }
  return schemas[kind] as TSchema;
}

/** Publishing has its own change type (specification section 4); an update that tries to publish is refused with that hint. */
function triesToPublish(change: unknown): boolean {
  if (!isRecord(change) || change['action'] !== 'update_application') return false;
  const { set } = change;
  return isRecord(set) && Object.hasOwn(set, 'publish');
}

function describeErrors(schema: TSchema, change: unknown): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const { keyword, instancePath, message, params } of Errors(schema, change)) {
    // What is not allowed is reported twice: as a property too many, and as a value that may not be.
    if (keyword === 'boolean' || seen.has(instancePath)) continue;
    seen.add(instancePath);
    const names: unknown = Object.values(params)[0];
    problems.push(invalid(instancePath, Array.isArray(names) ? `${message}: ${names.join(', ')}` : message));
  }
  return problems;
}

/** Refuses a change that is not of the shape of its action and kind, with every fault that it has. */
export function checkChange(change: unknown): asserts change is Change {
  if (triesToPublish(change)) {
    throw new ShoruiError([createProblem('application.edit-publish-only', { pointer: '/set/publish' })]);
  }
  const schema = schemaOf(change);
  if ('severity' in schema) throw new ShoruiError([schema]);
  if (!Check(schema, change)) throw new ShoruiError(describeErrors(schema, change));
}
