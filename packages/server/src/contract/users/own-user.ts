import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { WorkspaceChoice } from '../session-user.ts';
import { Email, Id, Nullable, Shape } from '../shapes.ts';

/** Which mails and bells a user has turned on. */
export const NotificationSettings = Shape({
  mail_proposal: Type.Boolean(),
  mail_todo: Type.Boolean(),
  mail_document: Type.Boolean(),
  mail_chat: Type.Boolean(),
  mail_news: Type.Boolean(),
});

export const listOwnCompanies = defineEndpoint({
  name: 'users.companies',
  method: 'GET',
  path: '/v1/users/companies',
  area: 'user',
  access: 'login',
  summary: 'Companies of the current user; none ends the session',
  reply: Type.Array(WorkspaceChoice),
  errors: ['not_invited'],
});

export const readOwnUser = defineEndpoint({
  name: 'users.info',
  method: 'GET',
  path: '/v1/users/info',
  area: 'user',
  access: 'login',
  summary: 'Data of the current user',
  reply: Shape({
    id: Id,
    full_name: Type.String(),
    last_name: Type.String(),
    first_name: Type.String(),
    kana: Nullable(Type.String()),
    email: Email,
    phone: Nullable(Type.String()),
  }),
});

export const readNotificationSettings = defineEndpoint({
  name: 'users.readNotification',
  method: 'GET',
  path: '/v1/users/notification',
  area: 'user',
  access: 'workspace',
  summary: 'Which notifications the current user gets by mail',
  withoutGroup: true,
  reply: NotificationSettings,
});

export const saveNotificationSettings = defineEndpoint({
  name: 'users.saveNotification',
  method: 'PUT',
  path: '/v1/users/notification',
  area: 'user',
  access: 'workspace',
  summary: 'Save which notifications the current user gets by mail',
  withoutGroup: true,
  body: Shape({ notification: NotificationSettings }),
  reply: NotificationSettings,
});
