import type { Schedule } from './schedule.ts';

/** All schedules. Times are Japanese; at night, when the load is low. */
export const schedules: readonly Schedule[] = [
  { name: 'clean-sessions', expression: '10 3 * * *', job: { name: 'clean-sessions' }, payload: {} },
  { name: 'sweep-files', expression: '40 3 * * *', job: { name: 'sweep-files' }, payload: {} },
  { name: 'tidy', expression: '25 4 * * *', job: { name: 'tidy' }, payload: {} },
];
