import { createAdminCompany, type BodyOf } from '@shorui/server/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { validate } from 'contract:form/createAdminCompany';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { filledValues, FormStore } from '../../../../kits/form/form-store.ts';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { useTitles } from '../../../../kits/titles.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { Link } from '../../../../ui/link.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { CompanyForm } from '../edit/company-form.tsx';

/** Adds a company. */
export function Screen() {
  const text = useText(adminAccountsText).companies;
  const { crumbs } = useText(detailText);
  const titles = useTitles();
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const title = titles['/admin/companies/create'];
  const [store] = useState(() => new FormStore({ type: 0, role_id: [1] }, checkOf(validate)));
  return (
    <>
      <PageHead
        title={title}
        crumbsLabel={crumbs}
        crumbs={[
          <Link key="list" to="/admin/companies">
            {titles['/admin/companies']}
          </Link>,
          title,
        ]}
      />
      <CompanyForm
        store={store}
        isNew
        onSubmit={async (values) => {
          // The form checks the values by the schema of the call before they are sent.
          const body = filledValues(values) as BodyOf<typeof createAdminCompany>;
          const { id } = await api.call(createAdminCompany, { body });
          store.markSaved();
          toast(text.created);
          await refresh('adminCompanies');
          await navigate({ to: hrefOf('/admin/companies/:id', { id }) });
        }}
      />
    </>
  );
}
