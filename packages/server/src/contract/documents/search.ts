import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { enumSchema } from '../enum-schema.ts';
import { IdOf } from '../ids.ts';
import { Line, listOf, Nullable, pageQuery, Shape } from '../shapes.ts';
import { usesDocuments } from './documents.ts';
import { Day, Document, documentSources, FileKind, fileKinds, largestAmount, Source } from './shapes.ts';

const amount = Type.Optional(Type.Integer({ minimum: -largestAmount, maximum: largestAmount }));
const day = Type.Optional(Day);

/** What the values of a meta field must be; all that is given of it. */
const MetaCondition = Shape({
  meta_id: IdOf('meta'),
  /** Smallest and largest value, itself included: numbers, days, times. */
  from: Type.Optional(Line(100)),
  to: Type.Optional(Line(100)),
  /** One of these values; for fields of several options one of them is enough. */
  values: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { minItems: 1, maxItems: 100 })),
  /** A part of the text. */
  text: Type.Optional(Line(255)),
});
export type MetaCondition = Static<typeof MetaCondition>;

/** Conditions of a search; a document fulfills all that are given. */
export const searchConditions = {
  /** Words that name, values, comments or text of the file contain, divided by spaces. */
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  /** With the categories below it. */
  category_id: Type.Optional(IdOf('document-category')),
  type_id: Type.Optional(IdOf('document-type')),
  metas: Type.Optional(Type.Array(MetaCondition, { maxItems: 20 })),
  record_date_from: day,
  record_date_to: day,
  record_amount_from: amount,
  record_amount_to: amount,
  /** A part of the name of the counterparty. */
  record_party: Type.Optional(Line(255)),
  kinds: Type.Optional(Type.Array(FileKind, { minItems: 1, maxItems: fileKinds.length, uniqueItems: true })),
  sources: Type.Optional(Type.Array(Source, { minItems: 1, maxItems: documentSources.length, uniqueItems: true })),
  approves: Type.Optional(
    Type.Array(enumSchema('document_approval_state'), { minItems: 1, maxItems: 10, uniqueItems: true }),
  ),
  created_user_id: Type.Optional(IdOf('user')),
  /** Whether a link to it opens. */
  is_shared: Type.Optional(Type.Boolean()),
  /** Days in Japan on which it was filed. */
  created_from: day,
  created_to: day,
};

export const SearchConditions = Shape(searchConditions);
export type SearchConditions = Static<typeof SearchConditions>;

/** Orders of what is found. `relevance`: hits in names, values and comments before those in texts, each the newest first. */
export const searchSorts = ['relevance', 'created', 'updated', 'name', 'record_date', 'record_amount'] as const;

/** A text of a document in which the keyword was found. */
export const Excerpt = Shape({
  in: Type.Enum(['name', 'party', 'meta', 'comment', 'text']),
  /** The name of the meta field. */
  meta: Nullable(Type.String()),
  /** One after the other they are the text, or a part of it; `hit` is what was found. */
  parts: Type.Array(Shape({ text: Type.String(), hit: Type.Boolean() })),
});
export type Excerpt = Static<typeof Excerpt>;

/** The number of hits that are counted and shown: `total` of that many means that or more. */
export const mostHits = 1000;

export const searchDocuments = defineEndpoint({
  ...usesDocuments,
  name: 'documents.search',
  method: 'POST',
  path: '/v1/documents/search',
  summary: 'Search documents by words, categories, values and the facts of electronic records',
  description:
    'Finds only documents that the member may read. At most 1,000 are counted and shown. Single letters are looked for in names, values and comments only.',
  body: Shape({
    ...searchConditions,
    sort: Type.Optional(Type.Enum([...searchSorts], { default: 'relevance' })),
    ...pageQuery,
  }),
  reply: Shape({
    ...listOf(Shape({ document: Document, excerpts: Type.Array(Excerpt) })).properties,
    /** False if the keyword has a single letter, which is not looked for in the texts of files. */
    is_text_searched: Type.Boolean(),
  }),
  errors: ['not_found'],
});

export const searchEndpoints = [searchDocuments] as const;
