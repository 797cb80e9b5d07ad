import type { FieldOption } from '../../application/schema/index.ts';
import type { Rational } from '../../formula/index.ts';
import type { TemplateValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import type { Input, Value } from '../model/value.ts';

/** How values of a kind are compared. */
export type Family = 'text' | 'number' | 'date' | 'boolean' | 'choice';

/** How the answers of a type of field are read, compared and shown. */
export interface FieldKind {
  readonly family: Family;
  /** Choices of the `choice` family; empty for others. */
  readonly options: readonly FieldOption[];
  /** Reads and normalizes what came in. Never throws, whatever it is. */
  read(raw: unknown): Input;
  /** The strings a value is compared by: option values, plain digits, an ISO date, the text. Never for null. */
  keys(value: Exclude<Value, null>): readonly string[];
  /** What a template reads. Never for null. */
  display(value: Exclude<Value, null>): TemplateValue;
  /** The number that a formula computes with; null when it is none. */
  number(value: Value): Rational | null;
  /** What the rules of the field check. */
  checked(value: Exclude<Value, null>, rule: string): unknown;
}

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
