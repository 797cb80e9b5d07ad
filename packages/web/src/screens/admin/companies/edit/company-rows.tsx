import { businesses, companyRoleIds, companySizes, companyTypes, legalForms } from '@shorui/server/enums';
import { PhoneRow } from '../../../../kits/form/input-rows.tsx';
import { FuriganaRows } from '../../../../kits/form/person-rows.tsx';
import { ChecksRow, RadioRow, SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { optionsOf } from '../../../../messages/choices.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';

/** Members of a company that may be empty. */
export const companyFields = ['name_kana', 'email', 'phone', 'legal_form', 'business_id', 'size'] as const;

/** What a company is and how it is reached. */
export function CompanyRows({ emailHelp }: { readonly emailHelp?: string }) {
  const text = useText(adminAccountsText).companies;
  const free = { required: false, number: true } as const;
  return (
    <RuledForm title={text.basics}>
      <FuriganaRows
        fields={[{ name: 'name', label: text.name, required: true, width: 30 }]}
        kana={{ name: 'name_kana', label: text.nameKana, required: false, width: 30 }}
      />
      <TextRow name="email" label={text.email} required={false} type="email" width={20} help={emailHelp} />
      <PhoneRow name="phone" label={text.phone} required={false} help={text.phoneHelp} autoComplete="off" />
      <SelectRow name="legal_form" label={text.legalForm} {...free} options={optionsOf(legalForms)} />
      <SelectRow name="business_id" label={text.business} {...free} width={30} options={optionsOf(businesses)} />
      <SelectRow name="size" label={text.size} {...free} options={optionsOf(companySizes)} />
    </RuledForm>
  );
}

/** Kind and services: chosen with a new company, changed by calls of their own later. */
export function ServiceRows() {
  const text = useText(adminAccountsText).companies;
  return (
    <RuledForm title={text.service}>
      <RadioRow name="type" label={text.type} required number options={optionsOf(companyTypes)} />
      <ChecksRow name="role_id" label={text.roles} required number options={optionsOf(companyRoleIds)} />
    </RuledForm>
  );
}
