import { literal, Op, where as compare } from 'sequelize';
import type { Attributes, FindOptions, Model, ModelStatic } from 'sequelize';

/** Whether a condition lists values of the primary key or of a foreign key, each of which begins an index. */
export function listsKeys(model: ModelStatic<Model>, where: unknown): boolean {
  if (where === null || typeof where !== 'object') return false;
  const all: unknown = Reflect.get(where, Op.and);
  if (Array.isArray(all) && all.some((each) => listsKeys(model, each))) return true;
  const attributes = model.getAttributes();
  return Object.entries(where).some(([name, value]) => {
    const column = attributes[name];
    return Array.isArray(value) && (column?.primaryKey === true || column?.references !== undefined);
  });
}

/**
 * On SQLite, how rows of a workspace are read that a condition lists by their keys. Without statistics of its tables SQLite expects 10 rows
 * of any workspace and 20 that are not deleted, and would go through all of them rather than look up a page of 20 keys. A plus
 * before a column keeps it from the indexes that begin with that column.
 */
export function readByKeys<M extends Model>(
  model: ModelStatic<M>,
  options: FindOptions<Attributes<M>>,
  workspaceId: number,
): FindOptions<Attributes<M>> {
  const unindexed = (column: string, value: number | null) =>
    compare(literal(`+\`${model.name}\`.\`${column}\``), value as never);
  const { deletedAt, paranoid } = model.options;
  const within = [unindexed('workspace_id', workspaceId), options.where ?? {}];
  const isLiving = paranoid === true && options.paranoid !== false;
  return isLiving && typeof deletedAt === 'string'
    ? { ...options, paranoid: false, where: { [Op.and]: [unindexed(deletedAt, null), ...within] } }
    : { ...options, where: { [Op.and]: within } };
}
