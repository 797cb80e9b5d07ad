import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdParamsOf } from '../ids.ts';
import { listOf, Nothing, Shape, Version } from '../shapes.ts';
import {
  CategoryContents,
  categoryBodyOf,
  categoryListQuery,
  SuppliedCategoryView,
  SuppliedTreeView,
} from './category-shapes.ts';

const path = '/admin/v1/document/categories';
const base = { area: 'admin', access: 'admin' } as const;
const suppliedBody = categoryBodyOf('supplied-category');
const params = IdParamsOf('supplied-category');

export const listSuppliedCategories = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.list',
  method: 'GET',
  path,
  summary: 'Categories that every workspace has, in the order of the tree; `deleted` shows those that can be restored',
  query: categoryListQuery,
  reply: listOf(SuppliedCategoryView),
});

export const readSuppliedTree = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.tree',
  method: 'GET',
  path: `${path}/tree`,
  summary: 'Categories that every workspace has, as a tree',
  reply: SuppliedTreeView,
});

export const readSuppliedCategory = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show a category that every workspace has',
  params,
  reply: SuppliedCategoryView,
});

export const readSuppliedContents = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.contents',
  method: 'GET',
  path: `${path}/:id/contents`,
  summary: 'What workspaces and the staff have in a category, and whether it can be deleted',
  params,
  reply: CategoryContents,
});

export const createSuppliedCategory = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.create',
  method: 'POST',
  path,
  summary: 'Create a category for every workspace',
  body: Shape(suppliedBody),
  reply: SuppliedCategoryView,
  errors: ['not_found', 'duplicate'],
});

export const updateSuppliedCategory = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Rename or move a category of every workspace; members that are not given stay as they are',
  params,
  body: Shape({ ...suppliedBody, name: Type.Optional(suppliedBody.name), version: Version }),
  reply: SuppliedCategoryView,
  errors: ['duplicate', 'conflict', 'conflict_unnamed'],
});

export const deleteSuppliedCategory = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a category in which no workspace has anything; it can be restored',
  params,
  reply: Nothing,
  errors: ['category_in_use'],
});

export const restoreSuppliedCategory = defineEndpoint({
  ...base,
  name: 'adminDocumentCategories.restore',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted category; at the top if the one above it is gone',
  params,
  reply: SuppliedCategoryView,
  errors: ['duplicate'],
});

export const adminDocumentCategoryEndpoints = [
  listSuppliedCategories,
  readSuppliedTree,
  readSuppliedCategory,
  readSuppliedContents,
  createSuppliedCategory,
  updateSuppliedCategory,
  deleteSuppliedCategory,
  restoreSuppliedCategory,
] as const;
