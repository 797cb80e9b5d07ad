import { Type } from 'typebox';
import type { RecordKind } from './record-kinds.ts';
import { maxId, Shape } from './shapes.ts';

/** Keyword of a schema that names the kind of record whose id a request carries; it is part of the OpenAPI document. */
export const recordKindKeyword = 'x-record-kind';

/**
 * Id of a record of this kind, in a request. The sweeps read the kind from the schema and send ids of records of other workspaces
 * there. A test refuses ids of requests without a kind.
 */
export const IdOf = (kind: RecordKind) => Type.Integer({ minimum: 1, maximum: maxId, [recordKindKeyword]: kind });

/** Ids of records of one kind, each once. */
export const IdsOf = (kind: RecordKind, most: number) => Type.Array(IdOf(kind), { maxItems: most, uniqueItems: true });

/** Path parameters of a call about one record, `/:id`. They arrive as text; the check of the input makes numbers of them. */
export const IdParamsOf = (kind: RecordKind) => Shape({ id: IdOf(kind) });
