import { Type, type Static } from 'typebox';
import { enumSchema } from '../enum-schema.ts';
import { Named, PersonName } from '../people.ts';
import { Id, Instant, Line, Nullable, Shape, Version } from '../shapes.ts';

/** What a file is, by its content. */
export const fileKinds = ['word', 'excel', 'pdf', 'image', 'text', 'other'] as const;
export const FileKind = Type.Enum(fileKinds);

/** Where a document came from. */
export const documentSources = ['upload', 'application', 'template'] as const;
export const Source = Type.Enum(documentSources);

/** Yen in a record: up to 999 trillion, which a number holds exactly. */
export const largestAmount = 999_999_999_999_999;

/** A day in Japan, `2026-04-01`. */
export const Day = Type.String({ format: 'date' });

/** A value of a meta field: several for fields of several options. */
export const MetaValue = Type.Union([Type.String(), Type.Array(Type.String())]);

/** Values of meta fields by the id of the field, as a request sends them; null or an empty text removes one. */
export const MetaValues = Type.Record(
  Type.String({ pattern: '^[1-9][0-9]{0,9}$' }),
  Type.Union([
    Type.String({ maxLength: 10_000 }),
    Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 200 }),
    Type.Null(),
  ]),
  { maxProperties: 300 },
);
export type MetaValues = Static<typeof MetaValues>;

/** The three facts by which electronic records must be found (date, amount in yen, counterparty). */
export const recordFacts = {
  record_date: Type.Optional(Nullable(Day)),
  record_amount: Type.Optional(Nullable(Type.Integer({ minimum: -largestAmount, maximum: largestAmount }))),
  record_party: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
};

/** One line of input for the name of a document. */
export const DocumentName = Line(255, { label: 'document.name' });

/** A document in lists. */
export const Document = Shape({
  id: Id,
  name: Type.String(),
  category: Nullable(Named),
  type_id: Nullable(Id),
  status: Type.Enum(['draft', 'filed']),
  source: Source,
  /** The run of an application that made it. */
  application_user_id: Nullable(Id),
  approve: enumSchema('document_approval_state'),
  is_shared: Type.Boolean(),
  /** Whether a live link to it asks for a password. */
  has_password: Type.Boolean(),
  record_date: Nullable(Type.String()),
  /** Yen. */
  record_amount: Nullable(Type.Integer()),
  record_party: Nullable(Type.String()),
  /** By the id of the meta field. */
  metas: Type.Record(Type.String(), MetaValue),
  /** Of the newest version; null for a draft without a file. */
  version_id: Nullable(Id),
  version_number: Nullable(Type.Integer()),
  kind: Nullable(FileKind),
  file_name: Nullable(Type.String()),
  /** Whether there is a small picture of it. */
  has_thumbnail: Type.Boolean(),
  /** Bytes. */
  size: Nullable(Type.Integer()),
  created_user: Nullable(PersonName),
  updated_user: Nullable(PersonName),
  deleted_user: Nullable(PersonName),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
  version: Version,
  /** What the actor may do with it. */
  actions: Shape({
    update: Type.Boolean(),
    delete: Type.Boolean(),
    restore: Type.Boolean(),
    download: Type.Boolean(),
  }),
});
export type Document = Static<typeof Document>;

export const DocumentVersion = Shape({
  id: Id,
  number: Type.Integer({ minimum: 1 }),
  file_name: Type.String(),
  /** Media type, by content. */
  type: Type.String(),
  kind: FileKind,
  /** Bytes. */
  size: Type.Integer(),
  /** Hex. */
  sha256: Type.String(),
  note: Nullable(Type.String()),
  created_user: Nullable(PersonName),
  created_at: Instant,
  is_current: Type.Boolean(),
});
export type DocumentVersion = Static<typeof DocumentVersion>;

/** A document by itself: with the path of its category, the root first, and its versions, the newest first. */
export const DocumentDetail = Shape({
  ...Document.properties,
  /** The run whose answers made it; `is_own`: the actor may open it. */
  run: Nullable(Shape({ id: Id, application_name: Type.String(), is_own: Type.Boolean() })),
  category_path: Type.Array(Named),
  versions: Type.Array(DocumentVersion),
});
export type DocumentDetail = Static<typeof DocumentDetail>;
