import type { Transaction } from 'sequelize';

/** How a record is loaded. */
export interface LoadOptions {
  /** Within a unit of work. */
  readonly transaction?: Transaction | undefined;
  /** Holds the row until the transaction ends (PostgreSQL; on SQLite writers wait in one queue anyway). */
  readonly lock?: boolean | undefined;
  /** Deleted or ended ones too, as long as they can be restored. */
  readonly deleted?: boolean | undefined;
}

/** The same as Sequelize's finders take it. */
export function findOptions({ transaction, lock = false, deleted = false }: LoadOptions) {
  return {
    paranoid: !deleted,
    ...(transaction === undefined ? {} : { transaction }),
    ...(lock ? { lock: true } : {}),
  };
}
