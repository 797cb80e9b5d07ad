import { publishState } from '@shorui/engine/model';
import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { PartView } from './parts.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications';
const params = IdParamsOf('application');
const edits = ['conflict', 'conflict_unnamed', 'application_refused'] as const;

/** 1 public, 2 limited, 0 private. */
export const PublishState = Type.Enum(Object.values(publishState));

const Linked = Shape({ id: Id, name: Type.String(), color: Nullable(Type.String()) });

const summaryFields = {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  /** Number of the version that is being edited. */
  number: Type.Integer(),
  publish: PublishState,
  /** Number of the version that companies use. */
  published_number: Nullable(Type.Integer()),
  /** Whether the version was published: it is changed by a new version only. */
  frozen: Type.Boolean(),
  question_count: Type.Integer(),
  file_count: Type.Integer(),
  usage_limit: Nullable(Type.Integer()),
  tags: Type.Array(Linked),
  categories: Type.Array(Linked),
  /** Counts the edits; a change names the one it saw. */
  version: Version,
  created_at: Instant,
  updated_at: Instant,
};

/** An application in the list of the staff. */
export const ApplicationRow = Shape(summaryFields);
export type ApplicationRow = Static<typeof ApplicationRow>;

/** An application with its whole content, in the format of `application.json` (docs/bundles.md). */
export const ApplicationView = Shape({ ...summaryFields, definition: PartView });
export type ApplicationView = Static<typeof ApplicationView>;

/** Most tags and categories of one application. */
const mostLinks = 50;
const facts = {
  /** Most uses by one company; null: without a bound. */
  usage_limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
  description: Type.Optional(labeled('application.description', Type.String({ maxLength: 10_000 }))),
  tag_ids: Type.Optional(IdsOf('application-tag', mostLinks)),
  category_ids: Type.Optional(IdsOf('application-category', mostLinks)),
};

export const listApplications = defineEndpoint({
  ...base,
  name: 'applications.list',
  method: 'GET',
  path,
  summary: 'List applications; `keyword` finds names and descriptions in any width and kind of kana',
  query: Shape({
    keyword: Type.Optional(Line(100)),
    publish: Type.Optional(PublishState),
    tag_id: Type.Optional(IdOf('application-tag')),
    category_id: Type.Optional(IdOf('application-category')),
    sort: Type.Optional(Type.Enum(['newest', 'oldest', 'name'])),
    deleted: Type.Optional(Type.Boolean()),
    ...pageQuery,
  }),
  reply: listOf(ApplicationRow),
});

export const readApplication = defineEndpoint({
  ...base,
  name: 'applications.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show an application with its questions, fields, rules, files and folders',
  params,
  reply: ApplicationView,
});

export const createApplication = defineEndpoint({
  ...base,
  name: 'applications.create',
  method: 'POST',
  path,
  summary: 'Create an empty application',
  body: Shape({ name: Line(255, { label: 'application.name' }), ...facts }),
  reply: ApplicationView,
  errors: ['invalid'],
});

export const updateApplication = defineEndpoint({
  ...base,
  name: 'applications.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change the name, the description, the tags and the categories of an application',
  params,
  body: Shape({ name: Type.Optional(Line(255, { label: 'application.name' })), ...facts, version: Version }),
  reply: ApplicationView,
  errors: ['invalid', ...edits],
});

export const deleteApplication = defineEndpoint({
  ...base,
  name: 'applications.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete an application; companies no longer find it. It can be restored',
  params,
  reply: Nothing,
});

export const restoreApplication = defineEndpoint({
  ...base,
  name: 'applications.restore',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted application',
  params,
  reply: ApplicationView,
});

export const cloneApplicationCall = defineEndpoint({
  ...base,
  name: 'applications.clone',
  method: 'POST',
  path: `${path}/:id/clone`,
  summary: 'Copy an application with its files; the copy is private and begins at version 1',
  params,
  body: Shape({ name: Type.Optional(Line(255, { label: 'application.name' })) }),
  reply: ApplicationView,
  errors: ['application_refused'],
});

export const publishApplication = defineEndpoint({
  ...base,
  name: 'applications.publish',
  method: 'PUT',
  path: `${path}/:id/publish`,
  summary: 'Publish to all companies (1) or to chosen ones (2), or withdraw (0)',
  description:
    'Publishing needs a file and an application without contradictions; each file must be there and compile. It freezes the version; companies use it from then on.',
  params,
  body: Shape({ publish: PublishState, version: Version }),
  reply: ApplicationView,
  errors: [...edits, 'publish_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

const VersionRow = Shape({
  number: Type.Integer(),
  note: Type.String(),
  created_by: Nullable(Type.String()),
  created_at: Instant,
  is_published: Type.Boolean(),
});

export const listVersions = defineEndpoint({
  ...base,
  name: 'applicationVersions.list',
  method: 'GET',
  path: `${path}/:id/versions`,
  summary: 'List the kept versions of an application, the newest first',
  params,
  query: Shape(pageQuery),
  reply: listOf(VersionRow),
});

export const readVersion = defineEndpoint({
  ...base,
  name: 'applicationVersions.read',
  method: 'GET',
  path: `${path}/:id/versions/:number`,
  summary: 'Show a kept version of an application with its content',
  params: Shape({ id: IdOf('application'), number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  reply: Shape({ ...VersionRow.properties, definition: PartView }),
});

export const saveVersion = defineEndpoint({
  ...base,
  name: 'applicationVersions.create',
  method: 'POST',
  path: `${path}/:id/versions`,
  summary: 'Keep the present version and go on with the next; companies keep using the published one',
  params,
  body: Shape({ note: Type.Optional(Type.String({ maxLength: 255 })), version: Version }),
  reply: ApplicationView,
  errors: edits,
});

export const applicationEndpoints = [
  listApplications,
  createApplication,
  readApplication,
  updateApplication,
  deleteApplication,
  restoreApplication,
  cloneApplicationCall,
  publishApplication,
  listVersions,
  readVersion,
  saveVersion,
] as const;
