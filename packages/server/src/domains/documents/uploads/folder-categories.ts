import type { MemberActor } from '../../../access/actor.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { addCategory } from '../../document-categories/change-category.ts';
import { lockCategories } from '../../document-categories/place-category.ts';
import { rowsOfWorkspace } from '../../document-categories/rows.ts';

/** Names of folders on the way to a file; parts that name no folder are left out. */
export const foldersIn = (path: string): string[] =>
  path
    .split(/[/\\]/)
    .map((part) => part.normalize('NFC').trim().slice(0, 255))
    .filter((part) => part !== '' && part !== '.' && part !== '..');

/** A category that cannot be made for a folder: the message is about the folders of the call. */
function refusalOf(error: unknown, path: string): unknown {
  if (!(error instanceof AppError) || error.code !== 'invalid') return error;
  const [message = ''] = Object.values(error.fields ?? {}).flat();
  return new AppError('invalid', { fields: { folders: [`${path}: ${message}`] } });
}

/**
 * Finds the category of each folder below a category, and makes those that are missing. Gives the id by path.
 * @throws {AppError} invalid where the tree would become too deep or too large
 */
export async function categoriesOfFolders(
  unit: UnitOfWork,
  actor: MemberActor,
  {
    base,
    paths,
    locale,
  }: { readonly base: number | null; readonly paths: readonly string[]; readonly locale: 'jp' | 'en' },
): Promise<ReadonlyMap<string, number | null>> {
  const rows = rowsOfWorkspace(unit, actor);
  await lockCategories(unit, rows, base);
  let tree = await rows.tree();
  const found = new Map<string, number | null>();
  for (const path of new Set(paths)) {
    let parentId = base;
    for (const name of foldersIn(path)) {
      const there = tree.childrenOf(parentId).find((each) => each.name === name);
      if (there === undefined) {
        const change = { unit, rows, tree, action: 'documentCategories.create', locale };
        const made = await addCategory(change, { name, parentId }).catch((error: unknown) => {
          throw refusalOf(error, path);
        });
        parentId = made.id;
        tree = await rows.tree();
      } else parentId = there.id;
    }
    found.set(path, parentId);
  }
  return found;
}
