import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize';
import type { ModelAttributeColumnOptions, ModelStatic, QueryInterface, Sequelize } from 'sequelize';
import { reference, staffColumns, tenantColumns } from './columns.ts';
import { foldedAttributes, keepFolded } from './folded/folded-columns.ts';
import { restorableOptions } from './table-options.ts';

type Columns = Readonly<Record<string, ModelAttributeColumnOptions>>;
/** See ResourceOptions of contract/resource.ts. */
type Owner = 'workspace' | 'person' | 'staff';

/** What the rows of every plain resource have. */
export class ResourceRow<M extends Model> extends Model<InferAttributes<M>, InferCreationAttributes<M>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare search_text: CreationOptional<string>;
  declare sort_key: CreationOptional<string>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
}

/** A plain resource of a workspace. */
export class TenantResourceRow<M extends Model> extends ResourceRow<M> {
  declare workspace_id: number;
}

/** One whose rows belong to the members who made them. */
export class PersonResourceRow<M extends Model> extends TenantResourceRow<M> {
  declare user_id: number;
}

const columnsOf = (owner: Owner, columns: Columns) => ({
  ...(owner === 'staff' ? staffColumns() : tenantColumns()),
  ...(owner === 'person' ? { user_id: reference('users', 'CASCADE', true) } : {}),
  ...columns,
  ...foldedAttributes(),
});

export interface ResourceTable {
  readonly table: string;
  readonly owner: Owner;
  /** Columns of its fields. Functions give them, because Sequelize changes what it is given. */
  readonly columns: () => Columns;
  /** Fields that a keyword finds, and by which the list is sorted. */
  readonly text: readonly string[];
}

/** Binds a class of a plain resource to a database. */
export function bindResource<C extends ModelStatic<Model>>(
  sequelize: Sequelize,
  RowClass: C,
  { table, owner, columns, text }: ResourceTable,
): C {
  const Base = RowClass as unknown as typeof Model;
  class BoundRow extends Base {}
  BoundRow.init(columnsOf(owner, columns()), restorableOptions(sequelize, RowClass.name, table));
  const lines = text.map((column) => [column]);
  keepFolded(BoundRow, { search: lines, order: lines });
  return BoundRow as unknown as C;
}

/**
 * Makes the table of a plain resource with an index for each order of its list. For migrations: released ones call it, so what it
 * makes never changes.
 */
export async function createResourceTable(
  queries: QueryInterface,
  { table, owner, columns }: Omit<ResourceTable, 'text'>,
): Promise<void> {
  await queries.createTable(table, columnsOf(owner, columns()));
  if (queries.sequelize.getDialect() === 'postgres') {
    // Compared by code points, as SQLite does, so that both sort alike.
    await queries.sequelize.query(`ALTER TABLE ${table} ALTER COLUMN search_text TYPE text COLLATE "C",
      ALTER COLUMN sort_key TYPE varchar(300) COLLATE "C"`);
  }
  const of = { staff: [], workspace: ['workspace_id'], person: ['workspace_id', 'user_id'] }[owner];
  await queries.addIndex(table, { name: `${table}_listed`, fields: [...of, 'id'] });
  await queries.addIndex(table, { name: `${table}_sorted`, fields: [...of, 'sort_key', 'id'] });
  if (owner === 'person') await queries.addIndex(table, { name: `${table}_user`, fields: ['user_id'] });
}
