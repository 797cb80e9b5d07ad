import type { JobKind } from '../jobs/jobs-port.ts';

/** Recurring work. */
export interface Schedule {
  /** Unique, and never changed: it identifies the runs. */
  readonly name: string;
  /** Five fields (minute, hour, day, month, weekday) in Japanese time. */
  readonly expression: string;
  /** The job that is stored at each run. */
  readonly job: Pick<JobKind, 'name'>;
  readonly payload: unknown;
}

export const scheduleTimeZone = 'Asia/Tokyo';
