import { foldForSearch } from '@shorui/engine/japanese';
import type { Page } from '../../contract/shapes.ts';
import { defaultPerPage } from '../../database/find-page.ts';
import type { DocumentCategory } from './model.ts';
import type { CategoriesShown } from './present.ts';
import type { CategoryRows } from './rows.ts';

export interface CategoryQuery {
  readonly keyword?: string;
  readonly deleted?: boolean;
  readonly page?: number;
  readonly per_page?: number;
}

/** A page of the categories that a viewer sees, in the order of the tree. */
export function pageOfTree<V>({ tree, visible, show }: CategoriesShown<V>, query: CategoryQuery): Page<V> {
  const { keyword, page = 1, per_page = defaultPerPage } = query;
  const folded = keyword === undefined ? '' : foldForSearch(keyword);
  const found = tree.inTreeOrder().filter((category) => category.search_text.includes(folded) && visible(category));
  const items = found.slice((page - 1) * per_page, page * per_page).map(show);
  return { items, page, per_page, total: found.length };
}

/** A page of the categories of an owner that can be restored. */
export async function pageOfDeleted<V>(
  rows: CategoryRows,
  show: (category: DocumentCategory) => V,
  query: CategoryQuery,
): Promise<Page<V>> {
  const page = await rows.deletedPage(query);
  return { ...page, items: page.items.map(show) };
}
