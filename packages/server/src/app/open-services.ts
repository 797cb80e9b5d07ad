import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openDatabase } from './open-database.ts';
import type { ProductEvent } from '../contract/event-kinds.ts';
import { createDocuments } from '../documents/documents.ts';
import { createInspector } from '../inspection/inspector.ts';
import { createJobStore } from '../jobs/create-job-store.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { createRealtime } from '../realtime/create-realtime.ts';
import type { Services } from '../services.ts';
import { createStorage } from '../storage/create-storage.ts';
import { createLogger } from './create-logger.ts';
import { jobKinds } from './job-registry.ts';

export interface OpenServicesOptions {
  readonly logger?: Logger;
  readonly now?: () => Date;
  /** Will this process run jobs? */
  readonly runsJobs: boolean;
  /** Will it serve streams of events? No unless given. */
  readonly servesStreams?: boolean;
}

export interface OpenServices {
  readonly services: Services;
  /** Closes all of them in order. Jobs that run have `withinMs` to end. */
  readonly close: (withinMs: number) => Promise<void>;
}

/** Opens all services that a server or worker needs, by the configuration. The tables must be there (`migrate`). */
export async function openServices(config: Config, options: OpenServicesOptions): Promise<OpenServices> {
  const now = options.now ?? (() => new Date());
  const logger = options.logger ?? createLogger(config);
  const warn = (err: unknown, words: string): void => logger.warn({ err }, words);
  const { databaseUrl, databasePoolSize: poolSize } = config;
  const database = await openDatabase({
    url: databaseUrl,
    poolSize,
    logger,
    now,
    mustAudit: config.mode !== 'production',
  });
  const closers: (() => Promise<void>)[] = [() => database.close()];
  try {
    const { sequelize, dialect, models } = database;
    const realtime = await createRealtime({
      sequelize,
      dialect,
      databaseUrl,
      servesStreams: options.servesStreams ?? false,
      now,
      warn,
      messages: models.RealtimeMessage,
    });
    closers.unshift(() => realtime.close());
    const jobs = await createJobs({
      store: createJobStore({ sequelize, dialect, databaseUrl, now, warn, listens: options.runsJobs }),
      kinds: jobKinds,
      now,
      random: Math.random,
      warn,
      tell(userId, { id, name }, state) {
        const event: ProductEvent = { type: 'job', data: { workspace_id: null, id, name, ...state } };
        realtime
          .publish([userId], event)
          .catch((error: unknown) => warn(error, 'The progress of a job could not be shown.'));
      },
    });
    database.connect({ jobs, realtime });
    const inspector = createInspector();
    closers.unshift(() => inspector.close());
    const documents = createDocuments();
    closers.unshift(() => documents.close());
    const services: Services = {
      config,
      database,
      jobs,
      realtime,
      logger,
      now,
      storage: createStorage(config),
      passwords: createPasswords(),
      inspector,
      documents,
    };
    const closeAll = async (withinMs: number): Promise<void> => {
      await jobs.stop(withinMs);
      for (const close of closers) await close();
    };
    return { services, close: closeAll };
  } catch (error) {
    for (const close of closers) await close();
    throw error;
  }
}
