import { Type, type Static } from 'typebox';
import { Shape } from '../../contract/shapes.ts';
import { checkMail, mailTemplateOf } from '../../mail/check-mail.ts';
import { MailError } from '../../mail/mail-error.ts';
import type { MailTransport } from '../../mail/mail-port.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { JobDead, JobPause } from '../job-errors.ts';
import type { JobDefinition, JobKind } from '../jobs-port.ts';

const Payload = Shape({
  template: Type.String({ maxLength: 64 }),
  to: Type.String({ minLength: 3, maxLength: 254 }),
  locale: Type.Union([Type.Literal('jp'), Type.Literal('en')]),
  values: Type.Record(Type.String(), Type.Unknown()),
  key: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
type Payload = Static<typeof Payload>;

/**
 * Sends one mail by its template (`UnitOfWork.mail`). One at a time, so the order is kept. With 8 tries, mails that a server delays
 * (greylisting) wait about 20 minutes in total; while the server is unreachable, mails wait without a limit.
 */
export const sendMailKind = {
  name: 'send-mail',
  payload: Payload,
  check: (payload) => checkMail((payload as Payload).template, (payload as Payload).values),
  attempts: 8,
  timeoutMs: 120_000,
  secret: true,
} as const satisfies JobKind;

export function createSendMailJob(mail: MailTransport): JobDefinition<Payload> {
  return {
    ...sendMailKind,
    async run({ template, to, locale, values, key }, { id }) {
      const rendered = renderMail(mailTemplateOf(template), locale, values);
      try {
        await mail.send({ ...rendered, to, template, key: key ?? id });
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        if (error.fault === 'unreachable') throw new JobPause(error.message, error);
        if (error.fault === 'refused') throw new JobDead(error.message, error);
        throw error;
      }
    },
  };
}
