import { createMailTransport } from '../mail/create-mail-transport.ts';
import { schedules } from '../schedules/index.ts';
import { createScheduler } from '../schedules/scheduler.ts';
import type { Services } from '../services.ts';
import { createJobDefinitions } from './job-registry.ts';

export interface RunningJobs {
  /** Takes no new job, lets those that run end within the time, gives the others back. */
  stop(withinMs: number): Promise<void>;
}

/** Interval of the search for stored jobs that were not dispatched, and the age at which they are dispatched; milliseconds. */
const outboxEveryMs = 10_000;
const outboxAfterMs = 10_000;

/** Runs all jobs and schedules over these services: the whole of a worker, or a part of a server that runs jobs itself. */
export async function runJobs(services: Services): Promise<RunningJobs> {
  const { config, database, jobs, logger, now } = services;
  const warn = (err: unknown, words: string): void => logger.warn({ err }, words);
  const mail = createMailTransport(config.mail, database.models.MailRow, now);
  const scheduler = createScheduler({ database, schedules, now, warn });
  const handOn = async (olderThanMs: number): Promise<void> => {
    try {
      const count = await database.sweepOutbox(olderThanMs);
      if (count > 0) logger.info({ count }, 'jobs of the outbox were handed on');
    } catch (error) {
      warn(error, 'The outbox could not be handed on.');
    }
  };
  await jobs.work(createJobDefinitions(services, mail));
  await scheduler.start();
  await handOn(outboxAfterMs);
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => handOn(outboxAfterMs));
  }, outboxEveryMs);
  return {
    async stop(withinMs) {
      clearInterval(timer);
      await scheduler.stop();
      await sweeping;
      await jobs.stop(withinMs);
      await mail.close();
    },
  };
}
