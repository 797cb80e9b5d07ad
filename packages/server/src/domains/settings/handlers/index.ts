import { defaultIncrementPrefix, fieldType, type FieldTypeName } from '@shorui/engine/model';
import { insuranceValues } from '../../../contract/enums/companies.ts';
import { readSeller, readServerSettings } from '../../../contract/settings.ts';
import { serverSettings, uploadLimit } from '../../admin-settings/server-settings.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { fieldTypeWords } from '../../../messages/settings.ts';
import { paymentSettings } from '../../payment-settings/payment-settings.ts';

const fieldTypeJp = Object.fromEntries(
  (Object.keys(fieldType) as FieldTypeName[]).map((key) => [String(fieldType[key]), fieldTypeWords[key]]),
);

const readServerSettingsHandler = handle(readServerSettings, async ({ services }) => {
  const { login_notice, support_email } = await serverSettings(services);
  return {
    company_info: { insurance_values: insuranceValues.map((choice) => ({ ...choice })) },
    applications: {
      fieldType: { ...fieldType },
      fieldTypeJp,
      incrementTag: { prefix: defaultIncrementPrefix, text: `{{${defaultIncrementPrefix}1}}` },
    },
    upload: { max_bytes: await uploadLimit(services) },
    login_notice,
    support_email,
  };
});

const readSellerHandler = handle(readSeller, async ({ services }) => {
  const { issuer_name, issuer_address, issuer_phone, invoice_number, platform_fee, transfer_days } =
    await paymentSettings(services.database);
  const { support_email } = await serverSettings(services);
  return {
    name: issuer_name,
    address: issuer_address,
    phone: issuer_phone,
    email: support_email,
    invoice_number,
    platform_fee,
    transfer_days,
  };
});

export const settingHandlers: readonly Mounted[] = [readServerSettingsHandler, readSellerHandler];
