import { Op, type WhereOptions } from 'sequelize';
import { lockCompany } from '../../../access/loaders/load-company.ts';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { Models } from '../../../database/models.ts';
import { planOf } from '../../plans/plan-of.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Invitation } from './model.ts';

export interface Seats {
  /** Members and open invitations. */
  readonly used: number;
  /** Undefined: without a bound. */
  readonly limit: number | undefined;
}

/** Which invitations can still be accepted. */
export const openInvitations = (now: Date): WhereOptions<Invitation> => ({
  accepted_at: null,
  revoked_at: null,
  expires_at: { [Op.gt]: now },
});

/** Occupied seats of the plan. An open invitation occupies one, so that accepting it never fails for lack of a seat. */
export async function countSeats(models: Models, workspaceId: number, now: Date): Promise<Seats> {
  const plan = await planOf(models, workspaceId);
  const workspace = inWorkspace(workspaceId);
  const members = await scoped(models.Member, workspace).count({ where: { removed_at: null } });
  const invited = await scoped(models.Invitation, workspace).count({ where: openInvitations(now) });
  return { used: members + invited, limit: plan?.limit_member ?? undefined };
}

/**
 * Takes seats, within a unit of work. The row of the company is locked first, so that of many who take the last seats at once only
 * as many succeed as there are.
 */
export async function takeSeats(models: Models, workspaceId: number, requested: number, now: Date): Promise<void> {
  await lockCompany(models, workspaceId);
  const { used, limit } = await countSeats(models, workspaceId, now);
  if (limit !== undefined && used + requested > limit) throw new AppError('limit_members', { params: { limit } });
}
