import { parseInvoiceNumber } from '@shorui/engine/japanese';
import {
  readPaymentSettings,
  updatePaymentSettings,
  type AdminPaymentSettings,
} from '../../../contract/payments/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { paymentWords } from '../../../messages/payments.ts';
import type { Services } from '../../../services.ts';
import { bankName } from '../payer-name.ts';
import { isReady, paymentSettings, settingsId } from '../../payment-settings/payment-settings.ts';

async function show({ database }: Services): Promise<AdminPaymentSettings> {
  const settings = await paymentSettings(database);
  const { issuer_name, issuer_address, issuer_phone, invoice_number, bank_name, branch_name, account_type } = settings;
  const { account_number, account_holder, platform_fee, transfer_days, version, updated_at } = settings;
  return {
    issuer_name,
    issuer_address,
    issuer_phone,
    invoice_number,
    bank_name,
    branch_name,
    account_type,
    account_number,
    account_holder,
    platform_fee,
    transfer_days,
    ready: isReady(settings),
    version,
    updated_at: updated_at?.toISOString() ?? null,
  };
}

/** The registration number as the register has it. @throws {AppError} invalid */
function tidyInvoiceNumber(text: string, locale: 'jp' | 'en'): string {
  const parsed = parseInvoiceNumber(text);
  if (!parsed.ok) throw new AppError('invalid', { fields: { invoice_number: [paymentWords[locale].invoiceNumber] } });
  return parsed.value.number;
}

/** The account holder in the characters of banks. @throws {AppError} invalid */
function tidyHolder(text: string, locale: 'jp' | 'en'): string {
  const holder = bankName(text);
  if (holder === '')
    throw new AppError('invalid', { fields: { account_holder: [paymentWords[locale].accountHolder] } });
  return holder;
}

const read = handle(readPaymentSettings, ({ services }) => show(services));

const update = handle(updatePaymentSettings, async ({ body, locale, reply, services, unitOfWork }) => {
  const { version, ...given } = body;
  const changes = {
    ...given,
    ...(typeof given.invoice_number === 'string'
      ? { invoice_number: tidyInvoiceNumber(given.invoice_number, locale) }
      : {}),
    ...(typeof given.account_holder === 'string' ? { account_holder: tidyHolder(given.account_holder, locale) } : {}),
  };
  await unitOfWork(async (unit) => {
    const { PaymentSettings } = unit.models;
    // Two first changes at a time make one row; the version decides between them.
    await PaymentSettings.bulkCreate([{ id: settingsId }], { ignoreDuplicates: true });
    const record = await PaymentSettings.findByPk(settingsId, { rejectOnEmpty: true });
    const kind = 'payment_settings';
    const changed = await changeVersioned(unit, { record, kind, workspaceId: 'all', seen: version, changes });
    const subject = { kind, id: settingsId };
    await unit.audit({ action: 'adminPaymentSettings.update', subject, workspaceId: null, ...changed });
  });
  reply.message(paymentWords[locale].settingsSaved);
  return show(services);
});

export const settingHandlers: readonly Mounted[] = [read, update];
