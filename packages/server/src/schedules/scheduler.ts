import { schedule as startTask, type ScheduledTask } from 'node-cron';
import { UniqueConstraintError } from 'sequelize';
import type { AuditSource } from '../audit/audit-entry.ts';
import type { Database } from '../database/database.ts';
import { jobIdOf } from '../jobs/job-id.ts';
import { demandExpression, latestDue } from './latest-due.ts';
import { scheduleTimeZone, type Schedule } from './schedule.ts';

export interface SchedulerOptions {
  readonly database: Pick<Database, 'models' | 'unitOfWork'>;
  readonly schedules: readonly Schedule[];
  readonly now: () => Date;
  readonly warn: (error: unknown, words: string) => void;
}

export interface Scheduler {
  /** Makes up for missed runs, then follows the clock. */
  start(): Promise<void>;
  /** Stores the job of each schedule that is due and that no process has stored yet. Returns their names. */
  check(): Promise<string[]>;
  /** Resolves when no check is running. */
  stop(): Promise<void>;
}

const minuteMs = 60_000;
const checkEveryMs = 5 * minuteMs;

/**
 * Stores a job for every run of every schedule, once across processes: a run is a row, unique by name and time, created in the
 * transaction that stores the job. All runs missed while no process was up are replaced by one run.
 */
export function createScheduler({ database, schedules, now, warn }: SchedulerOptions): Scheduler {
  for (const { expression } of schedules) demandExpression(expression);
  const { ScheduleRun } = database.models;
  /** Time until which each schedule is known to have nothing due. */
  const checked = new Map<string, Date>();
  const tasks: ScheduledTask[] = [];
  const underWay = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  /** The last run of a schedule. A new one has no missed runs; from this minute on it has. */
  const lastRun = async (name: string): Promise<Date> => {
    const last = await ScheduleRun.findOne({ where: { name }, order: [['due_at', 'DESC']] });
    if (last !== null) return last.due_at;
    const before = new Date(Math.floor(now().getTime() / minuteMs) * minuteMs - minuteMs);
    await ScheduleRun.create({ name, due_at: before }).catch(ignoreTaken);
    return before;
  };

  const checkOne = async (schedule: Schedule, until: Date): Promise<boolean> => {
    const last = await lastRun(schedule.name);
    const known = checked.get(schedule.name);
    const due = latestDue(schedule.expression, known !== undefined && known > last ? known : last, until);
    const isOurs = due !== undefined && (await storeRun(database, schedule, due));
    checked.set(schedule.name, until);
    return isOurs;
  };

  const run = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    const forget = (): void => void underWay.delete(work);
    work.then(forget, forget);
    return work;
  };
  /** The slot counts even if the clock is some milliseconds behind it. */
  const fire = (schedule: Schedule, slot: Date): void => {
    const time = now();
    run(checkOne(schedule, slot > time ? slot : time)).catch((error: unknown) =>
      warn(error, `The schedule ${schedule.name} could not run; it is tried again within minutes.`),
    );
  };
  const check = async (): Promise<string[]> => {
    const ran: string[] = [];
    for (const schedule of schedules) if (await checkOne(schedule, now())) ran.push(schedule.name);
    return ran;
  };

  return {
    check: () => run(check()),
    async start() {
      await run(check());
      for (const schedule of schedules) {
        const { name, expression } = schedule;
        const task = startTask(expression, ({ date }) => fire(schedule, date), {
          name,
          timezone: scheduleTimeZone,
          suppressMissedWarning: true,
        });
        task.on('execution:missed', ({ date }) => fire(schedule, date));
        tasks.push(task);
      }
      // Runs that the clock of the process skipped, or that failed when they were due.
      timer = setInterval(() => {
        run(check()).catch((error: unknown) => warn(error, 'Schedules could not be checked.'));
      }, checkEveryMs);
    },
    async stop() {
      clearInterval(timer);
      for (const task of tasks) await task.destroy();
      await Promise.allSettled(underWay);
    },
  };
}

const source: AuditSource = {
  actor: { kind: 'system', name: 'scheduler' },
  requestId: null,
  address: null,
  userAgent: null,
};

/** False when another process stored it first. */
async function storeRun(
  database: SchedulerOptions['database'],
  { name, job, payload }: Schedule,
  due: Date,
): Promise<boolean> {
  const at = due.toISOString();
  try {
    await database.unitOfWork(source, async (unit) => {
      await database.models.ScheduleRun.create({ name, due_at: due }, { transaction: unit.transaction });
      await unit.enqueue(job.name, payload, { id: jobIdOf(`schedule ${name} ${at}`), key: `schedule ${name}` });
      await unit.audit({
        action: 'schedules.run',
        subject: { kind: 'schedule', id: name },
        workspaceId: null,
        after: { due_at: at },
      });
    });
    return true;
  } catch (error) {
    ignoreTaken(error);
    return false;
  }
}

function ignoreTaken(error: unknown): void {
  if (!(error instanceof UniqueConstraintError)) throw error;
}
