import type { Dialect } from '../dialect.ts';

/** One template engine of the benchmark. */
export interface Engine {
  readonly name: string;
  readonly dialect: Dialect;
  /** Reads a template; what it gives is rendered any number of times. Engines that cannot keep anything give the bytes. */
  prepare(template: Uint8Array): Promise<unknown>;
  render(prepared: unknown, data: Record<string, unknown>): Promise<Uint8Array>;
}
