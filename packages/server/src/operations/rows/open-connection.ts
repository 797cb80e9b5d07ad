import pg from 'pg';
import sqlite3 from 'sqlite3';
import { keepPrivate } from '../../database/keep-private.ts';
import type { SqlConnection, SqlRow } from './sql-connection.ts';

/** Milliseconds that a statement waits for a writer of another process. */
const busyTimeoutMs = 30_000;

/** The path has no database, or it cannot be read. */
export class CannotOpenError extends Error {
  readonly path: string;

  constructor(path: string, options: { readonly cause: unknown }) {
    super(`There is no database at ${path}, or it cannot be opened.`, options);
    this.name = 'CannotOpenError';
    this.path = path;
  }
}

/** The path of a `sqlite:` address. */
const sqlitePath = (url: string): string => url.replace(/^sqlite:(?:\/\/(?=\/))?/, '');

function openSqlite(path: string, access: 'read' | 'write'): Promise<SqlConnection> {
  const mode = access === 'read' ? sqlite3.OPEN_READONLY : sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE;
  if (access === 'write') keepPrivate(path);
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(path, mode, (failure) => {
      if (failure !== null) return reject(new CannotOpenError(path, { cause: failure }));
      database.configure('busyTimeout', busyTimeoutMs);
      const all = (sql: string, values: readonly unknown[] = []): Promise<readonly SqlRow[]> =>
        new Promise((resolve, reject) =>
          database.all<SqlRow>(sql, [...values], (error, rows) => (error === null ? resolve(rows) : reject(error))),
        );
      resolve({
        dialect: 'sqlite',
        all,
        async run(sql, values) {
          await all(sql, values);
        },
        close: () =>
          new Promise((resolve, reject) => database.close((error) => (error === null ? resolve() : reject(error)))),
      });
    });
  });
}

async function openPostgres(url: string): Promise<SqlConnection> {
  // As text: dates, large numbers and JSON keep the form of the database.
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: () => (text: unknown) => text } });
  await client.connect();
  await client.query(
    "SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; SET extra_float_digits = 3; SET bytea_output = 'hex'",
  );
  return {
    dialect: 'postgres',
    all: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
    async run(sql, values = []) {
      await client.query(sql, [...values]);
    },
    close: () => client.end(),
  };
}

/** Opens a connection to a database by its address, `sqlite:/path` or `postgres://…`. */
export const openConnection = (url: string, access: 'read' | 'write'): Promise<SqlConnection> =>
  url.startsWith('sqlite:') ? openSqlite(sqlitePath(url), access) : openPostgres(url);

/** Begins a transaction that reads a snapshot of the database, however long it takes, and blocks no writer. */
export async function beginSnapshot(connection: SqlConnection): Promise<void> {
  if (connection.dialect === 'postgres')
    return connection.run('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await connection.run('BEGIN');
  // The snapshot is taken at the first read.
  await connection.all('SELECT count(*) FROM sqlite_master');
}
