import { Type, type Static } from 'typebox';
import { IdOf } from '../ids.ts';
import { Nullable } from '../shapes.ts';
import { DocumentName, MetaValues, recordFacts } from './shapes.ts';

/** What a member decides about a document. Of a document that exists, what is left out stays as it is. */
export const documentFields = {
  name: Type.Optional(DocumentName),
  category_id: Type.Optional(IdOf('document-category')),
  type_id: Type.Optional(Nullable(IdOf('document-type'))),
  metas: Type.Optional(MetaValues),
  ...recordFacts,
};

const temporaryUpload = { temporary_upload_id: Type.Optional(IdOf('temporary-upload')) };

/** The same with a file that was uploaded before. */
export const documentInput = { ...documentFields, ...temporaryUpload };

/** Why a version was made. */
export const VersionNote = Type.String({ maxLength: 500 });

export interface DocumentInput {
  readonly name?: string;
  readonly category_id?: number;
  readonly type_id?: number | null;
  readonly metas?: Static<typeof MetaValues>;
  readonly record_date?: string | null;
  readonly record_amount?: number | null;
  readonly record_party?: string | null;
}
