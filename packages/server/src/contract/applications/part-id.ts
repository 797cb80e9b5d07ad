import { Type } from 'typebox';

/** Keyword of a schema that marks the number of a part within an application. Such numbers are no ids of records. */
export const partIdKeyword = 'x-part-id';

/** Number of a part of the application that the call names: a question, a field, a file. */
export const PartId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, [partIdKeyword]: true });
