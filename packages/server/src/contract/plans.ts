import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { ChoiceOf } from './enums/choices.ts';
import { planTypes } from './enums/plans.ts';
import { PersonName, pickQuery } from './people.ts';
import { Id, listOf, Nullable, Shape } from './shapes.ts';

/** A plan as customers see it. `storage` in gigabytes (10^9 bytes); null: without a bound. */
export const Plan = Shape({
  id: Id,
  name: Type.String(),
  price: Type.Integer(),
  plan_type: ChoiceOf(planTypes),
  storage: Nullable(Type.Number()),
  limit_member: Nullable(Type.Integer()),
  features: Type.Record(Type.String(), Type.Boolean()),
  end_trial_date: Nullable(Type.String({ format: 'date' })),
});
export type Plan = Static<typeof Plan>;

export const listPlans = defineEndpoint({
  name: 'plans.list',
  method: 'GET',
  path: '/v1/plans/list',
  area: 'user',
  access: 'workspace',
  summary: 'Plans that are shown to customers, by price',
  reply: Type.Array(Plan),
});

export const readCurrentPlan = defineEndpoint({
  name: 'plans.current',
  method: 'GET',
  path: '/v1/plans/current-plan',
  area: 'user',
  access: 'workspace',
  summary: 'Plan of the workspace; null without one',
  withoutGroup: true,
  reply: Nullable(Plan),
});

export const listPlanUsers = defineEndpoint({
  name: 'plans.users',
  method: 'GET',
  path: '/v1/plans/users',
  area: 'user',
  access: 'workspace',
  summary: 'Members who take a seat of the plan, by name',
  settings: true,
  query: Shape(pickQuery),
  reply: listOf(PersonName),
});

export const checkPlanExpired = defineEndpoint({
  name: 'plans.checkExpired',
  method: 'GET',
  path: '/v1/plans/check-expired',
  area: 'user',
  access: 'workspace',
  summary: 'Has the trial of the plan ended?',
  withoutGroup: true,
  reply: Shape({ expiredStatus: Type.Boolean() }),
});

export const checkPlanLimit = defineEndpoint({
  name: 'plans.checkLimit',
  method: 'GET',
  path: '/v1/plans/check-limit',
  area: 'user',
  access: 'workspace',
  summary: 'Are the seats or the storage of the plan used up?',
  withoutGroup: true,
  reply: Shape({
    limitUserStatus: Type.Boolean(),
    limitStorageStatus: Type.Boolean(),
    seats: Shape({ used: Type.Integer(), limit: Nullable(Type.Integer()) }),
    /** Bytes. */
    storage: Shape({ used: Type.Integer(), limit: Nullable(Type.Integer()) }),
  }),
});

export const planEndpoints = [listPlans, readCurrentPlan, listPlanUsers, checkPlanExpired, checkPlanLimit] as const;
