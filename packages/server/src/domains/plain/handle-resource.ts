import { Op, type OrderItem, type WhereOptions } from 'sequelize';
import type { AdminActor, MemberActor } from '../../access/actor.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { labelOfField } from '../../contract/label.ts';
import type { Resource, ResourceOperation, resourceSorts } from '../../contract/resource.ts';
import { changeVersioned } from '../../database/change-versioned.ts';
import type { UnitOfWork } from '../../database/database.ts';
import type { PageQuery } from '../../database/find-page.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import { AppError } from '../../errors/app-error.ts';
import type { HandlerRequest, Mounted } from '../../http/handler.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { resourceWords } from '../../messages/resources.ts';
import type { CsvCell, CsvColumn, CsvEncoding } from '../../output/csv.ts';
import { rowsOf, type PlainRow, type PlainRows } from './rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call of a resource. Its schemas (contract/resource.ts) are checked before the handler, so these types hold. */
interface Call extends Pick<HandlerRequest<Endpoint>, 'services' | 'reply' | 'locale' | 'unitOfWork'> {
  readonly actor: MemberActor | AdminActor;
  readonly params: { readonly id: number };
  readonly query: PageQuery & {
    readonly keyword?: string;
    readonly sort?: (typeof resourceSorts)[number];
    readonly deleted?: boolean;
    readonly encoding?: CsvEncoding;
  };
  readonly body: Values & { readonly version: number; readonly ids: readonly number[] };
}

const orders: Readonly<Record<(typeof resourceSorts)[number], OrderItem[]>> = {
  newest: [['id', 'DESC']],
  oldest: [['id', 'ASC']],
  name: [
    ['sort_key', 'ASC'],
    ['id', 'ASC'],
  ],
};

function whereOf({ model }: PlainRows, { keyword, deleted = false }: Call['query']): WhereOptions {
  return {
    ...(deleted ? { deleted_at: { [Op.ne]: null } } : {}),
    ...(keyword === undefined ? {} : { [Op.and]: [matchesKeyword(model, keyword)] }),
  };
}

const fieldsOf = ({ fields }: Resource, row: PlainRow): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row.get(name)]));

const present = (resource: Resource, row: PlainRow): Values => ({
  id: row.id,
  ...fieldsOf(resource, row),
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
});

/** Headings are the labels of the fields, in the language of the caller. */
function columnsOf({ fields, calls }: Resource, locale: Call['locale']): readonly CsvColumn<PlainRow>[] {
  const names = ['id', ...Object.keys(fields), 'created_at', 'updated_at'];
  return names.map((name) => ({
    heading: labelOfField(calls.create.body, [name])?.[locale] ?? name,
    value: (row) => row.get(name) as CsvCell,
  }));
}

type Change = 'created' | 'updated' | 'deleted' | 'restored';

interface Changed {
  readonly change: Change;
  /** Of the audit, `memos.update`. */
  readonly verb: ResourceOperation;
  readonly row: PlainRow;
  readonly before?: Values;
  readonly after?: Values;
}

/** Writes the audit of changes, and notifies the event streams of the rows' owner. */
async function note(unit: UnitOfWork, resource: Resource, { actor }: Call, changes: readonly Changed[]): Promise<void> {
  const { name, kind, owner } = resource;
  const workspaceId = actor.kind === 'member' ? actor.workspace.id : null;
  for (const { verb, row, change: _change, ...values } of changes)
    await unit.audit({ action: `${name}.${verb}`, subject: { kind, id: row.id }, workspaceId, ...values });
  const [first] = changes;
  if (owner !== 'person' || actor.kind !== 'member' || first === undefined) return;
  const ids = changes.map(({ row }) => row.id);
  const data = { workspace_id: workspaceId, kind, ids, change: first.change };
  await unit.publish([actor.userId], { type: 'records', data });
}

/** The handlers of the calls of a plain resource (contract/resource.ts). */
export function handleResource(resource: Resource): readonly Mounted[] {
  const database = (call: Call): PlainRows => rowsOf(call.services.database, resource, call.actor);

  async function remove(call: Call, ids: readonly number[], verb: ResourceOperation): Promise<null> {
    await call.unitOfWork(async (unit) => {
      const rows = await rowsOf(unit, resource, call.actor).findAll(ids);
      for (const row of rows) await row.destroy();
      const deleted = rows.map((row) => ({ change: 'deleted' as const, verb, row, before: fieldsOf(resource, row) }));
      await note(unit, resource, call, deleted);
    });
    call.reply.message(resourceWords[call.locale].deleted);
    return null;
  }

  const handlers: Readonly<Record<ResourceOperation, (call: Call) => Promise<unknown>>> = {
    async list(call) {
      const { sort = 'newest', deleted = false } = call.query;
      const rows = database(call);
      const options = { where: whereOf(rows, call.query), order: orders[sort], paranoid: !deleted };
      const page = await rows.page(call.query, options);
      return { ...page, items: page.items.map((row) => present(resource, row)) };
    },
    read: async (call) => present(resource, await database(call).find(call.params.id, { to: 'read' })),
    async create(call) {
      const row = await call.unitOfWork(async (unit) => {
        const made = await rowsOf(unit, resource, call.actor).create(call.body);
        await note(unit, resource, call, [{ change: 'created', verb: 'create', row: made, after: call.body }]);
        return made;
      });
      call.reply.message(resourceWords[call.locale].created);
      return present(resource, row);
    },
    async update(call) {
      const { version: seen, ids: _ids, ...changes } = call.body;
      const workspaceId = call.actor.kind === 'member' ? call.actor.workspace.id : 'all';
      const row = await call.unitOfWork(async (unit) => {
        const record = await rowsOf(unit, resource, call.actor).find(call.params.id, { to: 'change' });
        const values = await changeVersioned(unit, { record, kind: resource.kind, workspaceId, seen, changes });
        await note(unit, resource, call, [{ change: 'updated', verb: 'update', row: record, ...values }]);
        return record;
      });
      call.reply.message(resourceWords[call.locale].saved);
      return present(resource, row);
    },
    delete: (call) => remove(call, [call.params.id], 'delete'),
    deleteMany: (call) => remove(call, call.body.ids, 'deleteMany'),
    async restore(call) {
      const row = await call.unitOfWork(async (unit) => {
        const requested = { to: 'delete', deleted: true } as const;
        const found = await rowsOf(unit, resource, call.actor).find(call.params.id, requested);
        if (found.deleted_at === null) throw new AppError('not_found');
        await found.restore();
        const after = fieldsOf(resource, found);
        await note(unit, resource, call, [{ change: 'restored', verb: 'restore', row: found, after }]);
        return found;
      });
      call.reply.message(resourceWords[call.locale].restored);
      return present(resource, row);
    },
    async export(call) {
      const { name, kind } = resource;
      const workspaceId = call.actor.kind === 'member' ? call.actor.workspace.id : null;
      const { encoding, keyword } = call.query;
      const after = keyword === undefined ? {} : { keyword };
      await call.unitOfWork((unit) =>
        unit.audit({ action: `${name}.export`, subject: { kind, id: null }, workspaceId, after }),
      );
      const rows = database(call);
      const columns = columnsOf(resource, call.locale);
      sendCsv(call.reply, { name, columns, batches: rows.batches(whereOf(rows, call.query)), encoding });
      return '';
    },
  };
  // The mount checks input and actor by the endpoint of each before it calls, so the types of Call hold.
  return (Object.keys(handlers) as ResourceOperation[])
    .map((name) => ({ endpoint: resource.calls[name], handle: handlers[name] as unknown as Mounted['handle'] }))
    .filter(({ endpoint }) => resource.endpoints.includes(endpoint));
}
