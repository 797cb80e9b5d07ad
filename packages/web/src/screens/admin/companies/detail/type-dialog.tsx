import { updateCompanyRole, updateCompanyType, type AdminCompany } from '@shorui/server/contract';
import { companyRoleIds, companyTypes } from '@shorui/server/enums';
import { useState } from 'react';
import { validate } from 'contract:form/updateCompanyRole';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { FormStore } from '../../../../kits/form/form-store.ts';
import { ChecksRow, RadioRow } from '../../../../kits/form/rows.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { optionsOf } from '../../../../messages/choices.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { useToast } from '../../../../ui/toast.tsx';

export interface TypeDialogProps {
  readonly company: AdminCompany;
  readonly onClose: () => void;
}

/** Kind of the company and the services that it uses: two calls of their own, each made only where something changed. */
export function TypeDialog({ company, onClose }: TypeDialogProps) {
  const text = useText(adminAccountsText).companies;
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () =>
      new FormStore({ type: company.type, role_id: company.role_id }, ({ role_id }) => checkOf(validate)({ role_id })),
  );
  const params = { id: company.id };
  return (
    <FormDialog
      title={text.changeType}
      action={text.change}
      pendingAction={text.changing}
      store={store}
      onClose={onClose}
      onSubmit={async ({ type, role_id }) => {
        const roles = role_id as AdminCompany['role_id'];
        if (type !== company.type)
          await api.call(updateCompanyType, { params, body: { type: type as AdminCompany['type'] } });
        if (roles.length !== company.role_id.length || !roles.every((role) => company.role_id.includes(role)))
          await api.call(updateCompanyRole, { params, body: { role_id: roles } });
        toast(text.changed);
        await refresh('adminCompanies');
        onClose();
      }}
    >
      <RuledForm>
        <RadioRow name="type" label={text.type} required number options={optionsOf(companyTypes)} />
        <ChecksRow name="role_id" label={text.roles} required number options={optionsOf(companyRoleIds)} />
      </RuledForm>
    </FormDialog>
  );
}
