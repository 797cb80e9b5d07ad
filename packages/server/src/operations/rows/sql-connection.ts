import type { Dialect } from '../../database/database.ts';

export type SqlRow = Readonly<Record<string, unknown>>;

/** A separate connection, in addition to those of the running service: a transaction on it reads a snapshot of the database. */
export interface SqlConnection {
  readonly dialect: Dialect;
  /** Rows of a query. Values are as returned by the driver on SQLite, and all text on PostgreSQL. */
  all(sql: string, values?: readonly unknown[]): Promise<readonly SqlRow[]>;
  /** Runs a statement. Placeholders are `?` on SQLite and `$1` on PostgreSQL. */
  run(sql: string, values?: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

/** Quotes the name of a table or column. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
