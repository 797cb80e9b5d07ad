import { Type, type Static } from 'typebox';
import { IdOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Actions } from '../people.ts';
import { Id, Instant, Line, Nullable, pageQuery, Shape, Version } from '../shapes.ts';

/** Levels of a tree of categories: of those that the staff supply, and of a workspace's own, also below those of the staff. */
export const categoryLevels = { supplied: 4, own: 5 } as const;
/** Most categories of a workspace, or of the staff. */
export const mostCategories = 2000;
/** Most categories of one owner in one place. */
export const mostSiblings = 200;

/** What people write of a category; its parent is one of the workspace's, or for the staff one that they supply. */
export const categoryBodyOf = (kind: 'document-category' | 'supplied-category') => ({
  name: Line(100, { label: 'documentCategory.name' }),
  parent_id: Type.Optional(labeled('documentCategory.parent_id', Nullable(IdOf(kind)))),
  /** Place among its siblings of the same owner, from 0; the last unless given. */
  position: Type.Optional(labeled('documentCategory.position', Type.Integer({ minimum: 0, maximum: mostSiblings }))),
});

export const categoryListQuery = Shape({
  keyword: Type.Optional(Line(100)),
  deleted: Type.Optional(Type.Boolean()),
  ...pageQuery,
});

/** What is shown of every category. `path`: names of the categories above it, from the top. `position`: see categoryBodyOf. */
const shown = {
  id: Id,
  parent_id: Nullable(Id),
  name: Type.String(),
  path: Type.Array(Type.String()),
  position: Type.Integer({ minimum: 0 }),
  /** Documents in it, without those of the categories below. */
  document_count: Type.Integer(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
};

export const CategoryAccess = Type.Enum(['full', 'read', 'none']);
const ofMember = {
  ...shown,
  /** Supplied by the staff to every workspace; it cannot be changed. */
  supplied: Type.Boolean(),
  /** What the member may do with the documents in it. */
  access: CategoryAccess,
  /** `add`: categories below it; `change`, `delete`: itself. */
  actions: Actions,
};

/** A category as members see it. */
export const DocumentCategoryView = Shape(ofMember);
export type DocumentCategoryView = Static<typeof DocumentCategoryView>;

/** Access of a group; `from`: the category above that gives it. */
const GroupAccess = Shape({
  id: Id,
  name: Type.String(),
  full_access: Type.Boolean(),
  from: Nullable(Shape({ id: Id, name: Type.String() })),
});
export const DocumentCategoryDetail = Shape({ ...ofMember, groups: Type.Array(GroupAccess) });

const ofStaff = {
  ...shown,
  /** Types of documents in it. */
  type_count: Type.Integer(),
  /** Categories that workspaces have directly below it. */
  workspace_category_count: Type.Integer(),
};
/** A category that the staff supply, as they see it. */
export const SuppliedCategoryView = Shape(ofStaff);
export type SuppliedCategoryView = Static<typeof SuppliedCategoryView>;

/** A category in a tree, with those below it in their order. */
export type NodeOf<V> = V & { readonly children: readonly NodeOf<V>[] };

/** Nested as deep as a tree may be, so that the schema is finite. */
function nodes(members: typeof ofMember | typeof ofStaff, levels: number): ReturnType<typeof Type.Array> {
  if (levels === 0) return Type.Array(Type.Never(), { maxItems: 0 });
  return Type.Array(Shape({ ...members, children: nodes(members, levels - 1) }));
}
const { supplied, own } = categoryLevels;
export type CategoryNode = NodeOf<DocumentCategoryView>;
export const CategoryTreeView = Type.Unsafe<CategoryNode[]>(nodes(ofMember, supplied + own));
export type SuppliedCategoryNode = NodeOf<SuppliedCategoryView>;
export const SuppliedTreeView = Type.Unsafe<SuppliedCategoryNode[]>(nodes(ofStaff, supplied));

/** What is in a category and prevents its deletion. */
export const CategoryContents = Shape({
  categories: Type.Integer(),
  documents: Type.Integer(),
  /** Deleted documents that can still be restored. */
  deleted_documents: Type.Integer(),
  types: Type.Integer(),
  can_delete: Type.Boolean(),
});
export type CategoryContents = Static<typeof CategoryContents>;
