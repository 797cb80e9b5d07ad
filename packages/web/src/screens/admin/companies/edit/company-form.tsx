import { businesses, companyRoleIds, companySizes, companyTypes, legalForms } from '@shorui/server/enums';
import { Form } from '../../../../kits/form/form.tsx';
import type { FormStore, FormValues } from '../../../../kits/form/form-store.ts';
import { ChecksRow, RadioRow, SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../../kits/form/save-foot.tsx';
import { tidyDigits, tidyKana } from '../../../../kits/form/tidy.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { optionsOf } from '../../../../messages/choices.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';

/** Members of a company that may be empty. */
export const companyFields = ['name_kana', 'email', 'phone', 'legal_form', 'business_id', 'size'] as const;

export interface CompanyFormProps {
  readonly store: FormStore;
  /** A new company: its kind and services are chosen too, and its address invites the root user. */
  readonly isNew: boolean;
  readonly onSubmit: (values: FormValues) => Promise<void>;
  readonly onReload?: () => void;
}

/** The fields of a company. */
export function CompanyForm({ store, isNew, onSubmit, onReload }: CompanyFormProps) {
  const text = useText(adminAccountsText).companies;
  const invites = isNew ? text.rootEmailHelp : undefined;
  return (
    <Form store={store} onSubmit={onSubmit}>
      {(state) => (
        <>
          <RuledForm title={text.basics}>
            <TextRow name="name" label={text.name} required width={30} />
            <TextRow name="name_kana" label={text.nameKana} required={false} width={30} tidy={tidyKana} />
            <TextRow name="email" label={text.email} required={false} type="email" width={20} help={invites} />
            <TextRow
              name="phone"
              label={text.phone}
              required={false}
              type="tel"
              width={12}
              help={text.phoneHelp}
              tidy={tidyDigits}
            />
            <SelectRow
              name="legal_form"
              label={text.legalForm}
              required={false}
              number
              options={optionsOf(legalForms)}
            />
            <SelectRow
              name="business_id"
              label={text.business}
              required={false}
              number
              width={30}
              options={optionsOf(businesses)}
            />
            <SelectRow name="size" label={text.size} required={false} number options={optionsOf(companySizes)} />
          </RuledForm>
          {isNew ? (
            <RuledForm title={text.service}>
              <RadioRow name="type" label={text.type} required number options={optionsOf(companyTypes)} />
              <ChecksRow name="role_id" label={text.roles} required number options={optionsOf(companyRoleIds)} />
            </RuledForm>
          ) : null}
          <SaveFoot state={state} {...(onReload === undefined ? {} : { onReload })} />
        </>
      )}
    </Form>
  );
}
