import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Jobs } from '../../jobs/jobs-port.ts';
import type { CallListener } from '../observe.ts';

export interface Metrics {
  readonly onCall: CallListener;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics of one server: calls by endpoint and status, their durations, jobs by state, open replies; with `ofProcess` also those of
 * the process (memory, event loop, garbage collection), which exist once per process.
 */
export function createMetrics(sources: {
  readonly jobs: Pick<Jobs, 'counts'>;
  readonly openReplies: () => number;
  readonly ofProcess: boolean;
}): Metrics {
  const register = new Registry();
  const registers = [register];
  const calls = new Counter({
    name: 'shorui_http_requests_total',
    help: 'Calls by endpoint of the contract and status.',
    labelNames: ['endpoint', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shorui_http_request_duration_seconds',
    help: 'Time from the request to its reply, by endpoint.',
    labelNames: ['endpoint'],
    buckets,
    registers,
  });
  const jobs = new Gauge({
    name: 'shorui_jobs',
    help: 'Jobs by state, over all processes.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await sources.jobs.counts())) jobs.set({ state }, count as number);
    },
  });
  const open = new Gauge({
    name: 'shorui_open_replies',
    help: 'Downloads and event streams that are being sent.',
    registers,
    collect() {
      open.set(sources.openReplies());
    },
  });
  if (sources.ofProcess) collectDefaultMetrics({ register });
  return {
    onCall({ endpoint, status, seconds }) {
      calls.inc({ endpoint, status: String(status) });
      durations.observe({ endpoint }, seconds);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
