import type { Sequelize } from 'sequelize';
import type sqlite3 from 'sqlite3';
import { keepPrivate } from './keep-private.ts';
import { keepTableInfo } from './keep-table-info.ts';

type Library = typeof sqlite3;

/** What Sequelize calls on its connection manager for SQLite, which its types omit. */
interface ConnectionManager {
  connections: Record<string, sqlite3.Database>;
  getConnection(options?: { readonly uuid?: string }): Promise<sqlite3.Database>;
  releaseConnection(connection: sqlite3.Database): void;
  destroyConnection(connection: sqlite3.Database): Promise<void>;
}

export interface SqliteOptions {
  readonly file: string;
  /** False: a loss of power may lose the last commits. */
  readonly durable: boolean;
  /** Milliseconds that a statement waits for a writer of another process. */
  readonly lockWaitMs: number;
}

function pragmas({ durable, lockWaitMs }: SqliteOptions): string {
  return [
    `PRAGMA busy_timeout = ${lockWaitMs}`,
    'PRAGMA journal_mode = WAL',
    'PRAGMA foreign_keys = ON',
    `PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}`,
    'PRAGMA temp_store = MEMORY',
    'PRAGMA cache_size = -16000',
  ].join('; ');
}

function open(library: Library, options: SqliteOptions): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const connection = new library.Database(options.file, (failure) => {
      if (failure !== null) return reject(Object.assign(failure, { path: options.file }));
      connection.exec(pragmas(options), (error) =>
        error === null ? resolve(connection) : reject(Object.assign(error, { path: options.file })),
      );
    });
  });
}

const close = (connection: sqlite3.Database): Promise<void> =>
  new Promise((resolve, reject) => connection.close((error) => (error === null ? resolve() : reject(error))));

type Name = 'default' | 'reader 2' | 'reader 3' | 'writer';

/** A connection runs one statement at a time; while a long list is counted on one, sessions are looked up on the next. */
const readers: readonly Name[] = ['default', 'reader 2', 'reader 3'];

/**
 * Gives Sequelize lasting connections: some for reading, in turn, and one for transactions, of which there is only one at a time.
 * Sequelize itself opens a connection for every transaction, and sets nothing on it but foreign keys.
 */
export function useLastingConnections(sequelize: Sequelize, library: Library, options: SqliteOptions): void {
  const manager = sequelize.connectionManager as unknown as ConnectionManager;
  const opened = new Map<string, Promise<sqlite3.Database>>();
  const tables = new Map<string, unknown[]>();
  keepPrivate(options.file);

  const openRemembering = async (): Promise<sqlite3.Database> => {
    const connection = await open(library, options);
    keepTableInfo(connection, tables);
    return connection;
  };
  const connection = async (name: Name): Promise<sqlite3.Database> => {
    const opening = opened.get(name) ?? openRemembering();
    opened.set(name, opening);
    try {
      return (manager.connections[name] = await opening);
    } catch (error) {
      opened.delete(name);
      throw error;
    }
  };
  let turn = 0;
  const nextReader = (): Name => readers[(turn += 1) % readers.length] ?? 'default';
  manager.getConnection = ({ uuid = 'default' } = {}) => connection(uuid === 'default' ? nextReader() : 'writer');
  manager.releaseConnection = () => undefined;
  manager.destroyConnection = async (broken) => {
    for (const [name, opening] of opened) {
      if ((await opening) !== broken) continue;
      opened.delete(name);
      delete manager.connections[name];
      await close(broken);
    }
  };
}
