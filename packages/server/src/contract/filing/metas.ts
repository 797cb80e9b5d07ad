import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ChoiceOf } from '../enums/choices.ts';
import { metaTypes } from '../enums/documents.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { metaBody, MetaField, metaGroupBody, MetaGroupView, MetaView } from './meta-shapes.ts';

const base = { area: 'admin', access: 'admin' } as const;
const conflicts = ['conflict', 'conflict_unnamed'] as const;

const metaPath = '/admin/v1/metas';
const metaParams = IdParamsOf('meta');

export const searchMetas = defineEndpoint({
  ...base,
  name: 'metas.search',
  method: 'POST',
  path: `${metaPath}/search`,
  summary: 'Search metas; `deleted` shows those that can be restored',
  body: Shape({
    keyword: Type.Optional(Nullable(Line(100))),
    filters: Type.Optional(
      Shape({
        type: Type.Optional(labeled('meta.type', ChoiceOf(metaTypes))),
        meta_group_id: Type.Optional(labeled('meta.meta_group_id', IdOf('meta-group'))),
        is_common: Type.Optional(labeled('meta.is_common', Type.Boolean())),
        deleted: Type.Optional(Type.Boolean()),
      }),
    ),
    sort: Type.Optional(Type.Enum(['newest', 'oldest', 'name', 'index'])),
    ...pageQuery,
  }),
  reply: listOf(MetaView),
});

export const readMeta = defineEndpoint({
  ...base,
  name: 'metas.read',
  method: 'GET',
  path: `${metaPath}/:id`,
  summary: 'Show a meta with the types and the number of documents that use it',
  params: metaParams,
  reply: MetaView,
});

export const createMeta = defineEndpoint({
  ...base,
  name: 'metas.create',
  method: 'POST',
  path: metaPath,
  summary: 'Create a meta; without a layout it takes 2 columns, without a group it belongs to その他 (999)',
  body: Shape(metaBody),
  reply: MetaView,
  errors: ['not_found'],
});

export const updateMeta = defineEndpoint({
  ...base,
  name: 'metas.update',
  method: 'PUT',
  path: `${metaPath}/:id`,
  summary: 'Change a meta; members that are not given stay as they are, and so do the values that documents have',
  params: metaParams,
  body: Shape({
    ...metaBody,
    name: Type.Optional(metaBody.name),
    type: Type.Optional(metaBody.type),
    version: Version,
  }),
  reply: MetaView,
  errors: conflicts,
});

export const deleteMeta = defineEndpoint({
  ...base,
  name: 'metas.delete',
  method: 'DELETE',
  path: `${metaPath}/:id`,
  summary: 'Delete a meta; values that documents have are kept. It can be restored',
  params: metaParams,
  reply: Nothing,
});

export const restoreMeta = defineEndpoint({
  ...base,
  name: 'metas.restore',
  method: 'POST',
  path: `${metaPath}/:id/restore`,
  summary: 'Restore a deleted meta, with its types and the values of documents',
  params: metaParams,
  reply: MetaView,
});

const groupPath = '/admin/v1/meta-groups';
const groupParams = IdParamsOf('meta-group');

export const listMetaGroups = defineEndpoint({
  ...base,
  name: 'metaGroups.list',
  method: 'GET',
  path: groupPath,
  summary: 'Groups of metas in the order of forms; `deleted` shows those that can be restored',
  query: Shape({ keyword: Type.Optional(Line(100)), deleted: Type.Optional(Type.Boolean()), ...pageQuery }),
  reply: listOf(MetaGroupView),
});

export const readMetaGroup = defineEndpoint({
  ...base,
  name: 'metaGroups.read',
  method: 'GET',
  path: `${groupPath}/:id`,
  summary: 'Show a group of metas with what is in it',
  params: groupParams,
  reply: MetaGroupView,
});

export const createMetaGroup = defineEndpoint({
  ...base,
  name: 'metaGroups.create',
  method: 'POST',
  path: groupPath,
  summary: 'Create a group of metas; `items` are the metas and groups in it, in order',
  body: Shape(metaGroupBody),
  reply: MetaGroupView,
  errors: ['not_found'],
});

export const updateMetaGroup = defineEndpoint({
  ...base,
  name: 'metaGroups.update',
  method: 'PUT',
  path: `${groupPath}/:id`,
  summary: 'Change a group of metas; `items` replaces what is in it',
  params: groupParams,
  body: Shape({ ...metaGroupBody, name: Type.Optional(metaGroupBody.name), version: Version }),
  reply: MetaGroupView,
  errors: conflicts,
});

export const deleteMetaGroup = defineEndpoint({
  ...base,
  name: 'metaGroups.delete',
  method: 'DELETE',
  path: `${groupPath}/:id`,
  summary: 'Delete a group of metas; until it is restored its metas are in その他 and its groups at the top',
  params: groupParams,
  reply: Nothing,
});

export const restoreMetaGroup = defineEndpoint({
  ...base,
  name: 'metaGroups.restore',
  method: 'POST',
  path: `${groupPath}/:id/restore`,
  summary: 'Restore a deleted group of metas with what is in it',
  params: groupParams,
  reply: MetaGroupView,
});

export const listCommonMetas = defineEndpoint({
  area: 'user',
  access: 'workspace',
  name: 'metas.common',
  method: 'GET',
  path: '/v1/metas/common',
  summary: 'Metas that every document has, in the order of forms',
  reply: Type.Array(MetaField),
});

export const metaEndpoints = [
  searchMetas,
  readMeta,
  createMeta,
  updateMeta,
  deleteMeta,
  restoreMeta,
  listMetaGroups,
  readMetaGroup,
  createMetaGroup,
  updateMetaGroup,
  deleteMetaGroup,
  restoreMetaGroup,
  listCommonMetas,
] as const;
