import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import type { UnitOfWork } from '../../../database/database.ts';

/** Names of folders on the way to a file; parts that name no folder are left out. */
export const foldersIn = (path: string): string[] =>
  path
    .split(/[/\\]/)
    .map((part) => part.normalize('NFC').trim().slice(0, 255))
    .filter((part) => part !== '' && part !== '.' && part !== '..');

/** Finds the category of each folder below a category, and makes those that are missing. Gives the id by path. */
export async function categoriesOfFolders(
  unit: UnitOfWork,
  actor: MemberActor,
  base: number | null,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const table = scoped(unit.models.DocumentCategory, actor);
  const known = new Map<string, number>();
  const found = new Map<string, number | null>();
  for (const path of new Set(paths)) {
    let parent_id = base;
    for (const name of foldersIn(path)) {
      const key = `${parent_id ?? 0}/${name}`;
      const id: number = known.get(key) ?? (await findOrCreate(parent_id, name));
      known.set(key, id);
      parent_id = id;
    }
    found.set(path, parent_id);
  }
  return found;

  async function findOrCreate(parent_id: number | null, name: string): Promise<number> {
    const there = await table.find({ where: { parent_id, name } });
    if (there !== null) return there.id;
    const made = await table.create({ parent_id, name });
    await unit.audit({
      action: 'documentCategories.create',
      subject: { kind: 'document-category', id: made.id },
      workspaceId: actor.workspace.id,
      after: { name, parent_id },
    });
    return made.id;
  }
}
