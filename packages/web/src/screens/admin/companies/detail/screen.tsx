import { deleteAdminCompany, readAdminCompany, restoreAdminCompany } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { History } from '../../../../kits/detail/history.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { TypeDialog } from './type-dialog.tsx';

/** One company: what is known of it, what the staff can do with it, what was done. */
export function Screen() {
  const text = useText(adminAccountsText).companies;
  const { edit } = useText(commonText);
  const params = useRecordParams();
  const query = useQuery(endpointQuery(readAdminCompany, { params }));
  const [isTypeOpen, setTypeOpen] = useState(false);
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      actions={({ name, member_count }) => (
        <>
          <RemoveButton
            name={name}
            effects={text.effects(member_count)}
            remove={() => api.call(deleteAdminCompany, { params })}
            restore={() => api.call(restoreAdminCompany, { params })}
            part="adminCompanies"
          />
          <Button onClick={() => setTypeOpen(true)}>{text.changeType}</Button>
          <ButtonLink kind="main" to="/admin/companies/edit/:id?" params={params}>
            {edit}
          </ButtonLink>
        </>
      )}
    >
      {(company) => (
        <>
          <CompanyFacts company={company} />
          <History kind="company" id={company.id} />
          {isTypeOpen ? <TypeDialog company={company} onClose={() => setTypeOpen(false)} /> : null}
        </>
      )}
    </DetailPage>
  );
}
