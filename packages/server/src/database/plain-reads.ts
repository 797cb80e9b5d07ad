import { QueryTypes, Utils, type Sequelize } from 'sequelize';
import type sqlite3 from 'sqlite3';

/** Members of the parts of Sequelize that its types omit. */
interface Parts {
  readonly connectionManager: {
    getConnection(options: object): Promise<unknown>;
    releaseConnection(connection: unknown): void;
  };
  readonly dialect: {
    readonly name: string;
    readonly Query: new (
      connection: unknown,
      sequelize: Sequelize,
      options: object,
    ) => { formatError(error: Error): Error };
  };
  readonly options: { readonly logging?: ((line: string) => void) | false };
}

interface PostgresConnection {
  query(sql: string): Promise<{ readonly rows: unknown[] }>;
  /** The pool drops it when it is to be used next. */
  _invalid?: boolean;
}

/** A SELECT in plain SQL that returns the raw rows. */
export function isPlain(sql: unknown, options: object | undefined): sql is string {
  const { type, replacements, ...others } = (options ?? {}) as {
    readonly type?: string;
    readonly replacements?: unknown;
  };
  return (
    typeof sql === 'string' &&
    type === QueryTypes.SELECT &&
    typeof replacements === 'object' &&
    !Array.isArray(replacements) &&
    Object.keys(others).length === 0
  );
}

const readSqlite = (connection: sqlite3.Database, sql: string): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    connection.all(sql, (error: Error | null, rows: unknown[]) => (error === null ? resolve(rows) : reject(error)));
  });

async function readPostgres(connection: PostgresConnection, sql: string): Promise<unknown[]> {
  try {
    return (await connection.query(sql)).rows;
  } catch (error) {
    // Errors of PostgreSQL itself have a severity; all others are the connection's.
    if (!(error instanceof Error && 'severity' in error)) connection._invalid = true;
    throw error;
  }
}

/**
 * Reads that go straight to the connection: Sequelize would use more of the processor than many a statement does, on SQLite half of it
 * for the stack of an error that does not happen. The statement, its place in the log and its errors are the same.
 */
export function plainReads(sequelize: Sequelize): (sql: string, options: object | undefined) => Promise<unknown[]> {
  const { connectionManager, dialect, options: settings } = sequelize as unknown as Parts;
  return async (sql, options) => {
    const { replacements = {} } = (options ?? {}) as { readonly replacements?: Record<string, string> };
    const statement = Utils.formatNamedParameters(sql.trim(), replacements, dialect.name);
    const connection = await connectionManager.getConnection({ type: QueryTypes.SELECT });
    if (typeof settings.logging === 'function') settings.logging(`Executing (default): ${statement}`);
    try {
      return await (dialect.name === 'sqlite'
        ? readSqlite(connection as sqlite3.Database, statement)
        : readPostgres(connection as PostgresConnection, statement));
    } catch (error) {
      const failed = Object.assign(error as Error, { sql: statement });
      throw new dialect.Query(connection, sequelize, {}).formatError(failed);
    } finally {
      connectionManager.releaseConnection(connection);
    }
  };
}
