import type { Transaction } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import type { Database } from '../../../database/database.ts';
import { loadMemberActor } from './load-member-actor.ts';

/**
 * A user as a member of a workspace without a session, for jobs that go on with what he began: with the rights that he has by now.
 * Undefined if he is not a member any more.
 */
export async function memberActorOf(
  database: Database,
  userId: number,
  workspaceId: number,
  transaction?: Transaction,
): Promise<MemberActor | undefined> {
  const user = await database.models.User.findByPk(userId, transaction === undefined ? {} : { transaction });
  if (user === null) return undefined;
  const { id, full_name: name, email } = user;
  const actor = { kind: 'user', userId: id, name, email, sessionId: 0, onBehalf: undefined } as const;
  return loadMemberActor(database, actor, workspaceId, transaction);
}
