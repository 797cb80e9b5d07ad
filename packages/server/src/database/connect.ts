import { resolve } from 'node:path';
import { Sequelize } from 'sequelize';
import type { Dialect } from './database.ts';
import { useLastingConnections, type SqliteOptions } from './sqlite-connections.ts';

export interface Connection {
  readonly sequelize: Sequelize;
  readonly dialect: Dialect;
}

type Log = ((sql: string) => void) | false;

/** The native module is read only where it is needed. */
export async function connectSqlite(options: SqliteOptions, logging: Log): Promise<Connection> {
  const { default: library } = await import('sqlite3');
  const storage = resolve(options.file);
  // The connections wait for writers of other processes by themselves; Sequelize would let them wait five times.
  const retry = { max: 1 };
  const sequelize = new Sequelize({ dialect: 'sqlite', storage, logging, dialectModule: library, retry });
  useLastingConnections(sequelize, library, { ...options, file: storage });
  return { sequelize, dialect: 'sqlite' };
}

/** Whole numbers that JavaScript holds exactly come as numbers, also those of eight bytes. */
function readBigint(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is no number that can be read exactly.`);
  return number;
}

const int8 = 20;

/** Milliseconds. */
const limits = { idle: 30_000, statement: 30_000, idleInTransaction: 60_000 };

export interface PostgresOptions {
  readonly poolSize: number;
  readonly connectionWaitMs: number;
}

export async function connectPostgres(
  url: string,
  { poolSize, connectionWaitMs }: PostgresOptions,
  logging: Log,
): Promise<Connection> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(int8, readBigint);
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: pg,
    logging,
    pool: { max: poolSize, min: 0, acquire: connectionWaitMs, idle: limits.idle },
    dialectOptions: {
      application_name: 'shorui',
      keepAlive: true,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
      // The declared cost of the search indexes' function would make PostgreSQL JIT-compile every search, which takes longer than the search.
      options: '-c jit=off',
    },
  });
  return { sequelize, dialect: 'postgres' };
}
