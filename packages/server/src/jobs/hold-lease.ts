import type { ClaimedJob, JobStore } from './job-store.ts';

export interface HeldLease {
  readonly signal: AbortSignal;
  /** Rejects when the signal is aborted. */
  readonly aborted: Promise<never>;
  abort(reason: Error): void;
  /** Another worker may have the job by now. */
  lost(): boolean;
  end(): void;
}

/**
 * Extends the lease of a running job after every third of its duration. The lease is lost when the store reports so, or when the
 * store was unreachable for as long as the lease lasts; then the signal is aborted.
 */
export function holdLease(
  store: JobStore,
  job: ClaimedJob,
  leaseMs: number,
  warn: (error: unknown) => void,
): HeldLease {
  const controller = new AbortController();
  // Monotonic: a change of the system clock must not lose a lease.
  let until = performance.now() + leaseMs;
  let isLost = false;
  let isExtending = false;
  const lose = (): void => {
    isLost = true;
    controller.abort(new Error('The lease of the job is lost.'));
  };
  const beat = async (): Promise<void> => {
    if (isExtending) return;
    isExtending = true;
    const requestedAt = performance.now();
    try {
      if (await store.extend(job, leaseMs)) until = requestedAt + leaseMs;
      else lose();
    } catch (error) {
      warn(error);
    } finally {
      isExtending = false;
    }
  };
  const timer = setInterval(() => {
    if (performance.now() >= until) lose();
    else void beat();
  }, leaseMs / 3);
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
  });
  // No caller may be waiting when it rejects.
  aborted.catch(() => undefined);
  return {
    signal: controller.signal,
    aborted,
    abort: (reason) => controller.abort(reason),
    lost: () => isLost || performance.now() >= until,
    end: () => clearInterval(timer),
  };
}
