import type { JobKind } from '../jobs/jobs-port.ts';

/** Work that comes up by the clock. */
export interface Schedule {
  /** Unique, and for ever: its runs are known by it. */
  readonly name: string;
  /** Five fields (minute, hour, day, month, weekday) in Japanese time. */
  readonly expression: string;
  /** The job that is stored when the time has come. */
  readonly job: Pick<JobKind, 'name'>;
  readonly payload: unknown;
}

export const scheduleTimeZone = 'Asia/Tokyo';
