import type { Dialect } from '../../database/database.ts';

export type SqlRow = Readonly<Record<string, unknown>>;

/** One connection of its own, beside those of the running service: what it reads in a transaction is one moment of the database. */
export interface SqlConnection {
  readonly dialect: Dialect;
  /** Rows of a query. Values are as the driver gives them on SQLite, and all text on PostgreSQL. */
  all(sql: string, values?: readonly unknown[]): Promise<readonly SqlRow[]>;
  /** Runs a statement. Places of values are `?` on SQLite and `$1` on PostgreSQL. */
  run(sql: string, values?: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

/** A name of a table or column in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
