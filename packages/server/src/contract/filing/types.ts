import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { Index, MetaField } from './meta-shapes.ts';

const Category = Shape({ id: Id, name: Type.String(), path: Type.Array(Type.String()) });

/** A type of documents with the fields of its form in their order; `required` where the meta or the type requires it. */
export const DocumentTypeView = Shape({
  id: Id,
  name: Type.String(),
  category_id: Id,
  category: Category,
  index: Index,
  metas: Type.Array(MetaField),
});
export type DocumentTypeView = Static<typeof DocumentTypeView>;

/** The same as the staff see it. */
export const AdminTypeView = Shape({
  ...DocumentTypeView.properties,
  /** Metas that this type requires; others may be required by themselves. */
  required_meta_ids: Type.Array(Id),
  document_count: Type.Integer(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
});
export type AdminTypeView = Static<typeof AdminTypeView>;

const TypeMetas = labeled(
  'documentType.metas',
  Type.Array(Shape({ id: IdOf('meta'), required: Type.Optional(labeled('meta.required', Type.Boolean())) }), {
    maxItems: 200,
  }),
);
const typeBody = {
  name: Line(100, { label: 'documentType.name' }),
  category_id: labeled('documentType.category_id', IdOf('supplied-category')),
  index: Type.Optional(labeled('meta.index', Index)),
  metas: Type.Optional(TypeMetas),
};
export const typeChanges = {
  ...typeBody,
  name: Type.Optional(typeBody.name),
  category_id: Type.Optional(typeBody.category_id),
  version: Version,
};

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/types';
const params = IdParamsOf('document-type');
/** A screen without a category asks for the types of an empty id and gets an empty list (specification section 5). */
const NoTypes = Type.Array(Type.Never(), { maxItems: 0 });
const listQuery = Shape({
  keyword: Type.Optional(Line(100)),
  category_id: Type.Optional(IdOf('supplied-category')),
  ...pageQuery,
});

export const listTypes = defineEndpoint({
  ...base,
  name: 'types.list',
  method: 'GET',
  path,
  summary: 'Document types in the order of their categories; `deleted` shows those that can be restored',
  query: Shape({ ...listQuery.properties, deleted: Type.Optional(Type.Boolean()) }),
  reply: listOf(AdminTypeView),
});

export const listSelectableMetas = defineEndpoint({
  ...base,
  name: 'types.metas',
  method: 'GET',
  path: `${path}/metas`,
  summary: 'Metas that a type can have, by their groups',
  reply: Shape({
    groups: Type.Array(Shape({ id: Id, name: Type.String(), index: Index, metas: Type.Array(MetaField) })),
  }),
});

export const listTypesOfCategory = defineEndpoint({
  ...base,
  name: 'types.byCategory',
  method: 'GET',
  path: `${path}/get-by-category/:id`,
  summary: 'Types of a category and of those above it',
  params: IdParamsOf('supplied-category'),
  reply: Type.Array(AdminTypeView),
});

export const listTypesOfNoCategory = defineEndpoint({
  ...base,
  name: 'types.ofNoCategory',
  method: 'GET',
  path: `${path}/get-by-category`,
  summary: 'The empty list of types of an empty category',
  reply: NoTypes,
});

export const readType = defineEndpoint({
  ...base,
  name: 'types.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show a document type',
  params,
  reply: AdminTypeView,
});

export const createType = defineEndpoint({
  ...base,
  name: 'types.create',
  method: 'POST',
  path,
  summary: 'Create a document type of a category that the staff supply, with its metas in order',
  body: Shape(typeBody),
  reply: AdminTypeView,
  errors: ['not_found', 'duplicate'],
});

export const updateType = defineEndpoint({
  ...base,
  name: 'types.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a document type; documents keep the values of metas that are taken away',
  params,
  body: Shape(typeChanges),
  reply: AdminTypeView,
  errors: ['duplicate', 'conflict', 'conflict_unnamed'],
});

export const deleteType = defineEndpoint({
  ...base,
  name: 'types.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a document type; its documents keep their values. It can be restored',
  params,
  reply: Nothing,
});

export const restoreType = defineEndpoint({
  ...base,
  name: 'types.restore',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted document type',
  params,
  reply: AdminTypeView,
  errors: ['duplicate'],
});

const userBase = { area: 'user', access: 'workspace' } as const;

export const listDocumentTypes = defineEndpoint({
  ...userBase,
  name: 'documentTypes.list',
  method: 'GET',
  path: '/v1/document-types',
  summary: 'Document types with their metas, in the order of their categories',
  query: listQuery,
  reply: listOf(DocumentTypeView),
});

export const listDocumentTypesOfCategory = defineEndpoint({
  ...userBase,
  name: 'documentTypes.byCategory',
  method: 'GET',
  path: '/v1/document-types/get-by-category/:id',
  summary: 'Types of a category and of those above it',
  params: IdParamsOf('document-category'),
  reply: Type.Array(DocumentTypeView),
});

export const listDocumentTypesOfNoCategory = defineEndpoint({
  ...userBase,
  name: 'documentTypes.ofNoCategory',
  method: 'GET',
  path: '/v1/document-types/get-by-category',
  summary: 'The empty list of types of an empty category',
  reply: NoTypes,
});

export const typeEndpoints = [
  listTypes,
  listSelectableMetas,
  listTypesOfNoCategory,
  listTypesOfCategory,
  readType,
  createType,
  updateType,
  deleteType,
  restoreType,
  listDocumentTypes,
  listDocumentTypesOfNoCategory,
  listDocumentTypesOfCategory,
] as const;
