import { listMails, showMail } from '../../../contract/admin-mails.ts';
import { staffPage } from '../../../database/find-page.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { presentMail, presentMailSummary } from '../present.ts';

const list = handle(listMails, async ({ query, services }) => {
  const { to, status } = query;
  return staffPage(services.database.models.MailRow, query, {
    where: { ...(to === undefined ? {} : { to }), ...(status === undefined ? {} : { status }) },
    attributes: { exclude: ['text', 'html'] },
    present: presentMailSummary,
  });
});

/** The words may hold a link that lets its reader in, so it is noted who read them. */
const show = handle(showMail, async ({ params, services, unitOfWork }) => {
  const mail = await services.database.models.MailRow.findByPk(params.id);
  if (mail === null) throw new AppError('not_found');
  await unitOfWork((unit) =>
    unit.audit({ action: 'mails.read', subject: { kind: 'mail', id: mail.id }, workspaceId: null, note: mail.to }),
  );
  return presentMail(mail);
});

export const mailHandlers: readonly Mounted[] = [list, show];
