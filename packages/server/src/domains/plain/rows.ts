import type { Model, ModelStatic, WhereOptions } from 'sequelize';
import type { AdminActor, MemberActor } from '../../access/actor.ts';
import { load, loadAll, type Reach } from '../../access/load.ts';
import { tableOfKind } from '../../access/table-of-kind.ts';
import type { WorkspaceKind } from '../../access/records.ts';
import { scoped, type TenantRow } from '../../access/scoped.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Page } from '../../contract/shapes.ts';
import { findPage, type ListOptions, type PageQuery } from '../../database/find-page.ts';
import { rowsById } from '../../database/rows-by-id.ts';
import { AppError } from '../../errors/app-error.ts';

/** A row of a plain resource. */
export interface PlainRow extends Model {
  readonly id: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

type Values = Readonly<Record<string, unknown>>;

/** The rows of a resource for one actor. Reading and changing a row checks the policies of its kind. */
export interface PlainRows {
  readonly model: ModelStatic<PlainRow>;
  page(query: PageQuery, options: ListOptions<PlainRow>): Promise<Page<PlainRow>>;
  batches(where: WhereOptions): AsyncGenerator<PlainRow[]>;
  create(values: Values): Promise<PlainRow>;
  /** @throws {AppError} not_found, and errors of the policies */
  find(
    id: number,
    requested: { readonly to: 'read' | 'change' | 'delete'; readonly deleted?: boolean },
  ): Promise<PlainRow>;
  /** In the order of the ids. @throws {AppError} not_found when one is missing, and errors of the policies */
  findAll(ids: readonly number[]): Promise<readonly PlainRow[]>;
}

export function rowsOf(from: Reach, resource: Resource, actor: MemberActor | AdminActor): PlainRows {
  const model = tableOfKind(from, resource.kind) as ModelStatic<PlainRow>;
  return actor.kind === 'admin' ? rowsOfStaff(model) : rowsOfMember({ from, model, resource, actor });
}

interface MemberRows {
  readonly from: Reach;
  readonly model: ModelStatic<PlainRow>;
  readonly resource: Resource;
  readonly actor: MemberActor;
}

function rowsOfMember({ from, model, resource, actor }: MemberRows): PlainRows {
  // Rows of members have a workspace, and their kinds belong to workspaces: access/records.ts and the tables define it.
  const rows = scoped(model as ModelStatic<Model> as ModelStatic<TenantRow & PlainRow>, actor);
  const kind = resource.kind as WorkspaceKind;
  const own = resource.owner === 'person' ? { user_id: actor.userId } : {};
  const ownOf = (where: WhereOptions | undefined) => ({ where: { ...own, ...(where as object | undefined) } });
  return {
    model,
    page: (query, options) => rows.page(query, { ...options, ...ownOf(options.where) } as never),
    batches: (where) => rows.batches(ownOf(where)),
    create: (values) => rows.create({ ...own, ...values } as never),
    find: (id, requested) => load(from, kind, { id, actor, ...requested }) as Promise<Model> as Promise<PlainRow>,
    findAll: (ids) => loadAll(from, kind, { ids, actor, to: 'delete' }) as unknown as Promise<readonly PlainRow[]>,
  };
}

function rowsOfStaff(model: ModelStatic<PlainRow>): PlainRows {
  return {
    model,
    page: (query, options) => findPage(model, query, options),
    batches: (where) => rowsById(model, { where } as object),
    create: (values) => model.create({ ...values } as never),
    async find(id, { deleted = false }) {
      const row = await model.findOne({ where: { id } as never, paranoid: !deleted });
      if (row === null) throw new AppError('not_found');
      return row;
    },
    async findAll(ids) {
      const found = new Map((await model.findAll({ where: { id: [...ids] } as never })).map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = found.get(id);
        if (row === undefined) throw new AppError('not_found');
        return row;
      });
    },
  };
}
