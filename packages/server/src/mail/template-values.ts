import { Type } from 'typebox';
import { Email, Shape } from '../contract/shapes.ts';

/** Types of template values; rendering treats each according to its type. */
export type ValueKind = 'name' | 'text' | 'url' | 'moment' | 'plain';

/** A name chosen by a user: of a person, company, group. */
export const Name = Type.String({ minLength: 1, maxLength: 500, valueKind: 'name' satisfies ValueKind });
/** Lines of text written by a user. */
export const Words = Type.String({ maxLength: 5000, valueKind: 'text' satisfies ValueKind });
/** A link made by linkTo. */
export const Url = Type.String({
  pattern: '^https?://[^\\s"<>]+$',
  maxLength: 2000,
  valueKind: 'url' satisfies ValueKind,
});
/** A point in time, ISO 8601; shown in Japanese time. */
export const Moment = Type.String({ format: 'date-time', valueKind: 'moment' satisfies ValueKind });
/** The validity period of a link, or another count. */
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export { Email, Shape };
/** The type of a value, by its schema. */
export function kindOf(schema: object): ValueKind {
  return (schema as { readonly valueKind?: ValueKind }).valueKind ?? 'plain';
}
