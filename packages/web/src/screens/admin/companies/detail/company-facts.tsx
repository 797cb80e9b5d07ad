import { formatPhoneNumber } from '@shorui/engine/japanese';
import type { AdminCompany } from '@shorui/server/contract';
import { businesses, companyRoles, companySizes, companyTypes, legalForms } from '@shorui/server/enums';
import { Fragment } from 'react';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { dayOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { Link } from '../../../../ui/link.tsx';
import { Facts, Section } from '../../../../ui/surfaces.tsx';

/** What is known of a company. */
export function CompanyFacts({ company }: { readonly company: AdminCompany }) {
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
          [text.phone, company.phone && formatPhoneNumber(company.phone)],
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
