import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { resourceSorts } from '../resource.ts';
import { Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { PartId } from './part-id.ts';
import { EffectView, PartView } from './parts.ts';

const base = { area: 'admin', access: 'admin' } as const;
const root = '/admin/v1/applications';
const path = `${root}/fields`;
const params = IdParamsOf('master-field');
const edits = ['conflict', 'conflict_unnamed', 'application_refused'] as const;

/** A field that the staff share among applications, with its values as fields of `application.json` have them. */
export const MasterFieldView = Shape({
  id: Id,
  field: PartView,
  /** Applications with fields made from it. */
  used_by: Type.Array(Shape({ id: Id, name: Type.String() })),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
});

const name = labeled('masterField.name', Line(100));
const type = labeled('masterField.type', Type.Integer({ minimum: 1, maximum: 15 }));
/** Other values of the field, beside the members that are named here. The engine checks them. */
const open = { additionalProperties: true } as const;

export const listMasterFields = defineEndpoint({
  ...base,
  name: 'masterFields.list',
  method: 'GET',
  path,
  summary: 'List the fields that applications share; `application_id` shows those that an application uses',
  description:
    'With `is_master` false the fields of the application `application_id` itself, as `…/:id/fields` has them; `id` is then their number within it.',
  query: Shape({
    keyword: Type.Optional(Line(100)),
    application_id: Type.Optional(IdOf('application')),
    is_master: Type.Optional(Type.Boolean()),
    type: Type.Optional(type),
    sort: Type.Optional(Type.Enum([...resourceSorts])),
    deleted: Type.Optional(Type.Boolean()),
    ...pageQuery,
  }),
  reply: listOf(MasterFieldView),
  errors: ['invalid'],
});

export const readMasterField = defineEndpoint({
  ...base,
  name: 'masterFields.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show a shared field',
  params,
  reply: MasterFieldView,
});

export const createMasterField = defineEndpoint({
  ...base,
  name: 'masterFields.create',
  method: 'POST',
  path,
  summary: 'Create a shared field',
  body: Type.Object({ name, type }, open),
  reply: MasterFieldView,
  errors: ['application_refused'],
});

export const updateMasterField = defineEndpoint({
  ...base,
  name: 'masterFields.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a shared field; values that are not given stay, those of `unset` are removed',
  description: 'Fields that were made from it before stay as they are: published documents depend on them.',
  params,
  body: Type.Object(
    {
      name: Type.Optional(name),
      type: Type.Optional(type),
      unset: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50, uniqueItems: true })),
      version: Version,
    },
    open,
  ),
  reply: MasterFieldView,
  errors: edits,
});

export const deleteMasterField = defineEndpoint({
  ...base,
  name: 'masterFields.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a shared field; fields that were made from it stay. It can be restored',
  params,
  reply: Nothing,
});

export const restoreMasterField = defineEndpoint({
  ...base,
  name: 'masterFields.restore',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted shared field',
  params,
  reply: MasterFieldView,
});

export const saveAsMasterCall = defineEndpoint({
  ...base,
  name: 'masterFields.saveAsMaster',
  method: 'POST',
  path: `${path}/save-as-master`,
  summary: 'Share a field of an application: its values become a shared field, to which it is linked',
  description: 'Of a published version, which is not changed any more, the field is copied without a link.',
  body: Shape({
    application_id: IdOf('application'),
    field_id: PartId,
    name: Type.Optional(name),
    version: Type.Optional(Version),
  }),
  reply: Shape({ item: MasterFieldView, version: Version, effects: Type.Array(EffectView) }),
  errors: edits,
});

export const addMasterFieldCall = defineEndpoint({
  ...base,
  name: 'masterFields.addToApplication',
  method: 'POST',
  path: `${root}/:id/fields/from-master`,
  summary: 'Add a field to an application that is made from a shared field',
  params: IdParamsOf('application'),
  body: Shape({
    master_field_id: IdOf('master-field'),
    name: Type.Optional(labeled('applicationField.name', Line(100))),
    field_group_id: Type.Optional(PartId),
    index: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    version: Version,
  }),
  reply: Shape({ item: PartView, version: Version, effects: Type.Array(EffectView) }),
  errors: edits,
});

/** Calls of the staff about fields that applications share. */
export const masterFieldEndpoints = [
  listMasterFields,
  createMasterField,
  saveAsMasterCall,
  readMasterField,
  updateMasterField,
  deleteMasterField,
  restoreMasterField,
  addMasterFieldCall,
] as const;
