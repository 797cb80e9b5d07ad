import {
  listNotifications,
  readAllNotifications,
  readNotification,
  type Notification,
} from '../../contract/notifications.ts';
import type { Models } from '../../database/models.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { findPage } from '../../database/find-page.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import type { NotificationRow } from './model.ts';

async function present(models: Models, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const ids = [...new Set(rows.flatMap(({ company_id: id }) => id ?? []))];
  const companies =
    ids.length === 0 ? [] : await models.Company.findAll({ attributes: ['id', 'name'], where: { id: ids } });
  const names = new Map(companies.map(({ id, name }) => [id, { id, name }]));
  return rows.map(({ id, kind, company_id: companyId, actor_name, subject, document_id, read_at, created_at }) => ({
    id,
    kind,
    company: names.get(companyId ?? 0) ?? null,
    actor_name,
    subject,
    document_id: document_id ?? null,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
}

const list = handle(listNotifications, async ({ actor, query, services }) => {
  const { models } = services.database;
  const where = { user_id: actor.userId };
  const [page, unread] = await Promise.all([
    findPage(models.NotificationRow, query, { where, order: [['id', 'DESC']] }),
    models.NotificationRow.count({ where: { ...where, read_at: null } }),
  ]);
  const items = await present(models, page.items);
  return { ...page, items, unread, has_more: page.page * page.per_page < page.total };
});

/** Marks own unread lines; gives how many there were. Other tabs of the person hear of it. */
async function markRead(unit: UnitOfWork, userId: number, which: { readonly id?: number }): Promise<number> {
  unit.notAudited('a person has seen lines of the own bell');
  const where = { user_id: userId, read_at: null, ...which };
  const [count] = await unit.models.NotificationRow.update({ read_at: unit.now() }, { where });
  const ids = which.id === undefined ? [] : [which.id];
  if (count > 0) {
    await unit.publish([userId], {
      type: 'records',
      data: { workspace_id: null, kind: 'notification', ids, change: 'updated' },
    });
  }
  return count;
}

const readOne = handle(readNotification, async ({ actor, params, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const where = { id: params.id, user_id: actor.userId };
    if ((await unit.models.NotificationRow.count({ where })) === 0) {
      throw new AppError('not_found', { requested: { kind: 'notification', ids: [params.id], among: 'own' } });
    }
    await markRead(unit, actor.userId, { id: params.id });
  });
  return null;
});

const readAll = handle(readAllNotifications, async ({ actor, unitOfWork }) => {
  await unitOfWork((unit) => markRead(unit, actor.userId, {}));
  return null;
});

export const notificationHandlers: readonly Mounted[] = [list, readOne, readAll];
