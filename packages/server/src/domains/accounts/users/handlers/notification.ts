import { readNotificationSettings, saveNotificationSettings } from '../../../../contract/users/index.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { notificationOf } from '../notification-settings.ts';

export const readNotificationHandler = handle(readNotificationSettings, async ({ actor, services }) => {
  const user = await services.database.models.User.findByPk(actor.userId, { attributes: ['notification'] });
  if (user === null) throw new AppError('unauthenticated');
  return notificationOf(user.notification);
});

export const saveNotificationHandler = handle(saveNotificationSettings, async ({ actor, body, unitOfWork }) =>
  unitOfWork(async (unit) => {
    const user = await unit.models.User.findByPk(actor.userId);
    if (user === null) throw new AppError('unauthenticated');
    const before = notificationOf(user.notification);
    await user.update({ notification: body.notification });
    await unit.audit({
      action: 'users.saveNotification',
      subject: { kind: 'user', id: user.id },
      workspaceId: actor.workspace.id,
      before,
      after: body.notification,
    });
    return body.notification;
  }),
);
