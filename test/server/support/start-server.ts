import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { handlers as allHandlers } from '../../../packages/server/src/app/handlers.ts';
import type { Config } from '../../../packages/server/src/config/config.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { uploadLimit } from '../../../packages/server/src/domains/admin-settings/server-settings.ts';
import { createSendLinkJob, sendLinkKind } from '../../../packages/server/src/domains/accounts/auth/send-link-job.ts';
import { createSessionSource } from '../../../packages/server/src/domains/accounts/auth/session-source.ts';
import type { Mounted } from '../../../packages/server/src/http/handler.ts';
import { readBuiltPages, type BuiltFile } from '../../../packages/server/src/http/web/built-pages.ts';
import type { RateLimits } from '../../../packages/server/src/http/rate-limits.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { createStorage } from '../../../packages/server/src/storage/create-storage.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { memoryJobs, type StoredJob } from './memory-jobs.ts';
import { memoryRealtime, type PublishedEvent } from './memory-realtime.ts';
import { serveApp, type ServedApp } from './serve-app.ts';
import { sharedDocuments, sharedInspector } from './shared-workers.ts';
import { testConfig } from './test-config.ts';
import { stillTime } from './still-clock.ts';

export interface StartOptions {
  /** Handlers to serve; those of all domains unless given. Only their endpoints are mounted. */
  readonly handlers?: readonly Mounted[];
  readonly config?: Partial<Config>;
  /** Services that replace the usual ones. */
  readonly services?: Partial<Services>;
  /** Rate limits; none unless given. `createRateLimits(database)` are the real ones. */
  readonly limits?: RateLimits;
  /** The built screens, by URL path; those of the configured folder unless given. */
  readonly pages?: ReadonlyMap<string, BuiltFile>;
}

export interface TestServer extends ServedApp {
  readonly services: Services;
  /** Stored jobs, in order. Jobs do not run, except those that send links, which run immediately. */
  readonly jobs: readonly StoredJob[];
  readonly published: readonly PublishedEvent[];
  /** Advances the clock of the server, milliseconds; otherwise it does not move. */
  advance(ms: number): void;
}

/** Serves the product over an open database with all tables, on a free port and in a temporary folder. The database stays open. */
export async function startServer(database: Database, options: StartOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shorui-server-'));
  const config = testConfig(folder, options.config);
  const jobs = memoryJobs([], () => ({
    [sendLinkKind.name]: (payload) => sendLink.run(payload, undefined as never),
  }));
  const realtime = memoryRealtime();
  let ahead = 0;
  const services: Services = {
    config,
    database,
    jobs,
    realtime,
    storage: createStorage(config),
    passwords: cheapPasswords,
    inspector: sharedInspector,
    documents: sharedDocuments(),
    logger: pino({ level: config.logLevel }),
    now: () => stillTime(ahead),
    ...options.services,
  };
  const sendLink = createSendLinkJob(services);
  database.connect({ jobs: services.jobs, realtime: services.realtime });
  const handlers = options.handlers ?? allHandlers;
  const served = await serveApp(services, {
    endpoints: handlers.map(({ endpoint }) => endpoint),
    handlers,
    sessions: createSessionSource(services),
    pages: options.pages ?? (config.webFolder === undefined ? undefined : readBuiltPages(config.webFolder)),
    uploadMaxBytes: () => uploadLimit(services),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  return {
    ...served,
    services,
    jobs: jobs.stored,
    published: realtime.published,
    advance(ms) {
      ahead += ms;
    },
    async close() {
      await served.close();
      await services.inspector.close();
      await services.documents.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
