import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openServices } from './open-services.ts';
import { runJobs } from './run-jobs.ts';

export interface Worker {
  /** Lets running jobs end within the time (milliseconds), gives the others back, and closes everything. */
  stop(withinMs: number): Promise<void>;
}

/** A process that runs jobs and schedules and serves nothing: `shorui worker`. Any number of them may run. */
export async function startWorker(
  config: Config,
  options: { readonly logger?: Logger; readonly now?: () => Date } = {},
): Promise<Worker> {
  const { services, close } = await openServices(config, { ...options, runsJobs: true });
  try {
    const running = await runJobs(services);
    services.logger.info({ database: services.database.dialect }, 'the worker runs');
    return {
      async stop(withinMs) {
        await running.stop(withinMs);
        await close(0);
      },
    };
  } catch (error) {
    await close(0);
    throw error;
  }
}
