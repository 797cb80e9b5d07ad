import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { PersonName } from '../people.ts';
import { Id, Nothing, Nullable, Shape } from '../shapes.ts';

const own = { area: 'user', access: 'workspace', plan: 'view_approve_document' } as const;
const Day = Type.String({ format: 'date' });

/** Days on which a colleague approves for a member. Days are days in Japan, the last one included. */
export const Absence = Shape({
  id: Id,
  user: Nullable(PersonName),
  substitute: Nullable(PersonName),
  starts_on: Type.String(),
  ends_on: Type.String(),
  /** Whether it is the member's own, which can be removed. */
  is_own: Type.Boolean(),
});
export type Absence = Static<typeof Absence>;

export const listAbsences = defineEndpoint({
  ...own,
  name: 'absences.list',
  method: 'GET',
  path: '/v1/documents/approve/absences',
  summary: 'Absences that are not over: own ones, and those in which the member is the substitute',
  reply: Type.Array(Absence),
});

export const createAbsence = defineEndpoint({
  ...own,
  name: 'absences.create',
  method: 'POST',
  path: '/v1/documents/approve/absences',
  summary: 'Name a substitute for approvals while the member is away',
  body: Shape({ substitute_user_id: IdOf('user'), starts_on: Day, ends_on: Day }),
  reply: Absence,
  errors: ['not_found'],
});

export const deleteAbsence = defineEndpoint({
  ...own,
  name: 'absences.delete',
  method: 'DELETE',
  path: '/v1/documents/approve/absences/:id',
  summary: 'Remove an own absence',
  params: IdParamsOf('approval-absence'),
  reply: Nothing,
  errors: ['not_found'],
});

export const absenceEndpoints = [listAbsences, createAbsence, deleteAbsence] as const;
