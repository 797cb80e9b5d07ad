import {
  createSuppliedCategory,
  deleteSuppliedCategory,
  readSuppliedContents,
  readSuppliedTree,
  restoreSuppliedCategory,
  updateSuppliedCategory,
  type SuppliedCategoryView,
} from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { flatCategories, type CategoryCalls } from '../../../kits/categories/category-item.ts';

export const suppliedCalls: CategoryCalls = {
  part: 'adminDocumentCategories',
  create: (body) => api.call(createSuppliedCategory, { body }),
  update: (id, body) => api.call(updateSuppliedCategory, { params: { id }, body }),
  remove: (id) => api.call(deleteSuppliedCategory, { params: { id } }),
  restore: (id) => api.call(restoreSuppliedCategory, { params: { id } }),
  contents: (id) => api.call(readSuppliedContents, { params: { id } }),
};

export const suppliedTreeQuery = endpointQuery(readSuppliedTree);

/** Where a category is, with the categories above it. */
export const pathOf = ({ path, name }: Pick<SuppliedCategoryView, 'path' | 'name'>): string =>
  [...path, name].join(' / ');

/** Options of the categories that the staff supply, in the order of the tree. `without`: a category that is left out with those below it. */
export function useCategoryOptions(without?: number): readonly { readonly value: string; readonly text: string }[] {
  const { data = [] } = useQuery(suppliedTreeQuery);
  const prune = (nodes: typeof data): typeof data =>
    nodes.filter(({ id }) => id !== without).map((node) => ({ ...node, children: prune([...node.children]) }));
  return flatCategories<SuppliedCategoryView>(prune(data)).map((each) => ({
    value: String(each.id),
    text: pathOf(each),
  }));
}
