import {
  downloadArchive,
  exportDocuments,
  exportHistory,
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
import { useSaveReply } from '../../../kits/use-save-reply.ts';
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

/** Downloads what a search finds: the list as CSV, and all files as one zip, which a job makes; and the history of documents. */
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
            <CsvRow
              name={text.list}
              what={text.listWhat}
              action={text.downloadList}
              open={() => api.open(exportDocuments, { body: conditions })}
            />
            <CsvRow
              name={text.history}
              what={text.historyWhat}
              action={text.downloadHistory}
              open={() => api.open(exportHistory, {})}
            />
            <ArchiveRow conditions={conditions} />
          </RuledList>
        </Dialog>
      ) : null}
    </>
  );
}

interface CsvRowProps {
  readonly name: string;
  readonly what: string;
  /** Name of its button. */
  readonly action: string;
  readonly open: () => Promise<Response>;
}

/** A row for a file that the server writes while it is downloaded. */
function CsvRow({ name, what, action, open }: CsvRowProps) {
  const text = useText(documentSearchText);
  const save = useSaveReply(open, `${name}.csv`);
  return (
    <RuledRow
      name={name}
      meta={what}
      end={
        <Button size="small" aria-label={action} disabled={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? text.writing : text.download}
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
