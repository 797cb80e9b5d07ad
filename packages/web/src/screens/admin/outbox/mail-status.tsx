import type { MailSummary } from '@shorui/server/contract';
import { adminServiceText } from '../../../messages/admin-service.ts';
import { useText } from '../../../messages/locale.ts';
import { Badge } from '../../../ui/surfaces.tsx';

const kinds = { waiting: 'neutral', sent: 'success', refused: 'danger' } as const;

/** What became of a mail. */
export function MailStatus({ status }: Pick<MailSummary, 'status'>) {
  const { statuses } = useText(adminServiceText).mails;
  return <Badge kind={kinds[status]}>{statuses[status]}</Badge>;
}
