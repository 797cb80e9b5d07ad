import { defaultIncrementPrefix, fieldType, type FieldTypeName } from '@shorui/engine';
import { insuranceValues } from '../../../contract/enums/companies.ts';
import { readServerSettings } from '../../../contract/settings.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { fieldTypeWords } from '../../../messages/settings.ts';

const fieldTypeJp = Object.fromEntries(
  (Object.keys(fieldType) as FieldTypeName[]).map((key) => [String(fieldType[key]), fieldTypeWords[key]]),
);

const readServerSettingsHandler = handle(readServerSettings, async ({ services }) => ({
  company_info: { insurance_values: insuranceValues.map((choice) => ({ ...choice })) },
  applications: {
    fieldType: { ...fieldType },
    fieldTypeJp,
    incrementTag: { prefix: defaultIncrementPrefix, text: `{{${defaultIncrementPrefix}1}}` },
  },
  upload: { max_bytes: services.config.uploadMaxBytes },
}));

export const settingHandlers: readonly Mounted[] = [readServerSettingsHandler];
