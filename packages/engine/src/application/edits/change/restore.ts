import { Type, type TSchema } from 'typebox';
import { Id } from '../../schema/index.ts';
import { applicationLists, questionLists, type ThingKind } from '../../thing-kinds.ts';
import { ApplicationValue, thingValues, updateOf } from './thing-values.ts';

const strict = { additionalProperties: false } as const;
const kinds = [...Object.keys(applicationLists), ...Object.keys(questionLists)] as ThingKind[];
const Kind = Type.Unsafe<ThingKind>(Type.Enum(kinds));
const mostThings = 5_000;

/** A thing that was deleted, under the id that it had. */
export interface PutThing {
  kind: ThingKind;
  id: number;
  /** The question whose part it is. */
  question_id?: number;
  value: Record<string, unknown>;
}

/** Values of a thing to set and to remove. */
export interface UpdatedThing {
  kind: ThingKind;
  id: number;
  /** The question that the part goes to. */
  question_id?: number;
  set?: Record<string, unknown>;
  unset?: string[];
}

const ofEachKind = (make: (kind: ThingKind) => TSchema): TSchema => Type.Union(kinds.map(make));

const Put = Type.Unsafe<PutThing>(
  ofEachKind((kind) =>
    Type.Object({ kind: Type.Literal(kind), id: Id, question_id: Type.Optional(Id), value: thingValues[kind] }, strict),
  ),
);

const Update = Type.Unsafe<UpdatedThing>(
  ofEachKind((kind) =>
    Type.Object(
      { kind: Type.Literal(kind), id: Id, question_id: Type.Optional(Id), ...updateOf(thingValues[kind]) },
      strict,
    ),
  ),
);

const listOf = <T extends TSchema>(item: T) => Type.Optional(Type.Array(item, { maxItems: mostThings }));

/** Brings parts back to an earlier state, all together: an undo or a redo (`compareApplications` makes it). */
export const Restore = Type.Object(
  {
    action: Type.Literal('restore'),
    remove: listOf(Type.Object({ kind: Kind, id: Id }, strict)),
    /** Things that were deleted, under the ids that they had. */
    put: listOf(Put),
    update: listOf(Update),
    /** Orders of lists; things that are not named stay behind the one they follow. */
    order: listOf(Type.Object({ kind: Kind, question_id: Type.Optional(Id), ids: Type.Array(Id) }, strict)),
    application: Type.Optional(
      Type.Unsafe<{ set?: Record<string, unknown>; unset?: string[] }>(Type.Object(updateOf(ApplicationValue), strict)),
    ),
  },
  strict,
);
