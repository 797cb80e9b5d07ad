import { readAdminCompany, updateAdminCompany, type AdminCompany } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { validate } from 'contract:form/updateAdminCompany';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { DetailPage } from '../../../../kits/detail/detail-page.tsx';
import { FormStore, orNulls, textOf, valuesOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { checkOf, withMembers } from '../../../../kits/form/schema-check.ts';
import { useSeenRecord } from '../../../../kits/form/use-seen-record.ts';
import { useTitles } from '../../../../kits/titles.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { Link } from '../../../../ui/link.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { companyFields, CompanyForm } from './company-form.tsx';

const shownOf = (company: AdminCompany): FormValues => valuesOf(company, ['name', ...companyFields]);

/** Changes a company. */
export function Screen() {
  const titles = useTitles();
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const params = { id: Number(id) };
  const query = useQuery({ ...endpointQuery(readAdminCompany, { params }), refetchOnWindowFocus: false });
  const [reload, setReload] = useState(0);
  return (
    <DetailPage
      query={query}
      crumbs={[
        <Link key="list" to="/admin/companies">
          {titles['/admin/companies']}
        </Link>,
      ]}
      title={({ name }) => name}
    >
      {(company) => (
        <Edit key={reload} company={company} onReload={() => void query.refetch().then(() => setReload(reload + 1))} />
      )}
    </DetailPage>
  );
}

function Edit({ company, onReload }: { readonly company: AdminCompany; readonly onReload: () => void }) {
  const { saved } = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { id } = company;
  const [store] = useState(
    () => new FormStore(shownOf(company), withMembers(checkOf(validate), { version: 0, name: '' })),
  );
  const seen = useSeenRecord(store, company, shownOf);
  return (
    <CompanyForm
      store={store}
      isNew={false}
      onReload={onReload}
      onSubmit={async (values) => {
        const body = { name: textOf(values, 'name'), ...orNulls(values, companyFields), version: seen().version };
        await api.call(updateAdminCompany, { params: { id }, body });
        store.markSaved();
        toast(saved);
        await refresh('adminCompanies');
        await navigate({ to: hrefOf('/admin/companies/:id', { id }) });
      }}
    />
  );
}
