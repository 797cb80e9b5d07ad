import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Documents } from './documents/documents.ts';
import type { Inspector } from './inspection/inspector.ts';
import type { Jobs } from './jobs/jobs-port.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Realtime } from './realtime/realtime-port.ts';
import type { Storage } from './storage/storage-port.ts';

/** What the process offers to handlers and jobs. Made once at the start, closed once at the end. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly realtime: Realtime;
  readonly passwords: Passwords;
  readonly inspector: Inspector;
  readonly documents: Documents;
  readonly logger: Logger;
  /** The clock, so that tests can move it. */
  readonly now: () => Date;
}
