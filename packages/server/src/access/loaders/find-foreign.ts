import type { Model, ModelStatic } from 'sequelize';
import type { RecordKind } from '../../contract/record-kinds.ts';
import type { Models } from '../../database/models.ts';
import type { RequestedRecords } from '../../errors/requested-records.ts';
import { records, type RecordRow } from '../records.ts';
import type { Found } from './workspaces-of-users.ts';

/** A record that exists, and the workspace that it belongs to. */
export interface ForeignRecord {
  readonly id: number;
  readonly workspaceId: number | null;
}

/** Maximum number of ids that are looked up for one call. */
const mostIds = 100;

/** Records of a kind by id, deleted ones too, regardless of the caller. Records that all may read belong to no workspace. */
async function findRecords(models: Models, kind: RecordKind, ids: number[]): Promise<readonly Found[]> {
  const { model, owner, owners, column = 'workspace_id', supplied = false }: RecordRow = records[kind];
  if (owner === 'shared') return [];
  if (owners !== undefined) return owners(models, ids);
  const table = models[model] as ModelStatic<Model>;
  const attributes = owner === 'workspace' ? ['id', column] : ['id'];
  const rows = await table.findAll({ attributes: [...new Set(attributes)], where: { id: ids }, paranoid: false });
  return rows.flatMap((row) => {
    const workspaceId = owner === 'workspace' ? (row.get(column) as number | null) : null;
    if (supplied && workspaceId === null) return [];
    return [{ id: row.get('id') as number, workspaceIds: workspaceId === null ? [] : [workspaceId] }];
  });
}

/**
 * Of the records that a refused call requested, those that exist and that the caller may not access: they make the refusal a refused
 * access, and not an error. For the audit alone: the reply never depends on it.
 */
export async function findForeign(models: Models, requested: RequestedRecords): Promise<readonly ForeignRecord[]> {
  const { kind, among } = requested;
  const ids = [...new Set(requested.ids)].slice(0, mostIds);
  const found = await findRecords(models, kind, ids);
  return ids.flatMap((id) => {
    const record = found.find((each) => each.id === id);
    if (record === undefined || (among !== 'own' && record.workspaceIds.includes(among))) return [];
    return [{ id, workspaceId: record.workspaceIds[0] ?? null }];
  });
}
