import type { Endpoint, TSchema } from '../../contract/endpoint.ts';
import { Empty } from '../../contract/shapes.ts';
import { AppError, type FieldErrors } from '../../errors/app-error.ts';
import { toFieldErrors } from '../../errors/schema-errors.ts';
import type { Locale } from '../locale.ts';
import { coerce } from './coerce.ts';
import { checkSchema } from './schemas.ts';

/** Raw input of a call: texts in params, query and form bodies. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Whether the members of the body are texts of a form. */
  readonly bodyIsText: boolean;
}

export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Validates input against the schemas of the endpoint, coerces it and applies defaults. Throws AppError invalid with messages by
 * field. A malformed id in the path means that the address does not exist: not_found.
 */
export function checkInput(endpoint: Endpoint, raw: RawInput, locale: Locale): CheckedInput {
  const params = endpoint.params === undefined ? {} : coerce(raw.params, endpoint.params);
  if (endpoint.params !== undefined && checkSchema(endpoint.params, params).length > 0) throw new AppError('not_found');
  const fields = new Map<string, readonly string[]>();
  const check = (schema: TSchema, value: unknown): unknown => {
    const found = checkSchema(schema, value);
    if (found.length > 0) merge(fields, toFieldErrors(found, locale, schema));
    return value;
  };
  const given = raw.body === undefined ? {} : raw.body;
  const checkBody = (): unknown => {
    const { body } = endpoint;
    if (body !== undefined) return check(body, raw.bodyIsText ? coerce(given, body) : given);
    // A form has text fields in addition to its files, also for endpoints that take none.
    if (raw.bodyIsText) check(Empty, given);
    return undefined;
  };
  const query = endpoint.query === undefined ? {} : check(endpoint.query, coerce(raw.query, endpoint.query));
  const body = checkBody();
  if (fields.size > 0) throw new AppError('invalid', { fields: Object.fromEntries(fields) });
  return { params, query, body };
}

/** A Map, because a field may be called `toString`. */
function merge(into: Map<string, readonly string[]>, more: FieldErrors): void {
  for (const [path, messages] of Object.entries(more)) into.set(path, [...(into.get(path) ?? []), ...messages]);
}
