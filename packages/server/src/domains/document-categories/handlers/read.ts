import { demand } from '../../../access/decision.ts';
import { mayManageMembers } from '../../../access/policies/member-management.ts';
import {
  listCategoryChildren,
  listDocumentCategories,
  listSuppliedCategories,
  readCategoryContents,
  readDocumentCategory,
  readDocumentCategoryTree,
  readSuppliedCategory,
  readSuppliedContents,
  readSuppliedTree,
} from '../../../contract/filing/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { contentsOf } from '../contents.ts';
import { categoryFor, suppliedCategory } from '../find-category.ts';
import { groupsWithAccess } from '../group-access.ts';
import { pageOfDeleted, pageOfTree } from '../page-of.ts';
import { categoriesOfMember, categoriesOfStaff, nodesOf } from '../present.ts';
import { rowsOfStaff, rowsOfWorkspace } from '../rows.ts';

const list = handle(listDocumentCategories, async ({ actor, query, services: { database } }) => {
  const shown = await categoriesOfMember(database, actor);
  if (query.deleted !== true) return pageOfTree(shown, query);
  // Groups give no access to what is deleted.
  demand(mayManageMembers(actor));
  return pageOfDeleted(rowsOfWorkspace(database, actor), shown.show, query);
});

const tree = handle(readDocumentCategoryTree, async ({ actor, services: { database } }) =>
  nodesOf(await categoriesOfMember(database, actor)),
);

const read = handle(readDocumentCategory, async ({ actor, params, services: { database } }) => {
  const shown = await categoriesOfMember(database, actor);
  const found = categoryFor(shown.tree, actor, params.id);
  return { ...shown.show(found), groups: await groupsWithAccess(database, actor, shown.tree, found.id) };
});

const children = handle(listCategoryChildren, async ({ actor, params, services: { database } }) => {
  const shown = await categoriesOfMember(database, actor);
  const { id } = categoryFor(shown.tree, actor, params.id);
  return shown.tree.childrenOf(id).filter(shown.visible).map(shown.show);
});

const contents = handle(readCategoryContents, async ({ actor, params, services: { database } }) => {
  const own = await rowsOfWorkspace(database, actor).tree();
  return contentsOf(database, categoryFor(own, actor, params.id, 'change'));
});

const staffList = handle(listSuppliedCategories, async ({ query, services: { database } }) => {
  const shown = await categoriesOfStaff(database);
  return query.deleted === true ? pageOfDeleted(rowsOfStaff(database), shown.show, query) : pageOfTree(shown, query);
});

const staffTree = handle(readSuppliedTree, async ({ services: { database } }) =>
  nodesOf(await categoriesOfStaff(database)),
);

const staffRead = handle(readSuppliedCategory, async ({ params, services: { database } }) => {
  const shown = await categoriesOfStaff(database);
  return shown.show(suppliedCategory(shown.tree, params.id));
});

const staffContents = handle(readSuppliedContents, async ({ params, services: { database } }) =>
  contentsOf(database, suppliedCategory(await rowsOfStaff(database).tree(), params.id)),
);

export const readingHandlers: readonly Mounted[] = [
  list,
  tree,
  read,
  children,
  contents,
  staffList,
  staffTree,
  staffRead,
  staffContents,
];
