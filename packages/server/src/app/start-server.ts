import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Services } from '../services.ts';
import { createProduct } from './create-product.ts';
import { listen } from './listen.ts';
import { openServices } from './open-services.ts';
import { runJobs, type RunningJobs } from './run-jobs.ts';

/** Milliseconds that a stop takes at most, closing of databases included. */
export const stopWithinMs = 10_000;
/** Of these, for what needs no call and no job any more. */
const closingMs = 1500;
/** And of these, for what is done after replies (the audit of refused calls). */
const settlingMs = 1000;

export interface Server {
  /** `http://host:port`. */
  readonly url: string;
  readonly services: Services;
  /**
   * Stops: /readyz returns 503, no new connections, running calls and jobs may finish, event streams and idle connections are closed.
   * Done within 10 s. A second call waits for the first.
   */
  readonly close: () => Promise<void>;
}

export interface StartServerOptions {
  readonly logger?: Logger;
  readonly now?: () => Date;
  readonly limits?: RateLimits;
  /** Measure the process itself too (memory, event loop): once a process. True unless given. */
  readonly measuresProcess?: boolean;
}

/**
 * Opens the services of the configuration and serves the product; runs jobs and schedules too if configured. The
 * tables must be there (`migrate`). Rejects, with everything closed again, when a part cannot be opened, the port is in use, or
 * contract and handlers do not fit.
 */
export async function startServer(config: Config, options: StartServerOptions = {}): Promise<Server> {
  const { logger, now, limits, measuresProcess = true } = options;
  const opened = await openServices(config, {
    ...(logger === undefined ? {} : { logger }),
    ...(now === undefined ? {} : { now }),
    runsJobs: config.runJobs,
    servesStreams: true,
  });
  const { services } = opened;
  let running: RunningJobs | undefined;
  try {
    let isOpen = true;
    const app = createProduct(services, {
      isOpen: () => isOpen,
      measuresProcess,
      ...(limits === undefined ? {} : { limits }),
    });
    await app.uploads.sweepLeftovers(Date.now());
    running = config.runJobs ? await runJobs(services) : undefined;
    const listening = await listen(app.callback, config.host, config.port);
    services.logger.info({ url: listening.url, database: services.database.dialect }, 'the server listens');
    const stop = async (): Promise<void> => {
      isOpen = false;
      const withinMs = stopWithinMs - closingMs;
      await Promise.all([listening.stop(withinMs, () => app.closeReplies()), running?.stop(withinMs)]);
      await Promise.race([app.settled(), wait(settlingMs, undefined, { ref: false })]);
      await app.uploads.remove();
      await opened.close(0);
      services.logger.info('the server has stopped');
    };
    let stopping: Promise<void> | undefined;
    return { url: listening.url, services, close: () => (stopping ??= stop()) };
  } catch (error) {
    await running?.stop(0);
    await opened.close(0);
    throw error;
  }
}
