import { Op, type FindOptions, type Model, type ModelStatic, type WhereOptions } from 'sequelize';
import type { Models } from '../database/models.ts';
import { AppError } from '../errors/app-error.ts';
import type { RequestedRecords } from '../errors/requested-records.ts';
import type { MemberActor } from './actor.ts';
import { demand } from './decision.ts';
import { records, type Policies, type Purpose, type RecordOf, type RecordRow, type WorkspaceKind } from './records.ts';
import { scoped, type TenantRow } from './scoped.ts';

/** Where records are read: a unit of work, or the database. */
export interface Reach {
  readonly models: Models;
}

/** The same with the clock of the service. */
export interface TimedReach extends Reach {
  readonly now: () => Date;
}

export interface LoadOptions {
  readonly actor: MemberActor;
  /** What for: the policy of the kind decides. `read` unless given. */
  readonly to?: Purpose;
  /** Deleted or ended ones too, as long as they can be restored. */
  readonly deleted?: boolean;
  /** Holds the rows until the unit of work ends (PostgreSQL; on SQLite writers wait in one queue anyway). */
  readonly lock?: boolean;
  /** Further requirements on the records. Others count as not found. */
  readonly where?: WhereOptions;
}

/**
 * A record of the actor's workspace by id. Every call that names a record comes through here: 404 for what is not of the workspace
 * (with the record for the audit), then the policies of the kind: `read`, and the intended action.
 * @throws {AppError} not_found, forbidden, or the error of the policy
 */
export async function load<K extends WorkspaceKind>(
  from: Reach,
  kind: K,
  { id, ...options }: LoadOptions & { readonly id: number },
): Promise<RecordOf<K>> {
  const [record] = await loadAll(from, kind, { ids: [id], ...options });
  if (record === undefined) throw new Error('loadAll gives a record for each id.');
  return record;
}

/**
 * Records by id, in the order of the ids; each must be there, and the actor's to have.
 * @throws {AppError} not_found, forbidden, or the error of the policy
 */
export async function loadAll<K extends WorkspaceKind>(
  { models }: Reach,
  kind: K,
  { ids, actor, to = 'read', ...options }: LoadOptions & { readonly ids: readonly number[] },
): Promise<readonly RecordOf<K>[]> {
  if (ids.length === 0) return [];
  const row: RecordRow = records[kind];
  const { key = 'id' } = row;
  const found = await findOwn(models, row, { ids, actor, ...options });
  await row.prepare?.(models, actor, found as never);
  const byId = new Map(found.map((record) => [record.get(key) as number, record]));
  return ids.map((id) => {
    const record = byId.get(id);
    if (record === undefined) throw notFound({ kind, ids, among: actor.workspace.id });
    demandAll(row.policies, { actor, record, to, hidden: { kind, ids: [id], among: 'own' } });
    return record as RecordOf<K>;
  });
}

const notFound = (requested: RequestedRecords): AppError => new AppError('not_found', { requested });

type Finding = Omit<LoadOptions, 'to'> & { readonly ids: readonly number[] };

function findOwn(models: Models, row: RecordRow, { ids, actor, deleted = false, lock = false, where }: Finding) {
  const { key = 'id', column = 'workspace_id', ended, include } = row;
  const living = ended === undefined || deleted ? {} : { [ended]: null };
  const options: FindOptions = {
    where: { [Op.and]: [{ [key]: [...ids], ...living }, ...(where === undefined ? [] : [where])] },
    paranoid: ended !== undefined || !deleted,
    ...(include === undefined ? {} : { include: include.map((association) => ({ association, required: true })) }),
    ...(lock ? { lock: true } : {}),
  };
  const model = models[row.model] as ModelStatic<Model>;
  // The workspace itself is the one table whose key is the workspace.
  if (column === 'id')
    return model.findAll({ ...options, where: { [Op.and]: [{ id: actor.workspace.id }, options.where ?? {}] } });
  return scoped(model as ModelStatic<TenantRow>, actor).findAll(options);
}

interface PolicyCheck {
  readonly actor: MemberActor;
  readonly record: unknown;
  readonly to: Purpose;
  readonly hidden: RequestedRecords;
}

/** A change requires permission to read first; without a policy of its own, deleting is changing. */
function demandAll(policies: Policies<never> = {}, { actor, record, to, hidden }: PolicyCheck): void {
  const purposes: readonly Purpose[] =
    to === 'read' ? ['read'] : to === 'change' ? ['read', 'change'] : ['read', 'delete'];
  for (const purpose of purposes) {
    const policy = policies[purpose] ?? (purpose === 'delete' ? policies.change : undefined);
    if (policy !== undefined) demand(policy(actor, record as never), hidden);
  }
}
