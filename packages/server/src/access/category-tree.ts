import type { DocumentCategory } from '../domains/document-categories/model.ts';

/** What the tree needs to know of a category. */
export type Placed = Pick<DocumentCategory, 'id' | 'workspace_id' | 'parent_id' | 'name' | 'sort'>;

/** Those that the staff supply come first, each kind in its own order. */
const inOrder = (a: Placed, b: Placed): number =>
  Number(a.workspace_id !== null) - Number(b.workspace_id !== null) || a.sort - b.sort || a.id - b.id;

/**
 * Categories as a tree. One whose parent is missing is at the top. It stays correct for a cycle in the table: nothing is shown twice
 * and every walk ends.
 */
export class CategoryTree<C extends Placed = Placed> {
  readonly #byId: ReadonlyMap<number, C>;
  readonly #children = new Map<number | null, C[]>();

  constructor(categories: readonly C[]) {
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    for (const category of categories.toSorted(inOrder)) {
      const parent = this.parentOf(category)?.id ?? null;
      this.#children.set(parent, [...(this.#children.get(parent) ?? []), category]);
    }
  }

  get size(): number {
    return this.#byId.size;
  }

  find(id: number): C | undefined {
    return this.#byId.get(id);
  }

  parentOf({ parent_id }: Placed): C | undefined {
    return parent_id === null ? undefined : this.#byId.get(parent_id);
  }

  /** Children in their order; those of `null` are at the top. */
  childrenOf(id: number | null): readonly C[] {
    return this.#children.get(id) ?? [];
  }

  /** A category and those above it, nearest first; empty for an unknown id. */
  lineOf(id: number): readonly C[] {
    const line = new Set<C>();
    for (let at = this.#byId.get(id); at !== undefined && !line.has(at); at = this.parentOf(at)) line.add(at);
    return [...line];
  }

  /** Ids of a category and those above it, nearest first: the `path` of policies. */
  pathOf(id: number): readonly number[] {
    return this.lineOf(id).map((category) => category.id);
  }

  /** Ids of a category and of all below it. */
  withDescendants(id: number): ReadonlySet<number> {
    const found = new Set([id]);
    // The set grows while it is walked.
    for (const each of found) for (const child of this.childrenOf(each)) found.add(child.id);
    return found;
  }

  /** Levels below a category; 0 without any. */
  heightOf(id: number, seen: ReadonlySet<number> = new Set()): number {
    if (seen.has(id)) return 0;
    const path = new Set([...seen, id]);
    return Math.max(0, ...this.childrenOf(id).map((child) => 1 + this.heightOf(child.id, path)));
  }

  /** All categories, each before those below it. */
  inTreeOrder(): readonly C[] {
    const found = new Set<C>();
    const add = (level: readonly C[]): void => {
      for (const category of level) {
        if (found.has(category)) continue;
        found.add(category);
        add(this.childrenOf(category.id));
      }
    };
    add(this.childrenOf(null));
    return [...found];
  }
}
