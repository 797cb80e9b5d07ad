import { Type } from 'typebox';
import type { JobContext, JobDefinition, JobKind, Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';
import type { JobsOptions } from '../../../packages/server/src/jobs/create-jobs.ts';
import type { JobStore } from '../../../packages/server/src/jobs/job-store.ts';

/** A database for tests of jobs. */
export interface JobsBed {
  /** The jobs of one process; close them with `stop`. */
  open(options?: Partial<JobsOptions>): Promise<Jobs>;
  /** Arguments of killed-worker.ts. */
  readonly childArguments: readonly string[];
  /** A separate store. */
  store(): Promise<JobStore>;
  /** Payloads as stored, as text. */
  payloads(): Promise<string[]>;
  close(): Promise<void>;
}

const Payload = Type.Object({ n: Type.Integer() }, { additionalProperties: false });
export interface Payload {
  readonly n: number;
}

/** The kinds of jobs in these tests. */
export const kinds = {
  plain: { name: 'plain', payload: Payload },
  other: { name: 'other', payload: Payload },
  wide: { name: 'wide', payload: Payload, concurrency: 3, leaseMs: 3000 },
  short: { name: 'short', payload: Payload, leaseMs: 1000, attempts: 2 },
  timed: { name: 'timed', payload: Payload, timeoutMs: 60, attempts: 2 },
  secret: { name: 'secret', payload: Type.Object({ link: Type.String() }), secret: true },
} as const satisfies Record<string, JobKind>;

export const allKinds: readonly JobKind[] = Object.values(kinds);

export function define(
  kind: JobKind,
  run: (payload: Payload, context: JobContext) => Promise<void>,
): JobDefinition<Payload> {
  return { ...kind, run };
}

/** Short and without jitter: delays are half of the step. */
export const fast: Partial<JobsOptions> = {
  pollMs: 20,
  sweepMs: 50,
  backoff: { firstMs: 60, mostMs: 120 },
  random: () => 0,
};
