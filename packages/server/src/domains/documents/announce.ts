import type { NotificationKind } from '../../contract/notifications.ts';
import type { UnitOfWork } from '../../database/database.ts';
import type { MailRequest } from '../../mail/templates/index.ts';
import { notificationOf } from '../accounts/index.ts';
import type { User } from '../accounts/users/model.ts';
import type { Document } from './model.ts';
import { notify } from '../notifications/notify.ts';

export interface Announced {
  readonly kind: NotificationKind;
  readonly document: Pick<Document, 'id' | 'name' | 'workspace_id'>;
  readonly userIds: readonly number[];
  /** Who caused it; is not notified. */
  readonly actor: { readonly userId: number | null; readonly name: string };
  /** The mail for those who have mails about documents turned on; the bell alone without it. */
  readonly mail?: (user: User) => MailRequest;
}

/** Tells members about a document: by their bell, and by mail as each has chosen. */
export async function announce(unit: UnitOfWork, { kind, document, userIds, actor, mail }: Announced): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== actor.userId);
  if (others.length === 0) return;
  const { id: documentId, name: subject, workspace_id: companyId } = document;
  await notify(unit, { kind, userIds: others, actor, companyId, subject, documentId });
  if (mail === undefined) return;
  const users = await unit.models.User.findAll({ where: { id: others, suspended_at: null } });
  for (const user of users) if (notificationOf(user.notification).mail_document) await unit.mail(mail(user));
}
