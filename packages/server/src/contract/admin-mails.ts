import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { IdParamsOf } from './ids.ts';
import { labeled } from './label.ts';
import { Id, Instant, listOf, Nullable, pageQuery, Shape } from './shapes.ts';

const MailStatus = Type.Union([Type.Literal('waiting'), Type.Literal('sent'), Type.Literal('refused')]);

const summary = {
  id: Id,
  /** Name of the template that it was made from. */
  template: Nullable(Type.String()),
  to: Type.String(),
  subject: Type.String(),
  status: MailStatus,
  /** Why it was not sent. */
  error: Nullable(Type.String()),
  created_at: Instant,
  sent_at: Nullable(Instant),
};

export const MailSummary = Shape(summary);
export type MailSummary = Static<typeof MailSummary>;

/** `text` and `html` of mails in the outbox; null for those that went to a mail server. */
export const MailView = Shape({
  ...summary,
  text: Nullable(Type.String()),
  html: Nullable(Type.String()),
  /** Name of its .eml file in the outbox folder. */
  file: Nullable(Type.String()),
  attachments: Type.Array(Type.String()),
});
export type MailView = Static<typeof MailView>;

const staff = { area: 'admin', access: 'admin' } as const;

export const listMails = defineEndpoint({
  name: 'adminMails.list',
  method: 'GET',
  path: '/admin/v1/mails',
  ...staff,
  summary: 'List mails, the newest first',
  description:
    'Mails of the outbox and mails that went to a mail server, with what became of them. `total` counts up to 10,000: that many, or more. The pages end there.',
  query: Shape({
    ...pageQuery,
    /** The whole address. */
    to: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
    status: Type.Optional(labeled('mail.status', MailStatus)),
  }),
  reply: listOf(MailSummary),
});

export const showMail = defineEndpoint({
  name: 'adminMails.show',
  method: 'GET',
  path: '/admin/v1/mails/:id',
  ...staff,
  summary: 'Read a mail',
  description: 'The words are there in the outbox only. Reading a mail is written to the audit.',
  params: IdParamsOf('mail'),
  reply: MailView,
});

export const adminMailEndpoints = [listMails, showMail] as const;
