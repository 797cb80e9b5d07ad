import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Line, Nullable, Shape, Version } from '../shapes.ts';
import { FindingView } from './files.ts';
import { PartId } from './part-id.ts';
import { EditView, EffectView, PartView, preview } from './parts.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/:id/word-templates';
const params = IdParamsOf('application');
const ofFile = Shape({ id: IdOf('application'), fileId: PartId });
const edits = ['conflict', 'conflict_unnamed', 'application_refused'] as const;

/** `uploaded`: blocks are laid over a Word file; `authored`: the document is the whole file; `missing`: there is neither. */
export const TemplateOrigin = Type.Enum(['uploaded', 'authored', 'missing']);

const TemplateRow = Shape({
  /** The file of the application without its document. */
  item: PartView,
  origin: TemplateOrigin,
  /** Name of the uploaded file. */
  upload_name: Nullable(Type.String()),
  /** Whether the editor set or inserted anything. */
  has_layer: Type.Boolean(),
});

const SavedTemplate = Shape({
  item: PartView,
  /** What is stored: the layer over an uploaded file, or the whole document of an authored one. */
  document: Nullable(PartView),
  version: Version,
  effects: Type.Array(EffectView),
  findings: Type.Array(FindingView),
});

/** A document of the template editor, in the format of `document` in `application.json` (docs/editor-layer.md). The engine checks it. */
const Document = Type.Record(Type.String({ maxLength: 50 }), Type.Unknown());
const name = labeled('applicationFile.name', Line(255));

export const listWordTemplates = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.list',
  method: 'GET',
  path,
  summary: 'List the Word templates of an application, in their order',
  params,
  reply: Shape({ items: Type.Array(TemplateRow), version: Version }),
});

export const readWordTemplate = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.read',
  method: 'GET',
  path: `${path}/:fileId`,
  summary: 'Show a Word template as the tree of the template editor, with what lint finds',
  description:
    '`document` is the whole tree: every block of the file with its path, text, format and options, and the inserted blocks at their places.',
  params: ofFile,
  reply: Shape({
    item: PartView,
    origin: TemplateOrigin,
    document: Nullable(PartView),
    findings: Type.Array(FindingView),
    version: Version,
  }),
  errors: ['application_refused', 'busy'],
  rate: 'heavy',
});

export const createWordTemplate = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.create',
  method: 'POST',
  path,
  summary: 'Create a Word template without an upload: it is written from its document, at first one empty paragraph',
  params,
  body: Shape({
    name,
    folder_id: Type.Optional(PartId),
    document: Type.Optional(Document),
    version: Type.Optional(Version),
  }),
  reply: SavedTemplate,
  errors: edits,
});

export const saveWordTemplate = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.update',
  method: 'PUT',
  path: `${path}/:fileId`,
  summary: 'Save the document of a Word template; refused where it does not fit the file',
  description:
    'The whole tree or the layer alone: blocks of an uploaded file that nothing is set on are not stored. `document` or `options` of null removes them.',
  params: ofFile,
  body: Shape({
    name: Type.Optional(name),
    document: Type.Optional(Nullable(Document)),
    options: Type.Optional(Nullable(PartView)),
    version: Version,
  }),
  reply: SavedTemplate,
  errors: edits,
  rate: 'heavy',
});

export const deleteWordTemplate = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.delete',
  method: 'DELETE',
  path: `${path}/:fileId`,
  summary: 'Delete a Word template; with `preview` only tell what that would touch',
  params: ofFile,
  query: Shape({ version: Type.Optional(Version), ...preview }),
  reply: EditView,
  errors: edits,
});

export const cloneWordTemplate = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.clone',
  method: 'POST',
  path: `${path}/:fileId/clone`,
  summary: 'Copy a Word template with its document',
  params: ofFile,
  body: Shape({ name: Type.Optional(name), version: Type.Optional(Version) }),
  reply: SavedTemplate,
  errors: edits,
});

/** Calls of the staff about Word templates and their documents. */
export const wordTemplateEndpoints = [
  listWordTemplates,
  createWordTemplate,
  readWordTemplate,
  saveWordTemplate,
  deleteWordTemplate,
  cloneWordTemplate,
] as const;
