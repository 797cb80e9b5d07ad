import { listBulkRuns, readApplication, type BulkRunView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { TableSection } from '../../../../kits/list/list-section.tsx';
import { adminBulkRunsText } from '../../../../messages/admin-bulk-runs.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Progress } from '../../../../ui/steps.tsx';
import { Notice, type Meaning } from '../../../../ui/surfaces.tsx';
import { RunActions } from './run-actions.tsx';
import { StartDialog } from './start-dialog.tsx';

const meanings: Readonly<Record<BulkRunView['state'], Meaning>> = {
  running: 'info',
  packing: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** Bulk runs of an application with their progress, which the events of the server keep up to date. */
export function Screen() {
  const text = useText(adminBulkRunsText);
  const params = useRecordParams();
  const application = useQuery(endpointQuery(readApplication, { params }));
  const [isOpen, setOpen] = useState(false);
  const start = (
    <Button kind="main" onClick={() => setOpen(true)}>
      {text.start}
    </Button>
  );
  return (
    <DetailPage
      query={application}
      title={({ name }) => text.title(name)}
      actions={({ published_number: published }) => (
        <>
          <ButtonLink to="/admin/applications/:id" params={params}>
            {text.application}
          </ButtonLink>
          {published === null ? null : start}
        </>
      )}
    >
      {({ published_number: published }) => (
        <>
          {published === null ? <Notice kind="warning">{text.notPublished}</Notice> : null}
          <TableSection<BulkRunView>
            title={text.list}
            name={listBulkRuns.name}
            owner={params.id}
            load={({ page, size }, signal) =>
              api.call(listBulkRuns, { signal, params, query: { page, per_page: size } })
            }
            nameColumn={{ head: text.name, of: ({ id }) => text.run(id) }}
            columns={[
              {
                id: 'state',
                head: text.state,
                value: ({ state }) => text.states[state],
                badge: ({ state }) => meanings[state],
              },
              {
                id: 'progress',
                head: text.progress,
                value: ({ made, failed, records }) => text.made(made + failed, records),
                cell: (run) => <RunProgress run={run} />,
              },
              { id: 'failed', head: text.failed, kind: 'number', value: ({ failed }) => text.failedUnit(failed) },
              { id: 'source', head: text.source, value: ({ source }) => text.sources[source], wideOnly: true },
              { id: 'format', head: text.format, value: ({ format }) => text.formats[format ?? ''], wideOnly: true },
              { id: 'number', head: text.number, value: ({ number }) => text.version(number), optional: true },
              { id: 'created', head: text.createdAt, kind: 'date', value: ({ created_at }) => timeOf(created_at) },
              { id: 'actions', head: text.actions, value: () => '', cell: (run) => <RunActions run={run} /> },
            ]}
            emptyWhy={text.emptyWhy}
            emptyAction={published === null ? undefined : start}
          />
          {isOpen ? <StartDialog id={params.id} onClose={() => setOpen(false)} /> : null}
        </>
      )}
    </DetailPage>
  );
}

function RunProgress({ run: { state, made, failed, records } }: { readonly run: BulkRunView }) {
  const text = useText(adminBulkRunsText);
  const words = text.made(made + failed, records);
  if (state !== 'running') return words;
  return (
    <>
      {words} <Progress label={text.progress} value={records === 0 ? 1 : (made + failed) / records} />
    </>
  );
}
