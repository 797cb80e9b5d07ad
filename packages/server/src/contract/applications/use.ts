import { applicationUserState } from '@shorui/engine';
import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { PartId } from './part-id.ts';

/** 0 not answered, 1 answering, 2 complete. */
export const RunState = Type.Enum(Object.values(applicationUserState));

const base = { area: 'user', access: 'workspace', plan: 'application_view' } as const;
const path = '/v1/applications';

const Linked = Shape({ id: Id, name: Type.String(), color: Nullable(Type.String()) });

/** An application as companies find it. */
export const OfferedApplication = Shape({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  number: Type.Integer(),
  tags: Type.Array(Linked),
  categories: Type.Array(Linked),
  /** Yen for a company of this plan; 0: nothing to pay. */
  price: Type.Integer(),
  question_count: Type.Integer(),
  file_count: Type.Integer(),
});
export type OfferedApplication = Static<typeof OfferedApplication>;

/** A member's run through an application. `state`: 0 not answered, 1 answering, 2 complete. */
export const ApplicationRun = Shape({
  id: Id,
  application_id: Id,
  application_name: Type.String(),
  number: Type.Integer(),
  state: Type.Integer(),
  paid_at: Nullable(Instant),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
});
export type ApplicationRun = Static<typeof ApplicationRun>;

/** What is still missing or wrong in the answers, in the words of the caller. */
export const AnswerFault = Shape({
  question_id: Type.Integer(),
  question: Type.String(),
  field_id: Type.Optional(Type.Integer()),
  field: Type.Optional(Type.String()),
  /** Index of each repetition on the way in, from 0. */
  repeat: Type.Array(Type.Integer()),
  rule: Type.String(),
  message: Type.String(),
});

const Content = Type.Record(Type.String(), Type.Unknown());
const Answers = Type.Record(Type.String(), Type.Unknown());

export const listForUser = defineEndpoint({
  ...base,
  name: 'applicationUse.list',
  method: 'GET',
  path: `${path}/list-for-user`,
  summary: 'List the applications that the company may use',
  query: Shape({
    keyword: Type.Optional(Line(100)),
    tag_id: Type.Optional(IdOf('application-tag')),
    category_id: Type.Optional(IdOf('application-category')),
    ...pageQuery,
  }),
  reply: listOf(OfferedApplication),
});

export const listAllForUser = defineEndpoint({
  ...base,
  name: 'applicationUse.all',
  method: 'GET',
  path: `${path}/all-for-user`,
  summary: 'The applications that the company may use, the newest 500',
  reply: Type.Array(OfferedApplication),
});

export const listRandom = defineEndpoint({
  ...base,
  name: 'applicationUse.random',
  method: 'GET',
  path: `${path}/list-random-publish-applications`,
  summary: 'Six public applications, others each time',
  reply: Type.Array(OfferedApplication),
});

export const listUserTags = defineEndpoint({
  ...base,
  name: 'applicationUse.tags',
  method: 'GET',
  path: `${path}/tags`,
  summary: 'The tags of applications, by name',
  reply: Type.Array(Linked),
});

export const listUserCategories = defineEndpoint({
  ...base,
  name: 'applicationUse.categories',
  method: 'GET',
  path: `${path}/categories`,
  summary: 'The categories of applications, by name',
  reply: Type.Array(Shape({ id: Id, name: Type.String(), parent_id: Nullable(Id) })),
});

export const findApplication = defineEndpoint({
  ...base,
  name: 'applicationUse.read',
  method: 'GET',
  path: `${path}/find-by-id/:id`,
  summary: 'One application that the company may use',
  params: IdParamsOf('application'),
  reply: OfferedApplication,
});

export const checkUsageLimit = defineEndpoint({
  ...base,
  name: 'applicationUse.checkLimit',
  method: 'POST',
  path: `${path}/check-limit-app-user/:id`,
  summary: 'Whether the company may use an application once more',
  params: IdParamsOf('application'),
  reply: Shape({ allowed: Type.Boolean(), used: Type.Integer(), limit: Nullable(Type.Integer()) }),
});

export const startUse = defineEndpoint({
  ...base,
  name: 'applicationUse.create',
  method: 'POST',
  path: `${path}/use`,
  summary: 'Begin to use an application; the answers stay with its present version',
  body: Shape({ app_id: IdOf('application') }),
  reply: ApplicationRun,
  errors: ['limit_application'],
});

export const listRuns = defineEndpoint({
  ...base,
  name: 'applicationUse.runs',
  method: 'GET',
  path: `${path}/application-users`,
  summary: 'The applications that the caller has begun, the newest first',
  query: Shape({ application_id: Type.Optional(IdOf('application')), ...pageQuery }),
  reply: listOf(ApplicationRun),
});

export const findForUser = defineEndpoint({
  ...base,
  name: 'applicationUse.wizard',
  method: 'GET',
  path: `${path}/find-for-user/:id`,
  summary: 'The questions of what the caller has begun, with the answers so far',
  description: 'The content is that of the version with which the caller began, without templates and their layers.',
  params: IdParamsOf('application-user'),
  reply: Shape({ run: ApplicationRun, content: Content, answers: Answers, errors: Type.Array(AnswerFault) }),
});

export const readRunPaper = defineEndpoint({
  ...base,
  name: 'applicationUse.paper',
  method: 'GET',
  path: `${path}/find-for-user/:id/paper`,
  summary: 'The templates of what the caller has begun, for its live preview',
  description:
    'The content is that of the version with which the caller began. Files are in base64, by their paths; those that are written from a document of the template editor are left out.',
  params: IdParamsOf('application-user'),
  reply: Shape({ content: Content, files: Type.Array(Shape({ path: Type.String(), data: Type.String() })) }),
  errors: ['too_large'],
});

export const saveAnswer = defineEndpoint({
  ...base,
  name: 'applicationUse.saveAnswer',
  method: 'POST',
  path: `${path}/save-answer`,
  summary: 'Save the answers of one or several questions; other answers stay',
  description:
    'Saving is safe to repeat. Wrong answers are saved too, so that nothing typed is lost; `errors` tells what is missing or wrong. An answer of null removes it.',
  body: Shape({
    app_user_id: IdOf('application-user'),
    question_id: Type.Optional(PartId),
    answer: Type.Optional(Type.Unknown()),
    answers: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 500 })),
  }),
  reply: Shape({ run: ApplicationRun, errors: Type.Array(AnswerFault) }),
  errors: ['invalid', 'too_large'],
});

export const checkDownload = defineEndpoint({
  ...base,
  name: 'applicationUse.checkDownload',
  method: 'GET',
  path: `${path}/:id/check-can-download`,
  summary: 'Whether the files of what the caller has begun can be downloaded, and what is in the way',
  params: IdParamsOf('application-user'),
  reply: Shape({ can_download: Type.Boolean(), reason: Nullable(Type.Enum(['incomplete', 'unpaid'])) }),
});

export const downloadFiles = defineEndpoint({
  ...base,
  name: 'applicationUse.download',
  method: 'POST',
  path: `${path}/download-doc-files`,
  summary: 'Make and download the Word and PDF files: one as it is, several as a zip',
  body: Shape({
    app_user_id: IdOf('application-user'),
    format: Type.Optional(Type.Enum(['docx', 'pdf'])),
  }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['answers_incomplete', 'application_unpaid', 'documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

export const downloadGuides = defineEndpoint({
  ...base,
  name: 'applicationUse.downloadGuides',
  method: 'POST',
  path: `${path}/download-guides`,
  summary: 'Download the guides that go with the answers',
  body: Shape({ app_user_id: IdOf('application-user') }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

const guidesBeforeUse = {
  ...base,
  method: 'POST',
  summary: 'Download the guides of an application before it is used',
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
} as const;

export const downloadGuidesOfApplication = defineEndpoint({
  ...guidesBeforeUse,
  name: 'applicationUse.downloadGuidesOfApplication',
  path: `${path}/download-guides-by-app-id`,
  body: Shape({ app_id: IdOf('application') }),
});

export const downloadGuidesByPath = defineEndpoint({
  ...guidesBeforeUse,
  name: 'applicationUse.downloadGuidesByPath',
  path: `${path}/download-guides-by-app-id/:app_id`,
  params: Shape({ app_id: IdOf('application') }),
});

export const deleteRun = defineEndpoint({
  ...base,
  name: 'applicationUse.delete',
  method: 'DELETE',
  path: `${path}/delete-application-user/:id`,
  summary: 'Delete what the caller has begun, with its answers',
  params: IdParamsOf('application-user'),
  reply: Nothing,
});

/** Calls of company users about applications. */
export const applicationUseEndpoints = [
  listForUser,
  listAllForUser,
  listRandom,
  listUserTags,
  listUserCategories,
  findApplication,
  checkUsageLimit,
  startUse,
  listRuns,
  findForUser,
  readRunPaper,
  saveAnswer,
  checkDownload,
  downloadFiles,
  downloadGuides,
  downloadGuidesOfApplication,
  downloadGuidesByPath,
  deleteRun,
] as const;
