import { Op, type Model } from 'sequelize';
import { AppError } from '../errors/app-error.ts';
import type { UnitOfWork } from './database.ts';
import { refolded } from './folded/folded-columns.ts';

/** A row that people edit. `version` counts its changes. */
export interface Versioned extends Model {
  readonly id: number;
  readonly version: number;
}

interface Table {
  update(
    values: Readonly<Record<string, unknown>>,
    options: { readonly where: Readonly<Record<string, unknown>>; readonly transaction: UnitOfWork['transaction'] },
  ): Promise<[number]>;
}

type Changes<M extends Model> = Partial<Omit<M['_attributes'], 'id' | 'version' | 'created_at' | 'updated_at'>>;

export interface VersionedChange<M extends Versioned> {
  readonly record: M;
  /** Its kind in the audit, and its id there unless that is the id of the row. The audit knows who changed it before. */
  readonly kind: string;
  readonly subjectId?: number;
  /**
   * Whose lines of the audit may name that person: users of other workspaces are not revealed. `all` for what only
   * the staff change.
   */
  readonly workspaceId: number | 'all';
  /** The version that the person looked at. */
  readonly seen: number;
  readonly changes: Changes<M>;
}

/**
 * Changes a row if it is still as the person saw it, and gives the changed members before and after for the audit. Otherwise
 * AppError conflict, which names the user who changed it first; AppError not_found if the row is deleted.
 */
export async function changeVersioned<M extends Versioned>(
  unit: UnitOfWork,
  { record, seen, changes, ...origin }: VersionedChange<M>,
): Promise<{ readonly before: Record<string, unknown>; readonly after: Record<string, unknown> }> {
  const { transaction } = unit;
  const table = record.constructor as unknown as Table;
  // Its id, and its workspace where the table has one.
  const where = { ...record.where(), version: seen };
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, record.get(name)]));
  const [changed] = await table.update(
    { ...changes, ...refolded(record, changes), version: seen + 1 },
    { where, transaction },
  );
  if (changed === 0) throw await describeConflict(unit, record, origin);
  await record.reload({ transaction });
  return { before, after: { ...changes } };
}

async function describeConflict(
  unit: UnitOfWork,
  record: Versioned,
  { kind, subjectId = record.id, workspaceId }: Pick<VersionedChange<Versioned>, 'kind' | 'subjectId' | 'workspaceId'>,
): Promise<AppError> {
  const { transaction } = unit;
  const current = await record.reload({ transaction }).catch(() => undefined);
  if (current === undefined) return new AppError('not_found');
  const last = await unit.models.AuditEvent.findOne({
    where: {
      subject_kind: kind,
      subject_id: String(subjectId),
      action: { [Op.notLike]: '%.refused' },
      ...(workspaceId === 'all' ? {} : { workspace_id: workspaceId }),
    },
    order: [['id', 'DESC']],
    transaction,
  });
  const name = last?.actor_name ?? '';
  return name === '' ? new AppError('conflict_unnamed') : new AppError('conflict', { params: { name } });
}
