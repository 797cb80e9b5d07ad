import type { CategoryContents } from '@shorui/server/contract';
import type { TreePlace } from '../../ui/tree/tree-model.ts';

/** What the tree needs of a category, of a company or of the staff. */
export interface CategoryItem {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly version: number;
  readonly document_count: number;
}

/** A category with those below it, as calls give trees. */
export type Nested<C> = C & { readonly children: readonly Nested<C>[] };

/** All categories of a tree, each before those below it. */
export const flatCategories = <C extends CategoryItem>(nodes: readonly Nested<C>[]): readonly C[] =>
  nodes.flatMap((node) => [node, ...flatCategories(node.children)]);

/** The calls that change a tree. */
export interface CategoryCalls {
  /** Part of the contract whose lists are old after a change: `documentCategories`. */
  readonly part: string;
  readonly create: (body: { readonly name: string; readonly parent_id: number | null }) => Promise<unknown>;
  readonly update: (
    id: number,
    body: {
      readonly name?: string;
      readonly parent_id?: number | null;
      readonly position?: number;
      readonly version: number;
    },
  ) => Promise<unknown>;
  readonly remove: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
  readonly contents: (id: number) => Promise<CategoryContents>;
}

/** The place of a category among its siblings that the same people may move, from 0: those of the staff come first and stay there. */
export function positionOf<C extends CategoryItem>(
  items: readonly C[],
  moved: C,
  { parent_id, before }: TreePlace,
  mayChange: (item: C) => boolean,
): number {
  const ids = new Set(items.map(({ id }) => id));
  const siblings = items.filter(
    (item) => (item.parent_id !== null && ids.has(item.parent_id) ? item.parent_id : null) === parent_id,
  );
  const own = siblings.filter((item) => item.id !== moved.id && mayChange(item));
  if (before === null) return own.length;
  const from = siblings.findIndex(({ id }) => id === before);
  const next = siblings.slice(from).find((item) => item.id !== moved.id && mayChange(item));
  return next === undefined ? own.length : own.indexOf(next);
}
