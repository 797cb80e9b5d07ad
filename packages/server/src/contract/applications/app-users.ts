import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Email, Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape } from '../shapes.ts';
import { AnswerFault, RunState } from './use.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/:id';
const params = IdParamsOf('application');

/** Most answers that one list or filter asks for, and the longest answer that is found. */
const mostAnswers = 5;
export const longestAnswer = 200;

const Condition = Shape({ name: Line(255, { label: 'answer.name' }), value: Line(longestAnswer) });

/** Which runs of an application are listed or exported. All conditions hold together. */
const conditions = {
  keyword: Type.Optional(Line(100)),
  state: Type.Optional(RunState),
  company_id: Type.Optional(IdOf('company')),
  /** Begun at this time or later. */
  from: Type.Optional(Instant),
  /** Begun before this time. */
  until: Type.Optional(Instant),
};
export const FilterConditions = Shape({
  ...conditions,
  /** Answers by the name of the question or field, as a document shows them. */
  answers: Type.Optional(Type.Array(Condition, { maxItems: mostAnswers })),
});
export type FilterConditions = Static<typeof FilterConditions>;

const filter = { filter_id: Type.Optional(IdOf('application-filter')) };

/** A run through an application, as the staff see it. `state`: 0 not answered, 1 answering, 2 complete. */
export const AppUserRow = Shape({
  id: Id,
  application_id: Id,
  /** Number of the version that is answered. */
  number: Type.Integer(),
  state: Type.Integer(),
  company: Shape({ id: Id, name: Type.String() }),
  user: Shape({ id: Id, full_name: Type.String(), email: Email }),
  paid_at: Nullable(Instant),
  created_at: Instant,
  updated_at: Instant,
});
export type AppUserRow = Static<typeof AppUserRow>;

export const listAppUsers = defineEndpoint({
  ...base,
  name: 'appUsers.list',
  method: 'GET',
  path: `${path}/app-users`,
  summary: 'List who uses an application, the newest first, with the number of all and of complete ones',
  description:
    '`keyword` finds companies and people in any width and kind of kana; `filter_id` adds the conditions of a saved filter. `total` counts up to 10,000, with a keyword or answers up to 1,000: that many, or more. The pages end there. `total_quantity` and `complete_quantity` are of the whole application.',
  params,
  query: Shape({ ...conditions, ...filter, sort: Type.Optional(Type.Enum(['newest', 'oldest'])), ...pageQuery }),
  reply: Shape({
    ...listOf(AppUserRow).properties,
    total_quantity: Type.Integer(),
    complete_quantity: Type.Integer(),
  }),
});

/** An answer in words: repeated ones are one text. */
const AnswerText = Shape({ name: Type.String(), text: Type.String() });

export const readAppUser = defineEndpoint({
  ...base,
  name: 'appUsers.read',
  method: 'GET',
  path: `${path}/app-users/:appUserId`,
  summary: 'Show one who uses an application, with the answers',
  description: 'Answers are personal data: who read them is recorded in the audit.',
  params: Shape({ id: IdOf('application'), appUserId: IdOf('application-user') }),
  reply: Shape({
    app_user: AppUserRow,
    /** As they were saved, by name of the question. */
    answers: Type.Record(Type.String(), Type.Unknown()),
    /** As a document shows them, in the order of the questions. */
    shown: Type.Array(AnswerText),
    errors: Type.Array(AnswerFault),
  }),
});

export const exportAppUsers = defineEndpoint({
  ...base,
  name: 'appUsers.export',
  method: 'GET',
  path: `${path}/export-application-user`,
  summary: 'Download who uses an application with their answers, as CSV or as an Excel workbook, the oldest first',
  description:
    'CSV is UTF-8 with a byte order mark, or CP932. Where CP932 lacks a character the call is refused and names it, unless `replace` is given: then the character becomes 〓. The download is recorded in the audit.',
  params,
  query: Shape({
    ...conditions,
    ...filter,
    format: Type.Optional(Type.Enum(['csv', 'xlsx'])),
    encoding: Type.Optional(Type.Enum(['utf8', 'cp932'])),
    replace: Type.Optional(Type.Boolean()),
  }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['not_encodable'],
  rate: 'heavy',
});

export const AppUserFilter = Shape({
  id: Id,
  name: Type.String(),
  conditions: FilterConditions,
  created_by: Type.String(),
  created_at: Instant,
});
export type AppUserFilter = Static<typeof AppUserFilter>;

export const listAppUserFilters = defineEndpoint({
  ...base,
  name: 'appUserFilters.list',
  method: 'GET',
  path: `${path}/filters`,
  summary: 'List the saved filters of an application, by name',
  params,
  query: Shape(pageQuery),
  reply: listOf(AppUserFilter),
});

export const createAppUserFilter = defineEndpoint({
  ...base,
  name: 'appUserFilters.create',
  method: 'POST',
  path: `${path}/filters`,
  summary: 'Save conditions under a name, for all staff',
  params,
  body: Shape({
    name: Line(100, { label: 'applicationFilter.name' }),
    conditions: labeled('applicationFilter.conditions', FilterConditions),
  }),
  reply: AppUserFilter,
  errors: ['duplicate'],
});

export const deleteAppUserFilter = defineEndpoint({
  ...base,
  name: 'appUserFilters.delete',
  method: 'DELETE',
  path: `${path}/filters/:filterId`,
  summary: 'Delete a saved filter',
  params: Shape({ id: IdOf('application'), filterId: IdOf('application-filter') }),
  reply: Nothing,
});

/** Calls of the staff about those who use an application. */
export const appUserEndpoints = [
  listAppUsers,
  readAppUser,
  exportAppUsers,
  listAppUserFilters,
  createAppUserFilter,
  deleteAppUserFilter,
] as const;
