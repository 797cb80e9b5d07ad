import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdParamsOf } from '../ids.ts';
import { listOf, Nothing, Shape, Version } from '../shapes.ts';
import {
  CategoryContents,
  CategoryTreeView,
  categoryBodyOf,
  categoryListQuery,
  DocumentCategoryDetail,
  DocumentCategoryView,
} from './category-shapes.ts';

const path = '/v1/document-categories';
const base = { area: 'user', access: 'workspace' } as const;
const changing = { ...base, plan: 'crud_document' } as const;
const categoryBody = categoryBodyOf('document-category');
const params = IdParamsOf('document-category');

export const listDocumentCategories = defineEndpoint({
  ...base,
  name: 'documentCategories.list',
  method: 'GET',
  path,
  summary: 'Categories that the member may read, in the order of the tree; `deleted` shows those that can be restored',
  query: categoryListQuery,
  reply: listOf(DocumentCategoryView),
});

export const readDocumentCategoryTree = defineEndpoint({
  ...base,
  name: 'documentCategories.tree',
  method: 'GET',
  path: `${path}/tree`,
  summary: 'Categories that the member may read, as a tree',
  description:
    'A category whose parent the member may not read is at the top. Those who manage groups see every category; `access` is what they may do with the documents in it.',
  reply: CategoryTreeView,
});

export const readDocumentCategory = defineEndpoint({
  ...base,
  name: 'documentCategories.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show a category with the groups that have access to it',
  params,
  reply: DocumentCategoryDetail,
});

export const listCategoryChildren = defineEndpoint({
  ...base,
  name: 'documentCategories.children',
  method: 'GET',
  path: `${path}/:id/children`,
  summary: 'Categories directly below one',
  params,
  reply: Type.Array(DocumentCategoryView),
});

export const readCategoryContents = defineEndpoint({
  ...base,
  name: 'documentCategories.contents',
  method: 'GET',
  path: `${path}/:id/contents`,
  summary: 'What is in a category, and whether it can be deleted',
  params,
  reply: CategoryContents,
});

export const createDocumentCategory = defineEndpoint({
  ...changing,
  name: 'documentCategories.create',
  method: 'POST',
  path,
  summary: 'Create a category, at the top or below another one',
  body: Shape(categoryBody),
  reply: DocumentCategoryView,
  errors: ['forbidden', 'not_found', 'duplicate'],
});

export const updateDocumentCategory = defineEndpoint({
  ...changing,
  name: 'documentCategories.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Rename or move a category; members that are not given stay as they are',
  params,
  body: Shape({ ...categoryBody, name: Type.Optional(categoryBody.name), version: Version }),
  reply: DocumentCategoryView,
  errors: ['forbidden', 'not_found', 'duplicate', 'conflict', 'conflict_unnamed'],
});

export const deleteDocumentCategory = defineEndpoint({
  ...changing,
  name: 'documentCategories.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete an empty category; it can be restored',
  params,
  reply: Nothing,
  errors: ['forbidden', 'category_in_use'],
});

export const restoreDocumentCategory = defineEndpoint({
  ...changing,
  name: 'documentCategories.restore',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted category; at the top if the one above it is gone',
  params,
  reply: DocumentCategoryView,
  errors: ['forbidden', 'duplicate'],
});

export const documentCategoryEndpoints = [
  listDocumentCategories,
  readDocumentCategoryTree,
  readDocumentCategory,
  listCategoryChildren,
  readCategoryContents,
  createDocumentCategory,
  updateDocumentCategory,
  deleteDocumentCategory,
  restoreDocumentCategory,
] as const;
