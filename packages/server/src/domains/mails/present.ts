import type { MailSummary, MailView } from '../../contract/admin-mails.ts';
import type { MailRow } from '../../mail/model.ts';

export function presentMailSummary(mail: MailRow): MailSummary {
  return {
    id: mail.id,
    template: mail.template,
    to: mail.to,
    subject: mail.subject,
    status: mail.status,
    error: mail.error,
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
  };
}

export function presentMail(mail: MailRow): MailView {
  return {
    ...presentMailSummary(mail),
    text: mail.text,
    html: mail.html,
    file: mail.file,
    attachments: JSON.parse(mail.attachments) as string[],
  };
}
