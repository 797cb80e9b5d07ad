import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../../packages/server/src/config/config.ts';
import type { Database, Dialect } from '../../../packages/server/src/database/database.ts';
import { migrate } from '../../../packages/server/src/database/migrate.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { startPostgres } from '../../support/postgres/start-postgres.mjs';

/** A database with all tables in a folder of its own, and the configuration of a server in production over it. */
export interface Place {
  readonly dialect: Dialect;
  readonly folder: string;
  readonly config: Config;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

let postgres: Promise<{ readonly url: string; stop(): Promise<void> }> | undefined;
let made = 0;

async function makeUrl(dialect: Dialect, folder: string): Promise<string> {
  if (dialect === 'sqlite') return `sqlite:${join(folder, 'shorui.sqlite')}`;
  postgres ??= startPostgres();
  const { url } = await postgres;
  const name = `bench_${process.pid}_${(made += 1)}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

export async function makePlace(dialect: Dialect): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'shorui-bench-'));
  const url = await makeUrl(dialect, folder);
  const config: Config = {
    mode: 'production',
    dataFolder: folder,
    host: '127.0.0.1',
    port: 0,
    webFolder: undefined,
    publicUrl: 'https://shorui.example',
    secret: 'a secret of benches that is long enough for everything',
    databaseUrl: url,
    databasePoolSize: 10,
    storage: { kind: 'folder', folder: join(folder, 'files') },
    mail: { kind: 'outbox', folder: join(folder, 'mails'), from: 'Shorui <noreply@shorui.example>' },
    runJobs: false,
    logLevel: 'info',
    corsOrigins: [],
    trustedProxies: 0,
    keepFilesDays: 30,
    keepTrashDays: 30,
    metricsToken: undefined,
    uploadMaxBytes: 20 * 1024 * 1024,
    sessionIdleMs: 3_600_000,
    sessionAbsoluteMs: 86_400_000,
  };
  const open = (): Promise<Database> => openDatabase({ url });
  const database = await open();
  await migrate(database);
  await database.close();
  return {
    dialect,
    folder,
    config,
    open,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends the PostgreSQL of the benches, if one was started. */
export async function stopPostgres(): Promise<void> {
  await (await postgres)?.stop();
  postgres = undefined;
}
