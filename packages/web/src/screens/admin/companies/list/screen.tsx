import { searchAdminCompanies } from '@shorui/server/contract';
import { companyRoles, companyTypes } from '@shorui/server/enums';
import { api } from '../../../../api/client.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { given, pageQuery, valueOf } from '../../../../kits/list/list-query.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { optionsOf, wordsOf } from '../../../../messages/choices.ts';
import { dayOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';

const sorts = ['newest', 'oldest', 'name'] as const;

/** All companies. */
export function Screen() {
  const text = useText(adminAccountsText).companies;
  return (
    <ListPage
      name={searchAdminCompanies.name}
      load={(state, signal) =>
        api.call(searchAdminCompanies, {
          signal,
          body: {
            ...pageQuery(state),
            sort: sorts.find((each) => each === state.sort) ?? 'newest',
            filters: given({
              type: valueOf(companyTypes, state.filters['type']),
              role: valueOf(companyRoles, state.filters['role']),
            }),
          },
        })
      }
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/companies/:id', { id }),
        sort: { ascending: 'name' },
      }}
      columns={[
        { id: 'email', head: text.email, value: ({ email }) => email, wideOnly: true },
        {
          id: 'type',
          head: text.type,
          value: ({ type }) => wordsOf(companyTypes, type),
          badge: ({ type }) => (type === 1 ? 'warning' : 'neutral'),
        },
        {
          id: 'roles',
          head: text.roles,
          value: ({ roles }) => roles.map((role) => wordsOf(companyRoles, role)).join('、'),
        },
        { id: 'plan', head: text.plan, value: ({ plan }) => plan?.name },
        {
          id: 'members',
          head: text.members,
          kind: 'number',
          value: ({ member_count }) => text.membersUnit(member_count),
        },
        {
          id: 'created',
          head: text.createdAt,
          kind: 'date',
          value: ({ created_at }) => dayOf(created_at),
          sort: { ascending: 'oldest', descending: 'newest' },
        },
      ]}
      sorts={sorts}
      filters={[
        { name: 'type', label: text.type, options: optionsOf(companyTypes) },
        { name: 'role', label: text.roles, options: optionsOf(companyRoles) },
      ]}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      action={
        <ButtonLink kind="main" to="/admin/companies/create">
          {text.add}
        </ButtonLink>
      }
    />
  );
}
