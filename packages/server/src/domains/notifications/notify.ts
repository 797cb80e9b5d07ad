import { Op } from 'sequelize';
import type { NotificationKind } from '../../contract/notifications.ts';
import type { UnitOfWork } from '../../database/database.ts';

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly userIds: readonly number[];
  /** Who caused it; is not notified of it. */
  readonly actor: { readonly userId: number | null; readonly name: string };
  readonly companyId: number;
  readonly subject?: string;
  /** The document that it is about. */
  readonly documentId?: number;
}

/** Lines that the bell of a person keeps. Older ones are removed when new ones come. */
const mostKept = 200;

/** Adds a line to the bells of people, and shows it on their open screens. */
export async function notify(
  unit: UnitOfWork,
  { kind, userIds, actor, companyId, subject, documentId }: NewNotification,
): Promise<void> {
  const { NotificationRow } = unit.models;
  const others = [...new Set(userIds)].filter((userId) => userId !== actor.userId);
  for (const userId of others) {
    const oldest = await NotificationRow.findOne({
      attributes: ['id'],
      where: { user_id: userId },
      order: [['id', 'DESC']],
      offset: mostKept - 1,
    });
    if (oldest !== null) await NotificationRow.destroy({ where: { user_id: userId, id: { [Op.lte]: oldest.id } } });
    const row = await NotificationRow.create({
      user_id: userId,
      company_id: companyId,
      kind,
      actor_name: actor.name,
      subject: subject ?? '',
      document_id: documentId ?? null,
      created_at: unit.now(),
    });
    await unit.publish([userId], {
      type: 'records',
      data: { workspace_id: null, kind: 'notification', ids: [row.id], change: 'created' },
    });
  }
}
