import { defaultIncrementPrefix, fieldType, type FieldTypeName } from '@shorui/engine';
import { insuranceValues } from '../../../contract/enums/companies.ts';
import { readServerSettings } from '../../../contract/settings.ts';
import { serverSettings, uploadLimit } from '../../admin-settings/server-settings.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { fieldTypeWords } from '../../../messages/settings.ts';

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

export const settingHandlers: readonly Mounted[] = [readServerSettingsHandler];
