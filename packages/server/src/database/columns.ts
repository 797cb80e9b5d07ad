import { DataTypes, literal, type Model, type ModelAttributeColumnOptions } from 'sequelize';

type Column = ModelAttributeColumnOptions;

/**
 * Columns that many tables have, for migrations and models. Functions, because Sequelize changes what it is given. Released migrations
 * call these: add to them, never change what one gives.
 */
export const id = (): Column => ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true });
export const version = (): Column => ({ type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 });
export const number = (): Column => ({ type: DataTypes.INTEGER });
export const count = (initial: number): Column => ({
  type: DataTypes.INTEGER,
  allowNull: false,
  defaultValue: initial,
});
export const text = (length: number): Column => ({ type: DataTypes.STRING(length) });
export const line = (length: number): Column => ({ type: DataTypes.STRING(length), allowNull: false });
export const longText = (): Column => ({ type: DataTypes.TEXT, allowNull: false });
export const longTextOrNull = (): Column => ({ type: DataTypes.TEXT, allowNull: true });
/** Without a time, `YYYY-MM-DD`. */
export const day = (): Column => ({ type: DataTypes.DATEONLY });
export const flag = (): Column => ({ type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false });
export const moment = (): Column => ({ type: DataTypes.DATE });
export const when = (): Column => ({ type: DataTypes.DATE, allowNull: false });
// A literal: as a value it would become the JSON text of a text on PostgreSQL.
export const json = (initial: '[]' | '{}' | '["normal"]'): Column => ({
  type: DataTypes.JSON,
  allowNull: false,
  defaultValue: literal(`'${initial}'`),
});

export const stamps = (): Record<'created_at' | 'updated_at', Column> => ({ created_at: when(), updated_at: when() });

/** A foreign key. When the referenced row is deleted, `SET NULL` keeps this row, `CASCADE` deletes it, `RESTRICT` prevents the deletion. */
export const reference = (table: string, onDelete: 'CASCADE' | 'SET NULL' | 'RESTRICT', required: boolean): Column => ({
  type: DataTypes.INTEGER,
  ...(required ? { allowNull: false } : {}),
  references: { model: table, key: 'id' },
  onDelete,
  onUpdate: 'CASCADE',
});

/** Columns of every table of a workspace whose rows people edit, delete and restore. */
export const tenantColumns = () => ({
  id: id(),
  workspace_id: reference('companies', 'CASCADE', true),
  version: version(),
  ...stamps(),
  deleted_at: moment(),
});

/** The same of a table that the staff edit for all workspaces. */
export const staffColumns = () => ({ id: id(), version: version(), ...stamps(), deleted_at: moment() });

/**
 * For models, the column of a 64-bit whole number or null, as a number: PostgreSQL gives such integers as text. Sizes and amounts are far
 * below what a number holds exactly.
 */
export const wholeNumber = (name: string): Column => ({
  type: DataTypes.BIGINT,
  get(this: Model): number | null {
    const value: unknown = this.getDataValue(name);
    return value === null || value === undefined ? null : Number(value);
  },
});
/** The same of a required column. */
export const storedBytes = (name: string): Column => ({ ...wholeNumber(name), allowNull: false });
