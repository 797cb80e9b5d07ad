import { readDocument, type DocumentDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../kits/detail/detail-page.tsx';
import { statusOf } from '../../../kits/documents/document-status.ts';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { Badge, Phrases } from '../../../ui/surfaces.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DocumentTab } from './document-tab.tsx';
import { DownloadsTab } from './downloads-tab.tsx';
import { FactsTab } from './facts-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { VersionsTab } from './versions-tab.tsx';

const documentQuery = (id: number) => ({ ...endpointQuery(readDocument, { params: { id } }), enabled: id > 0 });

export const prefetch = ({ queryClient, params }: PrefetchOptions): void => {
  const id = Number(params['id']);
  if (id > 0) void queryClient.prefetchQuery(endpointQuery(readDocument, { params: { id } }));
};

/** A document: its content, what is known of it, its versions and who had it. */
export function Screen() {
  const text = useText(documentDetailText);
  const words = useText(documentsText);
  const { id } = useRecordParams();
  return (
    <DetailPage<DocumentDetail>
      query={useQuery(documentQuery(id))}
      title={({ name }) => name}
      lead={(document) => {
        const { words: state, meaning } = statusOf(document, words);
        return (
          <>
            <Badge kind={meaning}>{state}</Badge>{' '}
            {document.is_shared ? <Badge kind="info">{words.shared}</Badge> : null}{' '}
            <Phrases
              items={[
                document.category_path.map(({ name }) => name).join(words.above),
                document.version_number === null ? '' : text.version(document.version_number),
                text.lastChange(timeOf(document.updated_at)),
                document.updated_user?.full_name ?? '',
              ].filter((each) => each !== '')}
            />
          </>
        );
      }}
      actions={(document) => <DetailActions document={document} />}
    >
      {(document) => <DetailTabs document={document} />}
    </DetailPage>
  );
}

function DetailTabs({ document }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const tabs = [
    { key: 'document', title: text.document, content: <DocumentTab document={document} /> },
    { key: 'facts', title: text.facts, content: <FactsTab document={document} /> },
    {
      key: 'versions',
      title: text.versions,
      count: document.versions.length,
      content: <VersionsTab document={document} />,
    },
    { key: 'downloads', title: text.downloads, content: <DownloadsTab document={document} /> },
    { key: 'history', title: text.history, content: <HistoryTab document={document} /> },
  ];
  const { tab: shown, ...others } = search;
  const current = tabs.find(({ key }) => key === shown)?.key ?? 'document';
  return (
    <Tabs
      label={text.tabs}
      tabs={tabs}
      current={current}
      onChange={(tab) =>
        void navigate({ to: '.', search: { ...others, ...(tab === 'document' ? {} : { tab }) }, replace: true })
      }
    />
  );
}
