import { Op } from 'sequelize';
import type {
  Attributes,
  BulkCreateOptions,
  CountOptions,
  CreationAttributes,
  DestroyOptions,
  FindOptions,
  Includeable,
  IncludeOptions,
  Model,
  ModelStatic,
  WhereOptions,
} from 'sequelize';
import type { Page } from '../contract/shapes.ts';
import { listsKeys, readByKeys } from '../database/by-keys.ts';
import { findPage, type ListOptions, type PageQuery } from '../database/find-page.ts';
import { rowsById } from '../database/rows-by-id.ts';
import { suppliedModels } from './records.ts';

/** The actor of a workspace: a member, or a user acting on behalf of one. */
export interface InWorkspace {
  readonly workspace: { readonly id: number };
}

/** For what acts without a member: a job, or a link that was checked. */
export const inWorkspace = (id: number): InWorkspace => ({ workspace: { id } });

/** A row of a table with a workspace. */
export type TenantRow = Model & { readonly workspace_id: number | null };

/** Values of a new row; the workspace is not the caller's to choose. */
export type NewRow<M extends TenantRow> = Omit<CreationAttributes<M>, 'workspace_id'>;
type Changes<M extends TenantRow> = Partial<Omit<Attributes<M>, 'id' | 'workspace_id'>>;
type Finding<M extends TenantRow> = Omit<FindOptions<Attributes<M>>, 'limit' | 'offset'>;
/** Which rows are changed. Without `where` all rows of the workspace are. */
export interface Where<M extends TenantRow> {
  readonly where: WhereOptions<Attributes<M>>;
}

/**
 * A table as one workspace has it: every query is limited to its rows. Includes of other tables with a
 * workspace are limited too. Rows without a workspace are readable if they are supplied to all workspaces (`access/records.ts`), and
 * never changed.
 */
export class ScopedTable<M extends TenantRow> {
  readonly #model: ModelStatic<M>;
  readonly #id: number;

  constructor(model: ModelStatic<M>, { workspace }: InWorkspace) {
    if (!hasWorkspace(model)) throw new Error(`${model.name} has no workspace; read it as it is.`);
    if (!Number.isSafeInteger(workspace.id)) throw new Error(`A workspace has an id, not ${String(workspace.id)}.`);
    this.#model = model;
    this.#id = workspace.id;
  }

  /** The first row that fits. */
  find(options: Finding<M> = {}): Promise<M | null> {
    return this.#model.findOne(this.#selecting(options));
  }

  /** All rows that fit. */
  findAll(options: Finding<M> = {}): Promise<M[]> {
    return this.#model.findAll(this.#selecting(options));
  }

  /** A page of the rows that fit; see findPage. */
  page(query: PageQuery, options: ListOptions<M>): Promise<Page<M>> {
    return findPage(this.#model, query, this.#reading(options));
  }

  /** All rows that fit, in batches by id: for exports; see rowsById. */
  batches(options: Finding<M> = {}): AsyncGenerator<M[]> {
    return rowsById(this.#model, this.#reading(options), within(undefined, readable(this.#model, this.#id)));
  }

  count(options: Omit<CountOptions<Attributes<M>>, 'group'> = {}): Promise<number> {
    return this.#model.count(this.#reading(options));
  }

  create(values: NewRow<M>): Promise<M> {
    return this.#model.create(this.#row(values));
  }

  createMany(
    values: readonly NewRow<M>[],
    options: Pick<BulkCreateOptions<Attributes<M>>, 'ignoreDuplicates'> = {},
  ): Promise<M[]> {
    return this.#model.bulkCreate(
      values.map((each) => this.#row(each)),
      options,
    );
  }

  /** Changes the rows that fit; gives their number. */
  async update(values: Changes<M>, { where }: Where<M>): Promise<number> {
    if (Object.hasOwn(values, 'workspace_id')) throw new Error('A row stays in its workspace.');
    // The types of Sequelize require the exact values of one model.
    const changes = values as unknown as Partial<Attributes<M>>;
    const [changed] = await this.#model.update(changes, { where: this.#own(where) });
    return changed;
  }

  /** Deletes the rows that fit; gives their number. `force`: for good, also where they could be restored. */
  destroy({ where, force = false }: Where<M> & Pick<DestroyOptions, 'force'>): Promise<number> {
    return this.#model.destroy({ where: this.#own(where), force });
  }

  /** Takes the deletion of the rows that fit back. */
  async restore({ where }: Where<M>): Promise<void> {
    await this.#model.restore({ where: this.#own(where) });
  }

  #row(values: NewRow<M>): CreationAttributes<M> {
    return { ...values, workspace_id: this.#id } as unknown as CreationAttributes<M>;
  }

  #own(where: WhereOptions<Attributes<M>> | undefined): WhereOptions<Attributes<M>> {
    return within(where, this.#id);
  }

  /** The same without a page. */
  #selecting(options: Finding<M>): Finding<M> {
    const isListed = options.include === undefined && listsKeys(this.#model, options.where);
    if (!isListed || suppliedModels.has(this.#model.name) || this.#model.sequelize?.getDialect() !== 'sqlite')
      return this.#reading(options);
    return readByKeys(this.#model, options, this.#id);
  }

  #reading<O extends FindOptions<Attributes<M>> | CountOptions<Attributes<M>>>(options: O): O {
    const { where, include } = options;
    return {
      ...options,
      where: within(where, readable(this.#model, this.#id)),
      ...(include === undefined ? {} : { include: scopedIncludes(this.#model, include, this.#id) }),
    };
  }
}

/** Every model of a table that has a workspace. */
export const hasWorkspace = (model: ModelStatic<Model>): boolean => 'workspace_id' in model.getAttributes();

/** The table as the actor's workspace has it: the only way by which calls of members reach rows of workspaces. */
export function scoped<M extends TenantRow>(model: ModelStatic<M>, actor: InWorkspace): ScopedTable<M> {
  return new ScopedTable(model, actor);
}

/** Which workspaces' rows of a model are read. */
function readable(model: ModelStatic<Model>, id: number): number | { readonly [Op.or]: readonly (number | null)[] } {
  return suppliedModels.has(model.name) ? { [Op.or]: [id, null] } : id;
}

function within(where: unknown, id: unknown): WhereOptions {
  const own = { workspace_id: id };
  return (where === undefined ? own : { [Op.and]: [own, where] }) as WhereOptions;
}

function scopedIncludes(model: ModelStatic<Model>, include: Includeable | Includeable[], id: number): Includeable[] {
  return (Array.isArray(include) ? include : [include]).map((each) => scopedInclude(model, each, id));
}

/** An include whose table has a workspace, held to it. One that is not required stays so. */
function scopedInclude(model: ModelStatic<Model>, include: Includeable, id: number): Includeable {
  const options = asOptions(include);
  const target = targetOf(model, options);
  const nested = options.include === undefined ? {} : { include: scopedIncludes(target, options.include, id) };
  if (!hasWorkspace(target)) return { ...options, ...nested };
  const required = options.required ?? options.where !== undefined;
  return { ...options, ...nested, required, where: within(options.where, readable(target, id)) };
}

function asOptions(include: Includeable): IncludeOptions {
  if (typeof include === 'string') return { association: include };
  if (typeof include === 'function') return { model: include };
  if ('target' in include) return { association: include };
  if ('all' in include) throw new Error('Includes of a table with a workspace are named one by one.');
  return include;
}

function targetOf(model: ModelStatic<Model>, { association, model: named }: IncludeOptions): ModelStatic<Model> {
  if (typeof association === 'object') return association.target;
  const found = association === undefined ? named : model.associations[association]?.target;
  if (found === undefined) throw new Error(`${model.name} has no association ${String(association)}.`);
  return found as ModelStatic<Model>;
}
