import type { Fault } from '../model/fault.ts';
import type { Input } from '../model/input.ts';
import type { Value } from '../model/value.ts';

/** An answer that was read. */
export function answeredInput(value: Value, kept: unknown): Input {
  return { value, kept, fault: null };
}

/** An answer that says nothing: kept, but not an answer. */
export function emptyInput(kept: unknown): Input {
  return { value: null, kept, fault: null };
}

/** An answer that could not be read: kept as it came, so that the user can mend it. */
export function faultyInput(kept: unknown, fault: Fault): Input {
  return { value: null, kept, fault };
}

/** True for what counts as no answer at all. */
export function isBlank(raw: unknown): boolean {
  return raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}
