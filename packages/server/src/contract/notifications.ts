import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { IdParamsOf } from './ids.ts';
import { Id, Instant, Nothing, Nullable, pageQuery, Shape } from './shapes.ts';

/** What a person is notified of by the bell. Screens have the words for each. */
export const notificationKinds = [
  /** Invited to another company. */
  'invited',
  /** A person who was invited has joined. */
  'joined',
  /** The own groups were changed. */
  'groups-changed',
  /** The person is the root user now. */
  'root-received',
  /** A member asks for a group; for those who decide. */
  'group-requested',
  'group-accepted',
  'group-refused',
  /** The payment for an application has arrived. `subject` is the application. */
  'payment-confirmed',
  /** The staff have canceled a payment or a transfer request for an application. `subject` is the application. */
  'payment-canceled',
  /** Asked to approve a document. `subject` of this and of the following is the document. */
  'approval-asked',
  'approval-approved',
  'approval-checked-back',
  'approval-withdrawn',
  /** The due date of an approval is near or has passed. */
  'approval-due',
  /** Mentioned in a comment on a document. */
  'document-mentioned',
  /** A comment on a document that the person filed, or commented before. */
  'document-commented',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const Notification = Shape({
  id: Id,
  kind: Type.Enum(notificationKinds),
  /** The company that it is about. */
  company: Nullable(Shape({ id: Id, name: Type.String() })),
  /** Name of the person who caused it. */
  actor_name: Type.String(),
  /** Names that the words of the kind need, such as that of a group. */
  subject: Type.String(),
  /** The document that it is about. */
  document_id: Nullable(Id),
  read_at: Nullable(Instant),
  created_at: Instant,
});
export type Notification = Static<typeof Notification>;

const own = { area: 'user', access: 'login' } as const;

export const listNotifications = defineEndpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/v1/notifications',
  ...own,
  summary: 'Own notifications, the newest first, and how many are unread',
  query: Shape(pageQuery),
  reply: Shape({
    items: Type.Array(Notification),
    page: Type.Integer(),
    per_page: Type.Integer(),
    total: Type.Integer(),
    unread: Type.Integer(),
    has_more: Type.Boolean(),
  }),
});

export const readNotification = defineEndpoint({
  name: 'notifications.markRead',
  method: 'PUT',
  path: '/v1/notifications/:id/read',
  ...own,
  summary: 'Mark one of the own notifications as read',
  params: IdParamsOf('notification'),
  reply: Nothing,
  errors: ['not_found'],
});

export const readAllNotifications = defineEndpoint({
  name: 'notifications.markAllRead',
  method: 'POST',
  path: '/v1/notifications/read-all',
  ...own,
  summary: 'Mark all own notifications as read',
  reply: Nothing,
});

export const notificationEndpoints = [listNotifications, readNotification, readAllNotifications] as const;
