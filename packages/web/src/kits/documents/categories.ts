import { readDocumentCategoryTree, type CategoryNode } from '@shorui/server/contract';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** The tree of the categories that the person may read. */
export const categoryTreeQuery = endpointQuery(readDocumentCategoryTree);

/** A category with its way from the top. */
export interface PlacedCategory {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  /** Names from the top: 総務部 ＞ 契約. */
  readonly path: string;
  readonly count: number;
  /** Whether the person may file documents in it. */
  readonly isOpen: boolean;
}

/** Between the names of a path. */
export const pathMark = ' ＞ ';

/** All categories of a tree in its order. */
export function placedCategories(nodes: readonly CategoryNode[], above = ''): readonly PlacedCategory[] {
  return nodes.flatMap(({ children, ...node }) => {
    const path = `${above}${node.name}`;
    const own: PlacedCategory = {
      id: node.id,
      parent_id: node.parent_id,
      name: node.name,
      path,
      count: node.document_count,
      isOpen: node.access === 'full',
    };
    return [own, ...placedCategories(children, `${path}${pathMark}`)];
  });
}
