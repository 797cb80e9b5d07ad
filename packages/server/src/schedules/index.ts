import type { Schedule } from './schedule.ts';

/** All schedules. Times are Japanese; at night, when the load is low. Campaigns begin within the first hour of their day, approvers are reminded before work. */
export const schedules: readonly Schedule[] = [
  { name: 'clean-sessions', expression: '10 3 * * *', job: { name: 'clean-sessions' }, payload: {} },
  { name: 'forget-files', expression: '25 3 * * *', job: { name: 'forget-files' }, payload: {} },
  { name: 'sweep-files', expression: '40 3 * * *', job: { name: 'sweep-files' }, payload: {} },
  { name: 'empty-trash', expression: '35 3 * * *', job: { name: 'empty-trash' }, payload: {} },
  { name: 'complete-documents', expression: '50 3 * * *', job: { name: 'complete-documents' }, payload: {} },
  { name: 'sweep-uploads', expression: '15 * * * *', job: { name: 'sweep-uploads' }, payload: {} },
  { name: 'tidy', expression: '25 4 * * *', job: { name: 'tidy' }, payload: {} },
  { name: 'remind-approvers', expression: '30 8 * * *', job: { name: 'remind-approvers' }, payload: {} },
  { name: 'send-campaigns', expression: '5 * * * *', job: { name: 'send-campaigns' }, payload: {} },
];
