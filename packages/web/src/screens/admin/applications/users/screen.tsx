import { listAppUserFilters, listAppUsers, readApplication, type AppUserRow } from '@shorui/server/contract';
import { applicationUserStates } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { choiceColumn, choiceFilter, dayColumn, recordFilter } from '../../../../kits/list/columns.ts';
import { TableSection } from '../../../../kits/list/list-section.tsx';
import { useAddressState } from '../../../../kits/list/use-list.ts';
import { adminAppUsersText } from '../../../../messages/admin-app-users.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Figures } from '../../../../ui/figures.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { AnswersDrawer } from './answers-drawer.tsx';
import { conditionsOf, filterOf } from './conditions.ts';
import { ExportDialog } from './export-dialog.tsx';
import { FiltersDialog } from './filters-dialog.tsx';

const sorts = ['newest', 'oldest'] as const;

/** Who uses an application, how far they are, and what they answered. */
export function Screen() {
  const text = useText(adminAppUsersText);
  const params = useRecordParams();
  const { id } = params;
  const application = useQuery(endpointQuery(readApplication, { params }));
  const sums = useQuery(endpointQuery(listAppUsers, { params, query: { per_page: 1 } }));
  const saved = useQuery(endpointQuery(listAppUserFilters, { params, query: { per_page: 100 } }));
  const [shown, setShown] = useState<AppUserRow>();
  const [dialog, setDialog] = useState<'export' | 'filters'>();
  const filters = [
    choiceFilter('state', text.state, applicationUserStates),
    recordFilter('saved', text.saved, saved.data?.items),
    { name: 'from', label: text.from, type: 'date' as const },
    { name: 'until', label: text.until, type: 'date' as const },
    { name: 'company', label: text.companyId, type: 'number' as const },
  ];
  const [state, change] = useAddressState({ sorts, filters });
  const quantity = (value: number | undefined) => ({ value: value?.toLocaleString(), unit: text.runs });
  return (
    <DetailPage
      query={application}
      title={({ name }) => text.title(name)}
      actions={() => (
        <>
          <ButtonLink to="/admin/applications/:id" params={params}>
            {text.application}
          </ButtonLink>
          <Button onClick={() => setDialog('filters')}>{text.filters.open}</Button>
          <Button kind="main" onClick={() => setDialog('export')}>
            {text.export.open}
          </Button>
        </>
      )}
    >
      {({ definition }) => (
        <>
          <Figures
            figures={[
              { label: text.total, ...quantity(sums.data?.total_quantity) },
              { label: text.complete, ...quantity(sums.data?.complete_quantity) },
            ]}
          />
          <TableSection<AppUserRow>
            title={text.list}
            name={listAppUsers.name}
            owner={id}
            load={(listed, signal) =>
              api.call(listAppUsers, {
                signal,
                params,
                query: {
                  ...conditionsOf(listed),
                  ...filterOf(listed),
                  page: listed.page,
                  per_page: listed.size,
                  sort: sorts.find((each) => each === listed.sort) ?? 'newest',
                },
              })
            }
            nameColumn={{ head: text.company, of: ({ company }) => company.name, show: setShown }}
            columns={[
              { id: 'user', head: text.user, value: ({ user }) => user.full_name },
              { id: 'email', head: text.email, value: ({ user }) => user.email, wideOnly: true },
              choiceColumn('state', text.state, applicationUserStates, (row) => row.state as 0 | 1 | 2, {
                badge: (row) => (row.state === 2 ? 'success' : row.state === 1 ? 'info' : 'neutral'),
              }),
              { id: 'number', head: text.number, kind: 'number', value: ({ number }) => text.version(number) },
              {
                id: 'paid',
                head: text.paidAt,
                kind: 'date',
                value: ({ paid_at: paid }) => paid && timeOf(paid),
                wideOnly: true,
              },
              dayColumn('created', text.begunAt, ({ created_at }) => created_at, {
                sort: { ascending: 'oldest', descending: 'newest' },
              }),
            ]}
            sorts={sorts}
            filters={filters}
            searchLabel={text.search}
            emptyWhy={text.emptyWhy}
          />
          {shown === undefined ? null : <AnswersDrawer run={shown} onClose={() => setShown(undefined)} />}
          {dialog === 'export' ? <ExportDialog id={id} state={state} onClose={() => setDialog(undefined)} /> : null}
          {dialog === 'filters' ? (
            <FiltersDialog
              id={id}
              state={state}
              definition={definition}
              onUse={(filter) => {
                change({ filters: { ...state.filters, saved: String(filter) } });
                setDialog(undefined);
              }}
              onClose={() => setDialog(undefined)}
            />
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
