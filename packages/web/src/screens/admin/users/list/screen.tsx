import { searchAdminUsers, updateAdminUser, type AdminUser } from '@shorui/server/contract';
import { userStatuses } from '@shorui/server/enums';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { AskButton } from '../../../../kits/detail/ask-button.tsx';
import { choiceFilter, dayColumn } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { given, pageQuery, valueOf } from '../../../../kits/list/list-query.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { prefetchRows, type LoadRows } from '../../../../kits/list/use-rows.ts';
import { useText } from '../../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { UserState, userStateWords } from '../user-state.tsx';

const load: LoadRows<AdminUser> = ({ filters, ...state }, signal) =>
  api.call(searchAdminUsers, {
    signal,
    query: {
      ...pageQuery(state),
      ...(filters['company'] && { company_id: Number(filters['company']) }),
      ...given({ status: valueOf(userStatuses, filters['status']) }),
      ...(filters['suspended'] && { suspended: filters['suspended'] === 'true' }),
    },
  });

export const prefetch = (options: PrefetchOptions): void =>
  prefetchRows(options, { name: searchAdminUsers.name, load });

/** Users of all companies. */
export function Screen() {
  const text = useText(adminAccountsText).users;
  const toast = useToast();
  const refresh = useRefresh();
  return (
    <ListPage<AdminUser>
      name={searchAdminUsers.name}
      load={load}
      nameColumn={{
        head: text.name,
        of: ({ full_name }) => full_name,
        href: ({ id }) => hrefOf('/admin/users/:id', { id }),
      }}
      columns={[
        { id: 'email', head: text.email, value: ({ email }) => email, wideOnly: true },
        { id: 'company', head: text.company, value: ({ companies }) => companies.map(({ name }) => name).join('、') },
        {
          id: 'state',
          head: text.state,
          value: (user) => userStateWords(user, text),
          cell: (user) => <UserState user={user} />,
        },
        dayColumn('created', text.createdAt, ({ created_at }) => created_at, { wideOnly: true }),
      ]}
      filters={[
        {
          name: 'suspended',
          label: text.state,
          options: [
            { value: 'false', text: text.active },
            { value: 'true', text: text.suspended },
          ],
        },
        choiceFilter('status', text.status, userStatuses),
        { name: 'company', label: text.companyId, type: 'number' },
      ]}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      bulk={(chosen, clear) => (
        <AskButton
          action={text.suspend}
          pending={text.suspending}
          kind="danger"
          title={text.suspendMany(chosen.count)}
          onAgree={async () => {
            for (const { id, version, suspended_at } of await chosen.load())
              if (suspended_at === null)
                await api.call(updateAdminUser, { params: { id }, body: { suspended: true, version } });
            clear();
            toast(text.suspendedNow);
            await refresh('adminUsers');
          }}
        >
          <ul className="ui-bullets">
            {text.suspendEffects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </AskButton>
      )}
    />
  );
}
