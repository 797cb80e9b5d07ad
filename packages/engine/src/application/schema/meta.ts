import { Type, type Static } from 'typebox';
import { Id } from './id.ts';

/** Kinds of meta by number (specification section 3). */
export const metaType = {
  string: 1,
  textarea: 2,
  number: 3,
  date: 4,
  time: 5,
  datetime: 6,
  select_box: 7,
  multi_select: 8,
  radio: 9,
  checkbox: 10,
} as const;

/** Columns a meta takes in its group unless set otherwise, and the place of a group without an index (specification section 9). */
export const defaultMetaLayout = 2;
/** The index of the group of metas that are in no other group: it comes last. */
export const defaultMetaGroupIndex = 999;

/** A property of documents. `options` are the choices of types 7-10. */
export const Meta = Type.Object(
  {
    id: Id,
    name: Type.String({ minLength: 1 }),
    type: Type.Enum(Object.values(metaType)),
    options: Type.Optional(Type.Array(Type.String())),
    meta_group_id: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type Meta = Static<typeof Meta>;

/** Metas and groups shown together, in order. */
export const MetaGroup = Type.Object(
  {
    id: Id,
    name: Type.String({ minLength: 1 }),
    index: Type.Optional(Type.Integer({ minimum: 0, default: defaultMetaGroupIndex })),
    items: Type.Array(
      Type.Object(
        {
          item_type: Type.Enum(['group', 'meta']),
          item_id: Id,
          pivot: Type.Optional(
            Type.Object(
              { layout: Type.Integer({ minimum: 1, default: defaultMetaLayout }) },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type MetaGroup = Static<typeof MetaGroup>;
