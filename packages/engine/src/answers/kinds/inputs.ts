import type { Fault } from '../model/fault.ts';
import type { Input } from '../model/input.ts';
import type { Value } from '../model/value.ts';

/** An answer that was read. */
export function answeredInput(value: Value, kept: unknown): Input {
  return { value, kept, fault: null };
}

/** An empty answer: stored, but it does not count as answered. */
export function emptyInput(kept: unknown): Input {
  return { value: null, kept, fault: null };
}

/** An unreadable answer: stored as received, so that the user can correct it. */
export function faultyInput(kept: unknown, fault: Fault): Input {
  return { value: null, kept, fault };
}

/** True for what counts as no answer at all. */
export function isBlank(raw: unknown): boolean {
  return raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}
