import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Line, Nullable, Shape, Version } from '../shapes.ts';
import { mostChanges } from './content.ts';
import { FindingView } from './files.ts';
import { PartId } from './part-id.ts';
import { EditView, EffectView, PartView, preview } from './parts.ts';

const base = { area: 'admin', access: 'admin' } as const;
const root = '/admin/v1/applications';
const path = `${root}/:id/pdf/:fileId`;
const params = Shape({ id: IdOf('application'), fileId: PartId });
const edits = ['conflict', 'conflict_unnamed', 'application_refused'] as const;

/** A page as seen, in mm. `scan`: a picture and no text; `empty`: nothing is drawn. */
const PdfPage = Shape({
  page: Type.Integer(),
  width: Type.Number(),
  height: Type.Number(),
  rotation: Type.Integer(),
  content: Type.Enum(['drawn', 'scan', 'empty']),
});

const name = labeled('applicationFile.name', Line(255));
const Values = Type.Record(Type.String({ maxLength: 50 }), Type.Unknown());

export const readPdfForm = defineEndpoint({
  ...base,
  name: 'applicationPdfs.read',
  method: 'GET',
  path,
  summary: 'Show a PDF form with its pages, the fields of its own form, and the fields that are placed on it',
  params,
  reply: Shape({
    item: PartView,
    pages: Type.Array(PdfPage),
    /** Fields of the form that the file itself has (AcroForm). */
    form_fields: Type.Array(Shape({ name: Type.String(), type: Type.String(), pages: Type.Array(Type.Integer()) })),
    placements: Type.Array(PartView),
    findings: Type.Array(FindingView),
    version: Version,
  }),
  errors: ['application_refused', 'busy'],
  rate: 'heavy',
});

/** A place where a value may be printed: values of a field, beside why it is proposed. Position and size in mm. */
const PlaceProposal = Shape({
  name: Type.String(),
  /** `box`, `cells`, `line`, `blank`, `check`, `circle`, `seal`, `form`. */
  kind: Type.String(),
  /** Words printed next to it; empty when there are none. */
  printed: Type.String(),
  page: Type.Integer(),
  position_x: Type.Number(),
  position_y: Type.Number(),
  option_value: Type.Optional(Type.String()),
  style: PartView,
});

export const proposePdfFields = defineEndpoint({
  ...base,
  name: 'applicationPdfs.proposals',
  method: 'GET',
  path: `${path}/proposals`,
  summary: 'Propose places for fields from the boxes, cells, lines, blanks and marks of a PDF form',
  description:
    '`repeats` are blocks of one form as rows of a list, in place of their fields in `fields`. Nothing is changed.',
  params,
  reply: Shape({
    fields: Type.Array(PlaceProposal),
    repeats: Type.Array(PartView),
    findings: Type.Array(FindingView),
    version: Version,
  }),
  errors: ['application_refused', 'busy'],
  rate: 'heavy',
});

export const savePdfForm = defineEndpoint({
  ...base,
  name: 'applicationPdfs.update',
  method: 'PUT',
  path,
  summary: 'Save the name, the options and the placed fields of a PDF form: all of it, or nothing',
  description:
    '`fields` with an id are changed and placed on this form, those without are created there; others stay. `removed` takes fields off the form: one that is asked in a question stays there, others are deleted. `form` or `options` of null removes them.',
  params,
  body: Shape({
    name: Type.Optional(name),
    options: Type.Optional(Nullable(PartView)),
    form: Type.Optional(Nullable(PartView)),
    fields: Type.Optional(Type.Array(Values, { maxItems: mostChanges })),
    removed: Type.Optional(Type.Array(PartId, { maxItems: mostChanges, uniqueItems: true })),
    version: Version,
  }),
  reply: Shape({
    item: PartView,
    placements: Type.Array(PartView),
    version: Version,
    effects: Type.Array(EffectView),
  }),
  errors: ['invalid', ...edits],
});

export const deletePdfForm = defineEndpoint({
  ...base,
  name: 'applicationPdfs.delete',
  method: 'DELETE',
  path,
  summary: 'Delete a PDF form; with `preview` only tell what that would touch',
  params,
  query: Shape({ version: Type.Optional(Version), ...preview }),
  reply: EditView,
  errors: edits,
});

export const downloadApplicationPdf = defineEndpoint({
  ...base,
  name: 'applications.downloadPdf',
  method: 'GET',
  path: `${root}/:id/download-pdf`,
  summary: 'Make an application or one of its files as PDF: without answers, or with those of one run',
  description:
    'Tags that have no value stay as they are. One file comes as it is, several as a zip. Reading the answers of a run is audited.',
  params: IdParamsOf('application'),
  query: Shape({ file_id: Type.Optional(PartId), app_user_id: Type.Optional(IdOf('application-user')) }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

export const updateFileConfig = defineEndpoint({
  ...base,
  name: 'applicationFiles.updateConfig',
  method: 'PUT',
  path: `${root}/update-config/:fileId`,
  summary: 'Save the name and the options of a file; `options` of null removes them',
  params: Shape({ fileId: PartId }),
  body: Shape({
    application_id: IdOf('application'),
    name: Type.Optional(name),
    options: Type.Optional(Nullable(PartView)),
    version: Version,
  }),
  reply: Shape({ item: PartView, version: Version, effects: Type.Array(EffectView) }),
  errors: edits,
});

/** Calls of the staff about PDF forms, and about the settings of any file. */
export const pdfFormEndpoints = [
  readPdfForm,
  proposePdfFields,
  savePdfForm,
  deletePdfForm,
  downloadApplicationPdf,
  updateFileConfig,
] as const;
