import { Type } from 'typebox';
import { Email, Shape } from '../contract/shapes.ts';

/** Kinds of values that templates take; rendering treats each as what it is. */
export type ValueKind = 'name' | 'text' | 'url' | 'moment' | 'plain';

/** A name that somebody chose: of a person, company, group. */
export const Name = Type.String({ minLength: 1, maxLength: 500, valueKind: 'name' satisfies ValueKind });
/** Lines that somebody wrote. */
export const Words = Type.String({ maxLength: 5000, valueKind: 'text' satisfies ValueKind });
/** A link made by linkTo. */
export const Url = Type.String({
  pattern: '^https?://[^\\s"<>]+$',
  maxLength: 2000,
  valueKind: 'url' satisfies ValueKind,
});
/** A point in time, ISO 8601; shown in Japanese time. */
export const Moment = Type.String({ format: 'date-time', valueKind: 'moment' satisfies ValueKind });
/** How long a link works, or another count. */
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export { Email, Shape };
/** What a value is, by its schema. */
export function kindOf(schema: object): ValueKind {
  return (schema as { readonly valueKind?: ValueKind }).valueKind ?? 'plain';
}
