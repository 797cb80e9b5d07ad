import { Type, type Static } from 'typebox';
import { ChoiceOf } from '../enums/choices.ts';
import { metaTypes } from '../enums/documents.ts';
import { IdOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Named } from '../people.ts';
import { Id, Instant, Line, Nullable, Shape, Version } from '../shapes.ts';

/** Columns of a form; a meta or a group takes 1 to 4 of them. */
export const formColumns = 4;
/** Columns that a meta or a group takes unless chosen (specification section 9). */
export const defaultLayout = 2;
/** Number and place of the group of metas without one, その他, and the place of groups without one (specification section 9). */
export const otherGroup = 999;
export const mostOptions = 200;

export const Layout = Type.Integer({ minimum: 1, maximum: formColumns });
/** Place among others, the lowest first; 999 unless chosen. */
export const Index = Type.Integer({ minimum: 0, maximum: 100_000 });

const Option = Shape({ text: Line(100, { label: 'meta.option' }), value: Line(100, { label: 'meta.option' }) });

/** The group of a meta; その他 has the number 999. */
const GroupOfMeta = Shape({ id: Id, name: Type.String(), index: Index, layout: Layout, parent: Nullable(Named) });

/** A field of the form of a document: what the form, the check of values and searches need. */
export const MetaField = Shape({
  id: Id,
  name: Type.String(),
  type: ChoiceOf(metaTypes),
  /** Choices of types 7-10: `value` is stored, `text` is shown. */
  options: Type.Array(Option),
  required: Type.Boolean(),
  layout: Layout,
  index: Index,
  meta_group: GroupOfMeta,
});
export type MetaField = Static<typeof MetaField>;

/** A meta as the staff see it. */
export const MetaView = Shape({
  ...MetaField.properties,
  /** Every document has it. */
  is_common: Type.Boolean(),
  meta_group_id: Id,
  /** Types of documents that have it. */
  types: Type.Array(Named),
  /** Documents with a value of it. */
  document_count: Type.Integer(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
});
export type MetaView = Static<typeof MetaView>;

export const metaBody = {
  name: Line(100, { label: 'meta.name' }),
  type: labeled('meta.type', ChoiceOf(metaTypes)),
  options: Type.Optional(labeled('meta.options', Type.Array(Option, { maxItems: mostOptions }))),
  /** 999: no group. */
  meta_group_id: Type.Optional(labeled('meta.meta_group_id', Nullable(IdOf('meta-group')))),
  required: Type.Optional(labeled('meta.required', Type.Boolean())),
  is_common: Type.Optional(labeled('meta.is_common', Type.Boolean())),
  layout: Type.Optional(labeled('meta.layout', Layout)),
  index: Type.Optional(labeled('meta.index', Index)),
};

const pivot = Type.Optional(labeled('meta.layout', Shape({ layout: Type.Optional(labeled('meta.layout', Layout)) })));
const itemType = <T extends string>(type: T) => labeled('metaGroup.item_type', Type.Literal(type));
const itemId = (kind: 'meta' | 'meta-group') => labeled('metaGroup.item_id', IdOf(kind));
/** What is in a group, in order: metas, and groups that have no groups themselves. */
export const GroupItems = labeled(
  'metaGroup.items',
  Type.Array(
    Type.Union([
      Shape({ item_type: itemType('meta'), item_id: itemId('meta'), pivot }),
      Shape({ item_type: itemType('group'), item_id: itemId('meta-group'), pivot }),
    ]),
    { maxItems: 300 },
  ),
);
export type GroupItems = Static<typeof GroupItems>;

export const metaGroupBody = {
  name: Line(100, { label: 'metaGroup.name' }),
  layout: Type.Optional(labeled('meta.layout', Layout)),
  index: Type.Optional(labeled('meta.index', Index)),
  items: Type.Optional(GroupItems),
};

export const MetaGroupView = Shape({
  id: Id,
  name: Type.String(),
  layout: Layout,
  index: Index,
  parent: Nullable(Named),
  items: Type.Array(
    Shape({
      item_type: Type.Enum(['meta', 'group']),
      item_id: Id,
      name: Type.String(),
      pivot: Shape({ layout: Layout }),
    }),
  ),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
});
export type MetaGroupView = Static<typeof MetaGroupView>;
