import { literal, Op, type WhereOptions } from 'sequelize';
import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import { absencesOn } from './absences.ts';
import { absentApprovers } from './substitutes.ts';

/** Ids of the members for whom the actor can act today: the actor, and absent approvers. */
export async function actsFor(reach: Reach, actor: MemberActor, today: string): Promise<readonly number[]> {
  return [actor.userId, ...absentApprovers(await absencesOn(reach, actor, today), actor.userId, today)];
}

/** A list of whole numbers for SQL. */
const numbers = (values: readonly number[]): string => values.map((value) => Math.trunc(value)).join(', ');

/** Requests with a step for one of the members; `asked`: one that waits for them. */
function withStep({ workspace }: MemberActor, userIds: readonly number[], asked: boolean) {
  const state = asked ? " AND s.state = 'asked'" : '';
  return literal(
    `(SELECT s.request_id FROM approval_steps s WHERE s.workspace_id = ${numbers([workspace.id])} AND s.approver_user_id IN (${numbers(userIds)})${state})`,
  );
}

/** Requests that wait for the actor, also as the substitute of another; a person decides once in a request. */
export function waitsFor(actor: MemberActor, userIds: readonly number[]): WhereOptions {
  const decided = literal(
    `(SELECT s.request_id FROM approval_steps s WHERE s.workspace_id = ${numbers([actor.workspace.id])} AND s.acted_user_id = ${numbers([actor.userId])})`,
  );
  return {
    [Op.and]: [
      { state: 'open', applicant_user_id: { [Op.or]: [{ [Op.ne]: actor.userId }, { [Op.is]: null }] } },
      { id: { [Op.in]: withStep(actor, userIds, true) } },
      { id: { [Op.notIn]: decided } },
    ],
  };
}

/** Requests that the actor made or is asked by. */
export const isOwn = (actor: MemberActor, userIds: readonly number[]): WhereOptions => ({
  [Op.or]: [{ applicant_user_id: actor.userId }, { id: { [Op.in]: withStep(actor, userIds, false) } }],
});
