import { applicationUserState } from '@shorui/engine/model';
import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { PaperFile } from './files.ts';
import { PartId } from './part-id.ts';

/** 0 not answered, 1 answering, 2 complete. */
export const RunState = Type.Enum(Object.values(applicationUserState));

/** What calls of company users about applications share. */
export const companyCall = { area: 'user', access: 'workspace', plan: 'application_view' } as const;
export const companyPath = '/v1/applications';

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
  /** Names of the files that are made of the answers; guides are not. */
  documents: Type.Array(Type.String()),
  /** Files that are guides, which can be read before the application is used. */
  guide_count: Type.Integer(),
});
export type OfferedApplication = Static<typeof OfferedApplication>;

/** A member's run through an application. `state`: 0 not answered, 1 answering, 2 complete. */
export const ApplicationRun = Shape({
  id: Id,
  application_id: Id,
  application_name: Type.String(),
  /** Up to three short answers that tell the run from others, as names of the parties; empty before there are any. */
  subject: Type.String(),
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
  ...companyCall,
  name: 'applicationUse.list',
  method: 'GET',
  path: `${companyPath}/list-for-user`,
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
  ...companyCall,
  name: 'applicationUse.all',
  method: 'GET',
  path: `${companyPath}/all-for-user`,
  summary: 'The applications that the company may use, the newest 500',
  reply: Type.Array(OfferedApplication),
});

export const listRandom = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.random',
  method: 'GET',
  path: `${companyPath}/list-random-publish-applications`,
  summary: 'Six public applications, others each time',
  reply: Type.Array(OfferedApplication),
});

export const listUserTags = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.tags',
  method: 'GET',
  path: `${companyPath}/tags`,
  summary: 'The tags of applications, by name',
  reply: Type.Array(Linked),
});

export const listUserCategories = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.categories',
  method: 'GET',
  path: `${companyPath}/categories`,
  summary: 'The categories of applications, by name',
  reply: Type.Array(Shape({ id: Id, name: Type.String(), parent_id: Nullable(Id) })),
});

export const findApplication = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.read',
  method: 'GET',
  path: `${companyPath}/find-by-id/:id`,
  summary: 'One application that the company may use',
  params: IdParamsOf('application'),
  reply: OfferedApplication,
});

export const checkUsageLimit = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.checkLimit',
  method: 'POST',
  path: `${companyPath}/check-limit-app-user/:id`,
  summary: 'Whether the company may use an application once more',
  params: IdParamsOf('application'),
  reply: Shape({ allowed: Type.Boolean(), used: Type.Integer(), limit: Nullable(Type.Integer()) }),
});

export const startUse = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.create',
  method: 'POST',
  path: `${companyPath}/use`,
  summary: 'Begin to use an application; the answers stay with its present version',
  body: Shape({ app_id: IdOf('application') }),
  reply: ApplicationRun,
  errors: ['limit_application'],
});

export const listRuns = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.runs',
  method: 'GET',
  path: `${companyPath}/application-users`,
  summary: 'The applications that the caller has begun, the newest first',
  query: Shape({ application_id: Type.Optional(IdOf('application')), ...pageQuery }),
  reply: listOf(ApplicationRun),
});

export const findForUser = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.wizard',
  method: 'GET',
  path: `${companyPath}/find-for-user/:id`,
  summary: 'The questions of what the caller has begun, with the answers so far',
  description: 'The content is that of the version with which the caller began, without templates and their layers.',
  params: IdParamsOf('application-user'),
  reply: Shape({ run: ApplicationRun, content: Content, answers: Answers, errors: Type.Array(AnswerFault) }),
});

export const readRunPaper = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.paper',
  method: 'GET',
  path: `${companyPath}/find-for-user/:id/paper`,
  summary: 'The templates of what the caller has begun, for its live preview',
  description:
    'The content is that of the version with which the caller began. Files and the images that they name are in base64, by their paths; those that are written from a document of the template editor are left out.',
  params: IdParamsOf('application-user'),
  reply: Shape({ content: Content, files: Type.Array(PaperFile) }),
  errors: ['too_large'],
});

export const saveAnswer = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.saveAnswer',
  method: 'POST',
  path: `${companyPath}/save-answer`,
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

/** `other_font`: it is printed in another font than what is around it. With the other kinds no PDF is made. */
const HardCharacter = Shape({
  character: Type.String(),
  kind: Type.Enum(['missing', 'variant', 'compatibility', 'private', 'control', 'other_font']),
  /** The usual form of the character, which the fonts have. */
  standard: Type.Optional(Type.String()),
});

export const checkCharacters = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.checkCharacters',
  method: 'POST',
  path: `${companyPath}/check-characters`,
  summary: 'Which characters of a text the PDF files of a run do not show as they are written',
  body: Shape({ app_user_id: IdOf('application-user'), text: Line(200) }),
  reply: Shape({ characters: Type.Array(HardCharacter) }),
  errors: ['documents_refused', 'document_exhausted', 'busy'],
});

export const deleteRun = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.delete',
  method: 'DELETE',
  path: `${companyPath}/delete-application-user/:id`,
  summary: 'Delete what the caller has begun, with its answers; it can be restored',
  params: IdParamsOf('application-user'),
  reply: Nothing,
});

export const restoreRun = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.restore',
  method: 'POST',
  path: `${companyPath}/application-users/:id/restore`,
  summary: 'Take the deletion of what the caller has begun back; it counts as a use again',
  params: IdParamsOf('application-user'),
  reply: ApplicationRun,
  errors: ['limit_application'],
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
  checkCharacters,
  deleteRun,
  restoreRun,
] as const;
