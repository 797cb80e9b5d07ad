import { Id, Shape } from '../../contract/shapes.ts';
import type { JobKind } from '../../jobs/jobs-port.ts';
import { bulkAttempts } from './job-source.ts';

/** Packs the chunks of a run into one zip. */
export const bulkPackKind = {
  name: 'bulk-pack',
  payload: Shape({ run_id: Id }),
  attempts: bulkAttempts,
  leaseMs: 120_000,
} as const satisfies JobKind;
