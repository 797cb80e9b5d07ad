import {
  downloadArchive,
  exportDocuments,
  readArchive,
  startArchive,
  type SearchConditions,
} from '@shorui/server/contract';
import { buildUrl } from '@shorui/server/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { saveReply } from '../../../kits/save-file.ts';
import { commonText } from '../../../messages/common.ts';
import { documentSearchText } from '../../../messages/document-search.ts';
import { useText } from '../../../messages/locale.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RuledList, RuledRow } from '../../../ui/ruled-list.tsx';
import { Progress } from '../../../ui/steps.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** Milliseconds between two looks at a zip that is being made. */
const pauseMs = 1_000;

export interface ExportButtonProps {
  readonly conditions: SearchConditions;
  readonly isEmpty: boolean;
}

/** Downloads what a search finds: the list as CSV, and all files as one zip, which a job makes. */
export function ExportButton({ conditions, isEmpty }: ExportButtonProps) {
  const text = useText(documentSearchText);
  const common = useText(commonText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-print="hide" disabled={isEmpty} onClick={() => setOpen(true)}>
        <Download className="ui-icon" aria-hidden="true" />
        {text.exports}
      </Button>
      {isOpen ? (
        <Dialog
          title={text.exportsTitle}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{common.close}</Button>}
        >
          <RuledList label={text.exportsTitle}>
            <ListRow conditions={conditions} />
            <ArchiveRow conditions={conditions} />
          </RuledList>
        </Dialog>
      ) : null}
    </>
  );
}

function ListRow({ conditions }: Pick<ExportButtonProps, 'conditions'>) {
  const text = useText(documentSearchText);
  const write = useMutation({
    mutationFn: async () => saveReply(await api.open(exportDocuments, { body: conditions }), `${text.list}.csv`),
  });
  return (
    <RuledRow
      name={text.list}
      meta={text.listWhat}
      end={
        <Button size="small" aria-label={text.downloadList} disabled={write.isPending} onClick={() => write.mutate()}>
          {write.isPending ? text.writing : text.download}
        </Button>
      }
    />
  );
}

function ArchiveRow({ conditions }: Pick<ExportButtonProps, 'conditions'>) {
  const text = useText(documentSearchText);
  const start = useMutation({ mutationFn: () => api.call(startArchive, { body: conditions }) });
  const id = start.data?.id;
  const { data = start.data } = useQuery({
    ...endpointQuery(readArchive, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'done' || state.data?.state === 'failed' ? false : pauseMs),
  });
  const file = data?.file ?? null;
  const isMaking = data?.state === 'waiting' || data?.state === 'running';
  return (
    <>
      <RuledRow
        name={text.archive}
        meta={file === null ? text.archiveWhat : `${file.name}　${bytesInWords(file.size)}`}
        end={
          file !== null && data !== undefined ? (
            <a
              className="ui-button"
              data-kind="main"
              data-size="small"
              aria-label={text.downloadArchive}
              href={buildUrl('', downloadArchive.path, { id: data.id })}
              download
            >
              {text.download}
            </a>
          ) : isMaking ? (
            <Progress label={text.making} value={data.progress / 100} />
          ) : (
            <Button
              size="small"
              aria-label={text.makeArchive}
              disabled={start.isPending}
              onClick={() => start.mutate()}
            >
              {start.isPending ? text.making : text.make}
            </Button>
          )
        }
      />
      {data?.state === 'failed' ? <Notice kind="danger">{text.archiveFailed}</Notice> : null}
      {data !== undefined && data.missing > 0 ? <Notice kind="warning">{text.missing(data.missing)}</Notice> : null}
    </>
  );
}
