import { showMail, type MailView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { adminServiceText } from '../../../../messages/admin-service.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { Facts, Notice, Section } from '../../../../ui/surfaces.tsx';
import { MailStatus } from '../mail-status.tsx';

/** One mail, with its words where they are kept. Each reading is written to the audit, so it is read once. */
export function Screen() {
  const text = useText(adminServiceText).mails;
  const query = useQuery({
    ...endpointQuery(showMail, { params: useRecordParams() }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <DetailPage
      query={query}
      title={({ subject }) => subject || text.noSubject}
      lead={({ status }) => <MailStatus status={status} />}
    >
      {(mail) => <Mail mail={mail} />}
    </DetailPage>
  );
}

function Mail({ mail }: { readonly mail: MailView }) {
  const text = useText(adminServiceText).mails;
  const { facts } = useText(detailText);
  return (
    <>
      {mail.status === 'refused' ? <Notice kind="warning">{text.refusedWhy}</Notice> : null}
      <Section title={facts}>
        <Facts
          rows={[
            [text.to, mail.to],
            [text.template, mail.template],
            [text.createdAt, timeOf(mail.created_at)],
            [text.sentAt, mail.sent_at && timeOf(mail.sent_at)],
            ...(mail.error === null ? [] : ([[text.error, mail.error]] as const)),
            [text.attachments, mail.attachments.join('、')],
            [text.file, mail.file],
          ]}
        />
      </Section>
      <Section title={text.content}>
        {mail.text === null ? <p>{text.noContent}</p> : <pre className="ui-code">{mail.text}</pre>}
      </Section>
    </>
  );
}
