import { readAdminCompany, updateAdminCompany, type AdminCompany } from '@shorui/server/contract';
import { validate } from 'contract:form/updateAdminCompany';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { useEditedRecord } from '../../../../kits/detail/use-edited-record.ts';
import { orNulls, textOf, valuesOf } from '../../../../kits/form/form-store.ts';
import { checkOf, withMembers } from '../../../../kits/form/schema-check.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { companyFields, CompanyRows } from './company-rows.tsx';

const shownOf = (company: AdminCompany) => valuesOf(company, ['name', ...companyFields]);

/** Changes a company. */
export function Screen() {
  const { params, query } = useEditedRecord((record) => endpointQuery(readAdminCompany, { params: record }));
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      valuesOf={shownOf}
      check={withMembers(checkOf(validate), { version: 0, name: '' })}
      save={(values, version) =>
        api.call(updateAdminCompany, {
          params,
          body: { name: textOf(values, 'name'), ...orNulls(values, companyFields), version },
        })
      }
      part="adminCompanies"
      next={hrefOf('/admin/companies/:id', params)}
    >
      <CompanyRows />
    </EditPage>
  );
}
