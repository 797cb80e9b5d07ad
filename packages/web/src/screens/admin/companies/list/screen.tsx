import { searchAdminCompanies, type AdminCompanyRow } from '@shorui/server/contract';
import { companyRoles, companyTypes } from '@shorui/server/enums';
import { api } from '../../../../api/client.ts';
import { choiceColumn, choiceFilter, dayColumn } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { given, pageQuery, valueOf } from '../../../../kits/list/list-query.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { prefetchRows, type LoadRows } from '../../../../kits/list/use-rows.ts';
import { useText } from '../../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';

const sorts = ['newest', 'oldest', 'name'] as const;

const load: LoadRows<AdminCompanyRow> = (state, signal) =>
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
  });

export const prefetch = (options: PrefetchOptions): void =>
  prefetchRows(options, { name: searchAdminCompanies.name, load, sorts });

/** All companies. */
export function Screen() {
  const text = useText(adminAccountsText).companies;
  return (
    <ListPage<AdminCompanyRow>
      name={searchAdminCompanies.name}
      load={load}
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/companies/:id', { id }),
        sort: { ascending: 'name' },
      }}
      columns={[
        { id: 'email', head: text.email, value: ({ email }) => email, wideOnly: true },
        choiceColumn('type', text.type, companyTypes, ({ type }) => type, {
          badge: ({ type }) => (type === 1 ? 'warning' : 'neutral'),
        }),
        choiceColumn('roles', text.roles, companyRoles, ({ roles }) => roles),
        { id: 'plan', head: text.plan, value: ({ plan }) => plan?.name },
        { id: 'members', head: text.members, kind: 'number', value: (row) => text.membersUnit(row.member_count) },
        dayColumn('created', text.createdAt, (row) => row.created_at, {
          sort: { ascending: 'oldest', descending: 'newest' },
        }),
      ]}
      sorts={sorts}
      filters={[choiceFilter('type', text.type, companyTypes), choiceFilter('role', text.roles, companyRoles)]}
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
