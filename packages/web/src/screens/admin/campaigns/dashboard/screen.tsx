import { listCampaigns, readCampaignMail, type CampaignRow } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { dayColumn, recordFilter } from '../../../../kits/list/columns.ts';
import { TableSection } from '../../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../../kits/list/list-query.ts';
import { useAddressState } from '../../../../kits/list/use-list.ts';
import { useScreenTitle } from '../../../../kits/titles.ts';
import { adminCampaignsText } from '../../../../messages/admin-campaigns.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { EmptyState } from '../../../../ui/surfaces.tsx';
import { ApplicationSelect } from '../../application-select.tsx';
import { useApplications } from '../../use-applications.ts';
import { CreateCampaign, MailDialog } from '../campaign-dialogs.tsx';
import { campaignMeaning, periodOf } from '../campaign-state.ts';
import { CampaignDrawer } from './campaign-drawer.tsx';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Campaigns of one application, which is chosen at the top. */
export function Screen() {
  const text = useText(adminCampaignsText);
  const title = useScreenTitle();
  const applications = useApplications();
  const [state, change] = useAddressState({
    sorts: [],
    filters: [recordFilter('application', text.application, applications)],
  });
  const chosen = state.filters['application'] ?? '';
  const application = applications?.find(({ id }) => String(id) === chosen);
  const [dialog, setDialog] = useState<'create' | 'mail'>();
  const close = (): void => setDialog(undefined);
  const add = (
    <Button kind="main" onClick={() => setDialog('create')}>
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHead
        title={title}
        actions={
          application === undefined ? undefined : (
            <>
              <Button onClick={() => setDialog('mail')}>{text.mail}</Button>
              {add}
            </>
          )
        }
      />
      <ApplicationSelect
        label={text.application}
        empty={text.chooseApplication}
        applications={applications ?? []}
        value={chosen}
        onChange={(id) => change({ q: '', filters: id === '' ? {} : { application: id } })}
      />
      {application === undefined ? (
        <EmptyState title={text.chooseTitle}>{text.chooseWhy}</EmptyState>
      ) : (
        <CampaignList key={application.id} applications={applications ?? []} add={add} />
      )}
      {dialog === 'create' && application !== undefined ? (
        <CreateCampaign application={application.id} onClose={close} />
      ) : null}
      {dialog === 'mail' && application !== undefined ? <Mail application={application} onClose={close} /> : null}
    </>
  );
}

/** The campaigns of the application in the address. */
function CampaignList({ applications, add }: { readonly applications: readonly Named[]; readonly add: ReactNode }) {
  const text = useText(adminCampaignsText);
  const [shown, setShown] = useState<CampaignRow>();
  return (
    <>
      <TableSection<CampaignRow>
        title={text.list}
        name={listCampaigns.name}
        load={(state, signal) =>
          api.call(listCampaigns, {
            signal,
            params: { id: Number(state.filters['application']) },
            query: pageQuery(state),
          })
        }
        nameColumn={{ head: text.name, of: ({ name }) => name, show: setShown }}
        columns={[
          {
            id: 'state',
            head: text.state,
            value: (row) => text.states[row.state],
            badge: (row) => campaignMeaning[row.state],
          },
          { id: 'period', head: text.period, value: (row) => periodOf(row, text) },
          {
            id: 'adds',
            head: text.newCompanies,
            value: (row) => (row.adds_new_companies ? text.yes : text.no),
            wideOnly: true,
          },
          dayColumn('created', text.createdAt, ({ created_at }) => created_at, { named: true }),
        ]}
        filters={[{ ...recordFilter('application', text.application, applications), isFixed: true }]}
        searchLabel={text.search}
        emptyWhy={text.emptyWhy}
        emptyAction={add}
      />
      {shown === undefined ? null : <CampaignDrawer listed={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** The words of the mails, once they are loaded. */
function Mail({ application, onClose }: { readonly application: Named; readonly onClose: () => void }) {
  const query = useQuery(endpointQuery(readCampaignMail, { params: { id: application.id } }));
  if (query.data === undefined) return null;
  return <MailDialog application={application} mail={query.data} readAgain={query.refetch} onClose={onClose} />;
}
