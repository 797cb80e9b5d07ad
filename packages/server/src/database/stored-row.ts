import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize';
import { id, reference, stamps, version } from './columns.ts';

/** What a row with an id of its own has. Its columns are those of `storedColumns`. */
export class StoredRow<M extends Model> extends Model<InferAttributes<M>, InferCreationAttributes<M>> {
  declare id: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** The same of a row whose changes are counted. Its columns are those of `versionedColumns`. */
export class VersionedRow<M extends Model> extends StoredRow<M> {
  declare version: CreationOptional<number>;
}

export const storedColumns = () => ({ id: id(), ...stamps() });
export const versionedColumns = () => ({ id: id(), version: version(), ...stamps() });
/** Columns of a row about money: no company is deleted that has one, and the row remains when its member is deleted. */
export const moneyColumns = () => ({
  ...versionedColumns(),
  workspace_id: reference('companies', 'RESTRICT', true),
  user_id: reference('users', 'SET NULL', false),
});
