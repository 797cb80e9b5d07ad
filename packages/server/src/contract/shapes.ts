import type { LabelKey } from '../messages/labels.ts';
import { Type, type Static, type TProperties, type TSchema } from 'typebox';

/** Shapes that many resources share. Every string and list has a bound: nothing unbounded is read. */

/** The largest id that the columns hold (INTEGER of PostgreSQL, 32 bits). */
export const maxId = 2_147_483_647;
/** An id in a reply, a positive integer. Requests specify the kind of record: IdOf in ids.ts. */
export const Id = Type.Integer({ minimum: 1, maximum: maxId });
export const Email = Type.String({ format: 'email', minLength: 3, maxLength: 254 });
/** Length 8-128; no rules of composition. */
export const Password = Type.String({ minLength: 8, maxLength: 128 });
/** A password that is only compared: any length that a person may have typed. */
export const TypedPassword = Type.String({ minLength: 1, maxLength: 1024 });
/** A secret of a link or session in base64url. */
export const Token = Type.String({ minLength: 16, maxLength: 256, pattern: '^[A-Za-z0-9_-]+$' });
/** A point in time, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });
/** Counts changes; one more than the largest must still fit its column. */
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_646 });
export const Empty = Type.Object({}, { additionalProperties: false });
/** `data` of a call without a result. */
export const Nothing = Type.Null();

export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

/** Query of every export: the encoding of the CSV. UTF-8 with a byte order mark unless given; CP932 is for older Japanese programs. */
export const csvQuery = { encoding: Type.Optional(Type.Enum(['utf8', 'cp932'])) };

/** One line of user input: 1 to `maxLength` characters. `label`: for fields whose name does not describe them. */
export const Line = (maxLength = 255, options: { readonly label?: LabelKey } = {}) =>
  Type.String({ minLength: 1, maxLength, ...options });
/** An object without other members than these. */
export const Shape = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** `data` of a list: one page of items. */
export const listOf = <T extends TSchema>(item: T) =>
  Shape({ items: Type.Array(item), page: Type.Integer(), per_page: Type.Integer(), total: Type.Integer() });

export interface Page<T> {
  readonly items: T[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

/** The envelope of every reply. */
export const Envelope = <T extends TSchema>(data: T) =>
  Shape({ success: Type.Boolean(), data, message: Type.String() });

/** The envelope of a refused call. `errors` holds messages by path of the field; `rid` is the id of the request. */
export const ErrorEnvelope = Shape({
  success: Type.Literal(false),
  data: Type.Null(),
  message: Type.String(),
  code: Type.String(),
  rid: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  needWorkspace: Type.Optional(Type.Literal(true)),
});
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;
