import type { Fault } from './fault.ts';
import type { Value } from './value.ts';

/** One answer after reading: its value, its stored form, and its faults. */
export interface Input {
  readonly value: Value;
  /** The answer normalized, in the shape it came in; the answer itself where it could not be read. */
  readonly kept: unknown;
  /** Why it has no value although something came. */
  readonly fault: Fault | null;
}
