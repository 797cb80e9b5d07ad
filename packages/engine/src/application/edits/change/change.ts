import { Type, type Static, type TLiteral, type TObject, type TProperties, type TSchema } from 'typebox';
import { Id, publishState } from '../../schema/index.ts';
import type { ThingKind } from '../../thing-kinds.ts';
import { Restore } from './restore.ts';
import { ApplicationValue, NewQuestion, thingValues, updateOf } from './thing-values.ts';

const strict = { additionalProperties: false } as const;
/** Position in the list, from 0. Default: at the end. */
const Index = Type.Optional(Type.Integer({ minimum: 0 }));
const Part = { question_id: Id };
const Ids = Type.Array(Id, { minItems: 1, uniqueItems: true });

function createOf<Kind extends ThingKind, Value extends TSchema, More extends TProperties>(
  kind: Kind,
  value: Value,
  more: More,
) {
  return Type.Object(
    { action: Type.Literal('create'), kind: Type.Literal(kind), value, index: Index, ...more },
    strict,
  );
}

function updateFor<Kind extends ThingKind, Value extends TObject>(kind: Kind, value: Value) {
  return Type.Object({ action: Type.Literal('update'), kind: Type.Literal(kind), id: Id, ...updateOf(value) }, strict);
}

type ById<Action extends string, Kind extends ThingKind> = TObject<{
  action: TLiteral<Action>;
  kind: TLiteral<Kind>;
  id: typeof Id;
}>;
function deleteOf<Kind extends ThingKind>(kind: Kind): ById<'delete', Kind> {
  return Type.Object({ action: Type.Literal('delete'), kind: Type.Literal(kind), id: Id }, strict);
}

function sortOf<Kind extends ThingKind, More extends TProperties>(kind: Kind, more: More) {
  return Type.Object({ action: Type.Literal('sort'), kind: Type.Literal(kind), ids: Ids, ...more }, strict);
}

function cloneOf<Kind extends ThingKind, More extends TProperties>(kind: Kind, more: More) {
  return Type.Object({ action: Type.Literal('clone'), kind: Type.Literal(kind), id: Id, ...more }, strict);
}

function moveOf<Kind extends ThingKind, More extends TProperties>(kind: Kind, more: More) {
  return Type.Object({ action: Type.Literal('move'), kind: Type.Literal(kind), id: Id, ...more }, strict);
}

const create = {
  /** With `repeat_option_id` the question is asked in that list, at `index` of it. */
  question: createOf('question', NewQuestion, { repeat_option_id: Type.Optional(Id) }),
  option: createOf('option', thingValues.option, Part),
  field_group: createOf('field_group', thingValues.field_group, Part),
  survey_field: createOf('survey_field', thingValues.survey_field, Part),
  repeat_option: createOf('repeat_option', thingValues.repeat_option, Part),
  field: createOf('field', thingValues.field, {}),
  rule: createOf('rule', thingValues.rule, {}),
  file: createOf('file', thingValues.file, {}),
  folder: createOf('folder', thingValues.folder, {}),
  notification: createOf('notification', thingValues.notification, {}),
  plan_price: createOf('plan_price', thingValues.plan_price, {}),
  tag: createOf('tag', thingValues.tag, {}),
  category: createOf('category', thingValues.category, {}),
  master_field: createOf('master_field', thingValues.master_field, {}),
};

const update = {
  question: updateFor('question', thingValues.question),
  option: updateFor('option', thingValues.option),
  field_group: updateFor('field_group', thingValues.field_group),
  survey_field: updateFor('survey_field', thingValues.survey_field),
  repeat_option: updateFor('repeat_option', thingValues.repeat_option),
  field: updateFor('field', thingValues.field),
  rule: updateFor('rule', thingValues.rule),
  file: updateFor('file', thingValues.file),
  folder: updateFor('folder', thingValues.folder),
  notification: updateFor('notification', thingValues.notification),
  /** `id` is the plan's. */
  plan_price: updateFor('plan_price', thingValues.plan_price),
  tag: updateFor('tag', thingValues.tag),
  category: updateFor('category', thingValues.category),
  master_field: updateFor('master_field', thingValues.master_field),
};

const remove = {
  question: deleteOf('question'),
  option: deleteOf('option'),
  field_group: deleteOf('field_group'),
  survey_field: deleteOf('survey_field'),
  repeat_option: deleteOf('repeat_option'),
  field: deleteOf('field'),
  rule: deleteOf('rule'),
  file: deleteOf('file'),
  folder: deleteOf('folder'),
  notification: deleteOf('notification'),
  plan_price: deleteOf('plan_price'),
  tag: deleteOf('tag'),
  category: deleteOf('category'),
  master_field: deleteOf('master_field'),
};

/** The things named take the places they hold now, in the order given; all others keep theirs. */
const sort = {
  /** With `repeat_option_id`, the order in that list; without it, the order of the application. */
  question: sortOf('question', { repeat_option_id: Type.Optional(Id) }),
  option: sortOf('option', Part),
  field_group: sortOf('field_group', Part),
  survey_field: sortOf('survey_field', Part),
  repeat_option: sortOf('repeat_option', Part),
  field: sortOf('field', {}),
  rule: sortOf('rule', {}),
  file: sortOf('file', {}),
  folder: sortOf('folder', {}),
  notification: sortOf('notification', {}),
  plan_price: sortOf('plan_price', {}),
  tag: sortOf('tag', {}),
  category: sortOf('category', {}),
  master_field: sortOf('master_field', {}),
};

const clone = {
  question: cloneOf('question', {}),
  option: cloneOf('option', {}),
  field_group: cloneOf('field_group', {}),
  survey_field: cloneOf('survey_field', {}),
  repeat_option: cloneOf('repeat_option', {}),
  field: cloneOf('field', {}),
  rule: cloneOf('rule', {}),
  /** `path` is the path of the copy's own content; without it both share one content. */
  file: cloneOf('file', { path: Type.Optional(Type.String({ minLength: 1 })) }),
  folder: cloneOf('folder', {}),
  notification: cloneOf('notification', {}),
  /** A plan has one price: the copy is for another plan. */
  plan_price: cloneOf('plan_price', { plan_id: Id }),
  tag: cloneOf('tag', {}),
  category: cloneOf('category', {}),
  master_field: cloneOf('master_field', {}),
};

const move = {
  /** Into the list of a repeat option; without one, back to the root. */
  question: moveOf('question', { repeat_option_id: Type.Optional(Id), index: Index }),
  /** Into a field group; without one, out of every group. */
  field: moveOf('field', { field_group_id: Type.Optional(Id), index: Index }),
  field_group: moveOf('field_group', { ...Part, index: Index }),
  survey_field: moveOf('survey_field', { ...Part, index: Index }),
  file: moveOf('file', { folder_id: Type.Optional(Id), index: Index }),
  folder: moveOf('folder', { parent_id: Type.Optional(Id), index: Index }),
};

const others = {
  save_as_master: Type.Object(
    { action: Type.Literal('save_as_master'), field_id: Id, name: Type.Optional(Type.String({ minLength: 1 })) },
    strict,
  ),
  /** A field instance made from a master field, which it stays linked to. */
  add_from_master: Type.Object(
    {
      action: Type.Literal('add_from_master'),
      master_field_id: Id,
      name: Type.Optional(Type.String({ minLength: 1 })),
      field_group_id: Type.Optional(Id),
      index: Index,
    },
    strict,
  ),
  /** Page from 1; x and y in mm from the left and the top edge. */
  place_field: Type.Object(
    {
      action: Type.Literal('place_field'),
      field_id: Id,
      file_id: Id,
      page: Type.Integer({ minimum: 1 }),
      x: Type.Number(),
      y: Type.Number(),
    },
    strict,
  ),
  update_application: Type.Object(
    { action: Type.Literal('update_application'), ...updateOf(ApplicationValue) },
    strict,
  ),
  publish: Type.Object({ action: Type.Literal('publish'), publish: Type.Enum(Object.values(publishState)) }, strict),
  new_version: Type.Object({ action: Type.Literal('new_version') }, strict),
  restore: Restore,
};

/** The schema of every change, by action and, where there are several, by kind. */
export const changeSchemas = { create, update, delete: remove, sort, clone, move, ...others };

type ByKind = 'create' | 'update' | 'delete' | 'sort' | 'clone' | 'move';
type Schemas = typeof changeSchemas;
type KindSchema = { [Action in ByKind]: Schemas[Action][keyof Schemas[Action]] }[ByKind];
type OtherSchema = (typeof others)[keyof typeof others];

/** One edit of an application. */
export type Change = Static<KindSchema | OtherSchema>;
/** The names of the changes: `create`, `update`, `delete`, `move`, … */
export type ChangeAction = Change['action'];
/** The change with a name. */
export type ChangeOf<Action extends ChangeAction> = Extract<Change, { action: Action }>;

/** Every change as one schema, for publishing. Check single changes with the schema of their own action and kind. */
export const Change = Type.Unsafe<Change>(
  Type.Union([create, update, remove, sort, clone, move, others].flatMap((schemas) => Object.values<TSchema>(schemas))),
);
