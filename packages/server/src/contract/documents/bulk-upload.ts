import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { Id, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { documentFile, uploadErrors, usesDocuments } from './documents.ts';
import { documentFields } from './input.ts';
import { FileKind, MetaValues } from './shapes.ts';

const path = '/v1/documents/bulk-upload';
/** Lines that one call adds, changes or files. */
export const mostBulkItems = 500;

const Messages = Type.Record(Type.String(), Type.Array(Type.String()));

/** A line of the list in which a member files many uploads. */
export const BulkUploadItem = Shape({
  id: Id,
  name: Type.String(),
  category_id: Nullable(Id),
  type_id: Nullable(Id),
  /** As they were typed, by the id of the meta. */
  metas: MetaValues,
  record_date: Nullable(Type.String()),
  record_amount: Nullable(Type.Integer()),
  record_party: Nullable(Type.String()),
  /** Names of the folders that it was in, with slashes between. */
  folder: Type.String(),
  kind: Nullable(FileKind),
  file_name: Nullable(Type.String()),
  /** Bytes. */
  size: Nullable(Type.Integer()),
  status: Type.Enum(['waiting', 'running', 'done', 'failed']),
  /** Messages by field, for what is in the way of filing it; empty when it can be filed. */
  errors: Messages,
  /** Why the last try failed. */
  reason: Nullable(Type.String()),
  /** What it became. */
  document_id: Nullable(Id),
  version: Version,
});
export type BulkUploadItem = Static<typeof BulkUploadItem>;

export const listBulkItems = defineEndpoint({
  ...usesDocuments,
  name: 'bulkUpload.list',
  method: 'GET',
  path,
  summary: "List the lines of the member's bulk upload, with what is in the way of filing each",
  query: Shape({
    status: Type.Optional(Type.Enum(['waiting', 'running', 'done', 'failed'], { label: 'bulkUpload.status' })),
    ...pageQuery,
  }),
  reply: listOf(BulkUploadItem),
});

export const addBulkItems = defineEndpoint({
  ...usesDocuments,
  name: 'bulkUpload.create',
  method: 'POST',
  path,
  summary: 'Add files to the bulk upload',
  description:
    'Files are sent along as files, or named by temporary_upload_ids. folders has the folder of each, in the order of the files and then of the ids. With create_categories, a category below category_id is made for each folder; that needs the right to manage the settings.',
  encoding: 'multipart',
  files: { files: { ...documentFile(false), description: 'Files', most: 50 } },
  body: Shape({
    temporary_upload_ids: Type.Optional(IdsOf('temporary-upload', mostBulkItems)),
    folders: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: mostBulkItems })),
    category_id: documentFields.category_id,
    create_categories: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Array(BulkUploadItem),
  errors: ['not_found', 'forbidden', 'dead_upload', ...uploadErrors],
  rate: 'heavy',
});

export const readBulkItem = defineEndpoint({
  ...usesDocuments,
  name: 'bulkUpload.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A line of the bulk upload',
  params: IdParamsOf('bulk-upload-item'),
  reply: BulkUploadItem,
  errors: ['not_found'],
});

const changes = { ...documentFields, category_id: Type.Optional(Nullable(IdOf('document-category'))) };

export const updateBulkItem = defineEndpoint({
  ...usesDocuments,
  name: 'bulkUpload.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a line of the bulk upload',
  description: 'What is left out stays; metas replace all of them. What does not fit is kept and answered in errors.',
  params: IdParamsOf('bulk-upload-item'),
  body: Shape({ ...changes, version: Version }),
  reply: BulkUploadItem,
  errors: ['not_found', 'conflict', 'bulk_item_filed'],
});

export const updateBulkItems = defineEndpoint({
  ...usesDocuments,
  name: 'bulkUpload.updateMany',
  method: 'PUT',
  path,
  summary: 'Change many lines of the bulk upload, each in its own way',
  description: 'All lines are saved, or none. What does not fit is kept and answered in errors of its line.',
  body: Shape({
    items: Type.Array(Shape({ id: IdOf('bulk-upload-item'), ...changes, version: Version }), {
      maxItems: mostBulkItems,
      label: 'bulkUpload.items',
    }),
  }),
  reply: Type.Array(BulkUploadItem),
  errors: ['not_found', 'conflict', 'bulk_item_filed'],
});

export const deleteBulkItem = defineEndpoint({
  ...usesDocuments,
  name: 'bulkUpload.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a line of the bulk upload, with its file unless that is filed',
  params: IdParamsOf('bulk-upload-item'),
  reply: Nothing,
  errors: ['not_found', 'bulk_item_filed'],
});

export const commitBulkItems = defineEndpoint({
  ...usesDocuments,
  name: 'bulkUpload.commit',
  method: 'POST',
  path: `${path}/commit`,
  summary: 'File lines of the bulk upload: each becomes a document',
  description:
    'A job files those without errors, each exactly once, and sends its progress as events. Lines with errors stay, with their reason.',
  body: Shape({ ids: IdsOf('bulk-upload-item', mostBulkItems) }),
  reply: Shape({ accepted: Type.Integer(), failed: Type.Array(BulkUploadItem) }),
  errors: ['not_found'],
  rate: 'heavy',
});

export const bulkUploadEndpoints = [
  listBulkItems,
  addBulkItems,
  commitBulkItems,
  updateBulkItems,
  readBulkItem,
  updateBulkItem,
  deleteBulkItem,
] as const;
