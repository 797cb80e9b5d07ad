import { listDownloads, type DocumentDetail, type Download } from '@shorui/server/contract';
import { useCallback } from 'react';
import { api } from '../../../api/client.ts';
import { TableSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { LoadRows } from '../../../kits/list/use-rows.ts';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';

/** Who viewed and downloaded the document when, by links too. */
export function DownloadsTab({ document: { id } }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const load: LoadRows<Download> = useCallback(
    (state, signal) => api.call(listDownloads, { signal, params: { id }, query: pageQuery({ ...state, q: '' }) }),
    [id],
  );
  const who = ({ user, name, share_id, by_advisor }: Download): string =>
    user?.full_name ?? name ?? (by_advisor ? text.byAdvisor : share_id === null ? '' : text.byLink);
  return (
    <TableSection<Download>
      title={text.downloads}
      name={listDownloads.name}
      owner={id}
      load={load}
      nameColumn={{ head: text.who, of: who }}
      columns={[
        { id: 'at', head: text.at, kind: 'date', value: ({ at }) => timeOf(at) },
        { id: 'what', head: text.what, value: ({ what }) => (what === 'viewed' ? text.viewed : text.downloaded) },
        {
          id: 'version',
          head: text.versions,
          value: ({ version_number }) => (version_number === null ? '' : text.version(version_number)),
        },
        { id: 'address', head: text.address, value: ({ address }) => address, wideOnly: true },
      ]}
      emptyTitle={text.noDownloads}
    />
  );
}
