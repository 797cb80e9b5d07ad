import type { Sequelize } from 'sequelize';
import { createBossJobStore } from './boss/boss-job-store.ts';
import type { JobStore } from './job-store.ts';
import { createTableJobStore } from './table/table-job-store.ts';

export interface JobStoreOptions {
  readonly sequelize: Sequelize;
  readonly dialect: 'sqlite' | 'postgres';
  readonly databaseUrl: string;
  readonly now: () => Date;
  /** Whether this process runs jobs. */
  readonly listens: boolean;
  readonly warn: (error: unknown, words: string) => void;
}

/** pg-boss on PostgreSQL, a table on SQLite. */
export function createJobStore(options: JobStoreOptions): JobStore {
  return options.dialect === 'postgres'
    ? createBossJobStore(options)
    : createTableJobStore(options.sequelize, options.now);
}
