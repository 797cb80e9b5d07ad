import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Id, Instant, Line, listOf, Nothing, pageQuery, Shape, Version } from '../shapes.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/:id/answer-sets';
const params = IdParamsOf('application');
const ofSet = Shape({ id: IdOf('application'), setId: IdOf('answer-set') });

/** Most sets of answers of one application. */
export const mostAnswerSets = 50;

const name = Line(100, { label: 'answerSet.name' });
const answers = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 500 });

export const AnswerSetRow = Shape({
  id: Id,
  name: Type.String(),
  /** Name of the member of the staff. */
  created_by: Type.String(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
});
export type AnswerSetRow = Static<typeof AnswerSetRow>;

export const AnswerSetView = Shape({
  ...AnswerSetRow.properties,
  answers: Type.Record(Type.String(), Type.Unknown()),
});
export type AnswerSetView = Static<typeof AnswerSetView>;

export const listAnswerSets = defineEndpoint({
  ...base,
  name: 'answerSets.list',
  method: 'GET',
  path,
  summary: 'List the saved answers to try an application with, by name',
  params,
  query: Shape(pageQuery),
  reply: listOf(AnswerSetRow),
});

export const readAnswerSet = defineEndpoint({
  ...base,
  name: 'answerSets.read',
  method: 'GET',
  path: `${path}/:setId`,
  summary: 'Show saved answers to try an application with',
  params: ofSet,
  reply: AnswerSetView,
});

export const createAnswerSet = defineEndpoint({
  ...base,
  name: 'answerSets.create',
  method: 'POST',
  path,
  summary: 'Save answers to try an application with under a name, for all staff',
  params,
  body: Shape({ name, answers }),
  reply: AnswerSetView,
  errors: ['invalid', 'duplicate'],
});

export const updateAnswerSet = defineEndpoint({
  ...base,
  name: 'answerSets.update',
  method: 'PUT',
  path: `${path}/:setId`,
  summary: 'Change saved answers to try an application with, or their name',
  params: ofSet,
  body: Shape({ name: Type.Optional(name), answers: Type.Optional(answers), version: Version }),
  reply: AnswerSetView,
  errors: ['duplicate', 'conflict', 'conflict_unnamed'],
});

export const deleteAnswerSet = defineEndpoint({
  ...base,
  name: 'answerSets.delete',
  method: 'DELETE',
  path: `${path}/:setId`,
  summary: 'Delete saved answers to try an application with',
  params: ofSet,
  reply: Nothing,
});

/** Calls of the staff about saved answers to try applications with. */
export const answerSetEndpoints = [
  listAnswerSets,
  readAnswerSet,
  createAnswerSet,
  updateAnswerSet,
  deleteAnswerSet,
] as const;
