/** Delays between tries. */
export interface Backoff {
  /** Milliseconds after the first failure; doubled after each further one. */
  readonly firstMs: number;
  readonly mostMs: number;
}

export const defaultBackoff: Backoff = { firstMs: 10_000, mostMs: 3_600_000 };

/**
 * Milliseconds until the next try after `failures` failures: between half and the whole of the exponential step, so that jobs that
 * failed together are not retried together. `random` returns 0 to 1.
 */
export function backoffMs({ firstMs, mostMs }: Backoff, failures: number, random: () => number): number {
  const step = Math.min(mostMs, firstMs * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.round(step / 2 + (step / 2) * random());
}
