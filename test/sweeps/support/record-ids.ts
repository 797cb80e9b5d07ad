import type { RecordKind } from '../../../packages/server/src/contract/record-kinds.ts';
import type { Endpoint } from '../../../packages/server/src/contract/index.ts';
import type { Call } from './calls.ts';
import { valueAt, withValue, type Path } from './fields.ts';
import type { JsonSchema } from './sample.ts';

/** Position of an id in a call, and the kind of record according to the schema. */
export interface IdPlace {
  readonly path: Path;
  readonly kind: RecordKind;
}

function* placesIn(schema: JsonSchema, value: unknown, path: Path): Generator<IdPlace> {
  const { anyOf, items, properties = {}, 'x-record-kind': kind } = schema;
  if (kind !== undefined && typeof value === 'number') yield { path, kind: kind as RecordKind };
  for (const each of anyOf ?? []) yield* placesIn(each, value, path);
  if (Array.isArray(value) && items !== undefined) {
    for (const [index, item] of value.entries()) yield* placesIn(items, item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(properties)) {
      yield* placesIn(member, (value as Readonly<Record<string, unknown>>)[name], [...path, name]);
    }
  }
}

/** Positions of all ids of a call: in the path, the query, the body, and nested lists. */
export function idPlaces({ params, query, body }: Endpoint, call: Call): readonly IdPlace[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [...placesIn(schema as JsonSchema, valueAt(call, [part]), [part])],
  );
}

/** The call with these ids at the positions of their kinds. */
export const withIds = (call: Call, places: readonly IdPlace[], ids: Readonly<Record<RecordKind, number>>): Call =>
  places.reduce((changed, { path, kind }) => withValue(changed, path, ids[kind]), call);
