import { deleteAdminCompany, readAdminCompany, restoreAdminCompany, type AdminCompany } from '@shorui/server/contract';
import { businesses, companyRoles, companySizes, companyTypes, legalForms } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage } from '../../../../kits/detail/detail-page.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { useTitles } from '../../../../kits/titles.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { commonText } from '../../../../messages/common.ts';
import { dayOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink, Link } from '../../../../ui/link.tsx';
import { Facts, Section } from '../../../../ui/surfaces.tsx';
import { History } from '../../history.tsx';
import { TypeDialog } from './type-dialog.tsx';

/** One company: what is known of it, what the staff can do with it, what was done. */
export function Screen() {
  const text = useText(adminAccountsText).companies;
  const { edit } = useText(commonText);
  const titles = useTitles();
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const params = { id: Number(id) };
  const query = useQuery(endpointQuery(readAdminCompany, { params }));
  const [isTypeOpen, setTypeOpen] = useState(false);
  return (
    <DetailPage
      query={query}
      crumbs={[
        <Link key="list" to="/admin/companies">
          {titles['/admin/companies']}
        </Link>,
      ]}
      title={({ name }) => name}
      actions={({ name, member_count }) => (
        <>
          <RemoveButton
            name={name}
            effects={text.effects(member_count)}
            remove={() => api.call(deleteAdminCompany, { params })}
            restore={() => api.call(restoreAdminCompany, { params })}
            part="adminCompanies"
            list={hrefOf('/admin/companies')}
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

function CompanyFacts({ company }: { readonly company: AdminCompany }) {
  const text = useText(adminAccountsText).companies;
  const { facts } = useText(detailText);
  const { root_user: root, legal_form: form, business_id: business, size } = company;
  return (
    <Section title={facts}>
      <Facts
        rows={[
          [text.name, company.name],
          [text.nameKana, company.name_kana],
          [text.email, company.email],
          [text.phone, company.phone],
          [text.type, wordsOf(companyTypes, company.type)],
          [text.roles, company.roles.map((role) => wordsOf(companyRoles, role)).join('、')],
          [text.plan, company.plan?.name],
          [
            text.rootUser,
            <Fragment key="root">
              {root === null ? null : (
                <Link to="/admin/users/:id" params={{ id: root.id }}>
                  {root.full_name}
                </Link>
              )}
            </Fragment>,
          ],
          [
            text.members,
            <Link key="users" to="/admin/users" search={{ company: company.id }}>
              {`${text.users}（${text.membersUnit(company.member_count)}）`}
            </Link>,
          ],
          [text.legalForm, form === null ? null : wordsOf(legalForms, form)],
          [text.business, business === null ? null : wordsOf(businesses, business)],
          [text.size, size === null ? null : wordsOf(companySizes, size)],
          [text.createdAt, dayOf(company.created_at)],
        ]}
      />
    </Section>
  );
}
