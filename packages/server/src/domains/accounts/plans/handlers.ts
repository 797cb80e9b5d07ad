import {
  checkPlanExpired,
  checkPlanLimit,
  listPlans,
  listPlanUsers,
  readCurrentPlan,
} from '../../../contract/plans.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { readSpace } from '../../files/space.ts';
import { presentPerson } from '../users/present.ts';
import { memberPage } from '../users/member-page.ts';
import { countSeats } from '../users/seats.ts';
import { isExpired } from '../../plans/is-expired.ts';
import { planOf, trialOf } from '../../plans/plan-of.ts';
import { presentPlan } from '../../plans/present.ts';

const list = handle(listPlans, async ({ services }) => {
  const plans = await services.database.models.Plan.findAll({
    where: { status: 2, is_show: 1 },
    order: [
      ['price', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return plans.map(presentPlan);
});

const current = handle(readCurrentPlan, async ({ actor, services }) => {
  const { models } = services.database;
  const plan = await planOf(models, actor.workspace.id);
  if (plan === null) return null;
  return { ...presentPlan(plan), end_trial_date: await trialOf(models, actor.workspace.id, plan) };
});

const users = handle(listPlanUsers, async ({ actor, query, services }) => {
  const page = await memberPage(services.database.models, actor.workspace.id, query);
  return { ...page, items: page.items.map(({ user }) => presentPerson(user)) };
});

const expired = handle(checkPlanExpired, async ({ actor, services }) => {
  const { models } = services.database;
  const plan = await planOf(models, actor.workspace.id);
  if (plan === null) return { expiredStatus: false };
  const end_trial_date = await trialOf(models, actor.workspace.id, plan);
  return { expiredStatus: isExpired({ end_trial_date }, services.now()) };
});

const limit = handle(checkPlanLimit, async ({ actor, services }) => {
  const seats = await countSeats(services.database.models, actor.workspace.id, services.now());
  const space = await readSpace(services.database, actor.workspace.id);
  return {
    limitUserStatus: seats.limit !== undefined && seats.used >= seats.limit,
    limitStorageStatus: space.limit !== null && space.bytes >= space.limit,
    seats: { used: seats.used, limit: seats.limit ?? null },
    storage: { used: space.bytes, limit: space.limit },
  };
});

export const planHandlers: readonly Mounted[] = [list, current, users, expired, limit];
