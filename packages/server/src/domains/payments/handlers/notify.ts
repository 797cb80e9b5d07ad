import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import { notifyTransfer } from '../../../contract/payments/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { linkTo } from '../../../mail/links.ts';
import { paymentWords } from '../../../messages/payments.ts';
import { dayInJapan } from '../../../time/japan.ts';
import { serverSettings } from '../../admin-settings/server-settings.ts';
import { demandAccount, paymentSettings } from '../../payment-settings/payment-settings.ts';
import { presentOwnTransfer, presentTransfer } from '../present.ts';
import { demandBankName } from '../request-transfer.ts';

const report = handle(notifyTransfer, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const account = demandAccount(await paymentSettings(services.database));
  const { support_email } = await serverSettings(services);
  const transferName = demandBankName(body.transfer_name, locale);
  const request = await unitOfWork(async (unit) => {
    const workspaceId = actor.workspace.id;
    await unit.lock(workspaceId, 'transfers');
    const run = await load(unit, 'application-user', { id: body.app_user_id, actor, to: 'change' });
    if (run.paid_at !== null) throw new AppError('paid_already');
    const requests = scoped(unit.models.TransferRequest, actor);
    const open = await requests.find({ where: { application_user_id: run.id, status: 0 } });
    if (open === null) throw new AppError('no_transfer_request');
    const today = dayInJapan(unit.now());
    const day = body.transferred_on ?? today;
    if (day > today)
      throw new AppError('invalid', { fields: { transferred_on: [paymentWords[locale].laterThanToday] } });
    const changes = { transferred_on: day, ...(transferName === null ? {} : { transfer_name: transferName }) };
    await open.update({ ...changes, notified_at: unit.now(), version: open.version + 1 });
    await unit.audit({
      action: 'transferRequests.notify',
      subject: { kind: 'transfer-request', id: open.id },
      workspaceId,
      after: changes,
    });
    if (support_email !== null) {
      const company = await load(unit, 'company', { id: workspaceId, actor });
      const { reference, payer_name, remaining } = presentTransfer(open);
      await unit.mail({
        template: 'transfer-reported',
        to: support_email,
        locale: 'jp',
        // A payer who presses the button again and again sends one mail a day.
        key: `transfer-reported-${open.id}-${today}`,
        values: {
          company: company.name,
          reference,
          payer: payer_name,
          amount: remaining.toLocaleString('ja-JP'),
          day: day.replaceAll('-', '/'),
          url: linkTo(services.config.publicUrl, 'admin-transfer-requests'),
        },
      });
    }
    return open;
  });
  reply.message(paymentWords[locale].notified);
  return presentOwnTransfer(request, account);
});

export const notifyHandlers: readonly Mounted[] = [report];
