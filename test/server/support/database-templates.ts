import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'mocha';
import pg from 'pg';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { migrate } from '../../../packages/server/src/database/migrate.ts';
import type { Dialect } from '../../../packages/server/src/database/database.ts';
import { inDatabase, postgresUrl } from '../../support/postgres/test-postgres.ts';

/** A separate database: its address, and its removal. */
export interface OwnDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

let folder: string | undefined;
/** Databases with all tables and no rows, created once per run. */
const templates = new Map<Dialect, Promise<string>>();

function temporaryFolder(): string {
  return (folder ??= mkdtempSync(join(tmpdir(), 'shorui-databases-')));
}

const unique = (): string => `shorui_${randomBytes(8).toString('hex')}`;

export async function administer(statement: string): Promise<void> {
  const client = new pg.Client(await postgresUrl());
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function migrated(url: string): Promise<string> {
  const database = await openDatabase({ url, durable: false });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  return url;
}

/** A database without any table. */
export async function emptyDatabase(dialect: Dialect): Promise<OwnDatabase> {
  if (dialect === 'sqlite') {
    const file = join(temporaryFolder(), `${unique()}.db`);
    return {
      url: `sqlite:${file}`,
      async remove() {
        for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
      },
    };
  }
  const name = unique();
  await administer(`CREATE DATABASE ${name}`);
  return postgresDatabase(name);
}

async function postgresDatabase(name: string): Promise<OwnDatabase> {
  return {
    url: inDatabase(await postgresUrl(), name),
    remove: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function template(dialect: Dialect): Promise<string> {
  const made = templates.get(dialect) ?? emptyDatabase(dialect).then(({ url }) => migrated(url));
  templates.set(dialect, made);
  return made;
}

/** A database with all tables and no rows: a copy of one that is migrated once per run. */
export async function freshDatabase(dialect: Dialect): Promise<OwnDatabase> {
  const from = await template(dialect);
  if (dialect === 'sqlite') {
    const own = await emptyDatabase('sqlite');
    cpSync(from.slice('sqlite:'.length), own.url.slice('sqlite:'.length));
    return own;
  }
  const name = unique();
  await administer(`CREATE DATABASE ${name} TEMPLATE ${new URL(from).pathname.slice(1)}`);
  return postgresDatabase(name);
}

after(async () => {
  const made = await templates.get('postgres')?.catch(() => undefined);
  // On a server given by the environment, the databases are removed; a server of our own is removed as a whole.
  if (made !== undefined && process.env['SHORUI_TEST_POSTGRES'])
    await administer(`DROP DATABASE IF EXISTS ${new URL(made).pathname.slice(1)} WITH (FORCE)`);
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});
