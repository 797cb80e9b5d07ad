import { col, fn, literal, Op, type Transaction } from 'sequelize';
import type { Database, UnitOfWork } from '../../database/database.ts';
import { planOf } from '../plans/plan-of.ts';
import { AppError } from '../../errors/app-error.ts';

/** Bytes of a gigabyte as plans count them. */
const gigabyte = 1_000_000_000;

/** Storage of a workspace. */
export interface Space {
  /** Bytes of its files that are not deleted. */
  readonly bytes: number;
  readonly files: number;
  /** Bytes that its plan allows; null: without a bound. */
  readonly limit: number | null;
}

/** Gigabytes of the plan; null: without a bound. */
async function plannedGigabytes(
  { models }: Pick<Database, 'models'>,
  workspaceId: number,
  transaction: Transaction | null,
) {
  return (await planOf(models, workspaceId, transaction))?.storage ?? null;
}

const asBytes = (gigabytes: number | null): number | null =>
  gigabytes === null ? null : Math.floor(gigabytes * gigabyte);

const full = (gigabytes: number | null): AppError =>
  new AppError('limit_storage', { params: { limit: `${gigabytes ?? 0}GB` } });

/** How much storage a workspace uses, and may use. */
export async function readSpace(database: Database, workspaceId: number): Promise<Space> {
  const usage = await database.models.WorkspaceUsage.findOne({ where: { workspace_id: workspaceId } });
  const limit = asBytes(await plannedGigabytes(database, workspaceId, null));
  return { bytes: usage?.bytes ?? 0, files: usage?.files ?? 0, limit };
}

/** Refuses early what cannot fit, before anything is stored. The decision that counts is takeSpace's. */
export async function demandSpace(database: Database, workspaceId: number | null, bytes: number): Promise<void> {
  if (workspaceId === null) return;
  const space = await readSpace(database, workspaceId);
  if (space.limit !== null && space.bytes + bytes > space.limit)
    throw full(await plannedGigabytes(database, workspaceId, null));
}

/**
 * Counts one more file of so many bytes. One statement compares and adds, and the row stays locked until the transaction ends:
 * however many do it at once, the sum never passes the limit.
 * @throws {AppError} limit_storage
 */
export async function takeSpace(unit: UnitOfWork, workspaceId: number | null, bytes: number): Promise<void> {
  if (workspaceId === null) return;
  const { WorkspaceUsage } = unit.models;
  await WorkspaceUsage.bulkCreate([{ workspace_id: workspaceId }], { ignoreDuplicates: true });
  const gigabytes = await plannedGigabytes(unit, workspaceId, unit.transaction);
  const limit = asBytes(gigabytes);
  const room = limit === null ? {} : { bytes: { [Op.lte]: limit - bytes } };
  const [changed] = await WorkspaceUsage.update(added(bytes, 1), {
    where: { workspace_id: workspaceId, ...room },
  });
  if (changed === 0) throw full(gigabytes);
}

/** Counts one file of so many bytes less. */
export async function giveSpace(unit: UnitOfWork, workspaceId: number | null, bytes: number): Promise<void> {
  if (workspaceId === null) return;
  await unit.models.WorkspaceUsage.update(added(-bytes, -1), { where: { workspace_id: workspaceId } });
}

/** New values of the row, worked out by the database itself. */
function added(bytes: number, files: number) {
  if (!Number.isSafeInteger(bytes)) throw new RangeError('bytes must be a whole number');
  return { bytes: literal(`bytes + ${bytes}`), files: literal(`files + ${files}`) };
}

/** Sums over the files themselves, for check: the expected values of workspace_usage. */
export async function sumOfFiles(database: Database): Promise<ReadonlyMap<number, { bytes: number; files: number }>> {
  const rows = await database.models.StoredFile.findAll({
    attributes: ['workspace_id', [fn('SUM', col('size')), 'total'], [fn('COUNT', col('id')), 'count']],
    where: { workspace_id: { [Op.not]: null } },
    group: ['workspace_id'],
  });
  return new Map(
    rows.map((row) => [row.workspace_id ?? 0, { bytes: Number(row.get('total')), files: Number(row.get('count')) }]),
  );
}
