import type { UnitOfWork } from '../../../database/database.ts';
import { notify } from '../../notifications/notify.ts';
import { findUserByEmail } from './find-user-by-email.ts';

export interface Invited {
  readonly emails: readonly string[];
  readonly companyId: number;
  readonly actor: { readonly userId: number; readonly name: string };
}

/** Invited people who have an account already see it in their bell, beside the mail. */
export async function notifyInvited(unit: UnitOfWork, { emails, companyId, actor }: Invited): Promise<void> {
  const userIds: number[] = [];
  for (const email of emails) {
    const user = await findUserByEmail(unit.models, email);
    if (user !== null) userIds.push(user.id);
  }
  await notify(unit, { kind: 'invited', userIds, actor, companyId });
}
