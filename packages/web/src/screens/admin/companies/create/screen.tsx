import { createAdminCompany, type BodyOf } from '@shorui/server/contract';
import { validate } from 'contract:form/createAdminCompany';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { filledValues } from '../../../../kits/form/form-store.ts';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { CompanyRows, ServiceRows } from '../edit/company-rows.tsx';

/** Adds a company. */
export function Screen() {
  const text = useText(adminAccountsText).companies;
  return (
    <CreatePage
      initial={{ type: 0, role_id: [1] }}
      check={checkOf(validate)}
      // The form checks the values by the schema of the call before they are sent.
      save={(values) =>
        api.call(createAdminCompany, { body: filledValues(values) as BodyOf<typeof createAdminCompany> })
      }
      done={text.created}
      part="adminCompanies"
      next={({ id }) => hrefOf('/admin/companies/:id', { id })}
    >
      <CompanyRows emailHelp={text.rootEmailHelp} />
      <ServiceRows />
    </CreatePage>
  );
}
