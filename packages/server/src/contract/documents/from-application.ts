import { Type, type Static } from 'typebox';
import { PartId } from '../applications/part-id.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf } from '../ids.ts';
import { Named } from '../people.ts';
import { Id, Nullable, Shape } from '../shapes.ts';
import { uploadErrors, usesDocuments } from './documents.ts';
import { documentFields } from './input.ts';
import { DocumentName } from './shapes.ts';

/** Files of a run that one call files. */
export const mostFiledOfRun = 50;

const { name: _name, ...sharedFields } = documentFields;

/** A file of a run that was not filed, because a document has the same content. `document` is null where the member may not read it. */
const SameFile = Shape({ file_id: Type.Integer(), name: Type.String(), document: Nullable(Named) });
export type SameFile = Static<typeof SameFile>;

export const fileFromApplication = defineEndpoint({
  ...usesDocuments,
  name: 'documents.fileFromApplication',
  method: 'POST',
  path: '/v1/documents/from-application',
  summary: 'File what the member made with an application',
  description:
    'The files are made from the present answers, and each becomes a document with the values of the call and a link to the answers. A file whose content is filed already is left out and told in `same`, unless `again` is true. All others are filed, or none.',
  body: Shape({
    app_user_id: IdOf('application-user'),
    files: Type.Array(Shape({ file_id: PartId, name: Type.Optional(DocumentName) }), {
      minItems: 1,
      maxItems: mostFiledOfRun,
    }),
    /** Word files as Word unless `pdf`. */
    format: Type.Optional(Type.Enum(['docx', 'pdf'])),
    again: Type.Optional(Type.Boolean({ label: 'document.again' })),
    ...sharedFields,
    category_id: IdOf('document-category'),
  }),
  reply: Shape({
    documents: Type.Array(Shape({ id: Id, name: Type.String(), file_id: Type.Integer() })),
    same: Type.Array(SameFile),
  }),
  errors: [
    'not_found',
    'forbidden',
    'answers_incomplete',
    'application_unpaid',
    'documents_refused',
    'document_exhausted',
    ...uploadErrors,
  ],
  rate: 'heavy',
});

export const fromApplicationEndpoints = [fileFromApplication] as const;
