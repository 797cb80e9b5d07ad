import {
  downloadArchive,
  readArchive,
  startArchive,
  type Document,
  type DocumentArchive,
} from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import type { Chosen } from '../../../kits/list/use-list.ts';
import { saveReply } from '../../../kits/save-file.ts';
import { commonText } from '../../../messages/common.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Progress } from '../../../ui/steps.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** Milliseconds between two looks at a zip that is being made. */
const lookMs = 1000;

const isOver = ({ state }: DocumentArchive): boolean => state === 'done' || state === 'failed';

export interface ZipDialogProps {
  readonly chosen: Chosen<Document>;
  readonly onClose: () => void;
}

/** Makes one zip of the selected documents, shows how far it is, and saves it. */
export function ZipDialog({ chosen, onClose }: ZipDialogProps) {
  const text = useText(documentsText);
  const common = useText(commonText);
  const key = useId();
  const started = useQuery({
    queryKey: ['documents.zip', key],
    queryFn: async () => {
      const rows = await chosen.load();
      return api.call(startArchive, { body: { ids: rows.map(({ id }) => id) } });
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { handled: true },
  });
  const id = started.data?.id ?? 0;
  const archive = useQuery({
    queryKey: ['documents.zip', key, id],
    queryFn: ({ signal }) => api.call(readArchive, { params: { id }, signal }),
    enabled: id > 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOver(data) ? false : lookMs),
    meta: { handled: true },
  });
  const save = useMutation({
    mutationFn: async () => saveReply(await api.open(downloadArchive, { params: { id } }), 'documents.zip'),
    onSuccess: onClose,
  });
  return (
    <Dialog
      title={text.zipTitle(chosen.count)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{archive.data?.state === 'done' ? common.close : common.cancel}</Button>
          <Button
            kind="main"
            disabled={archive.data?.state !== 'done'}
            pending={save.isPending ? text.downloading : undefined}
            onClick={() => save.mutate()}
          >
            {text.zipSave}
          </Button>
        </>
      }
    >
      <p className="ui-help">{text.zipHelp}</p>
      <Loaded query={started.data === undefined ? started : archive} rows={1}>
        {(shown) => <State archive={shown} />}
      </Loaded>
    </Dialog>
  );
}

function State({ archive: { state, progress, missing } }: { readonly archive: DocumentArchive }) {
  const text = useText(documentsText);
  if (state === 'failed') return <Notice kind="danger">{text.zipFailed}</Notice>;
  if (state !== 'done')
    return (
      <>
        <p role="status">{text.zipMaking}</p>
        <Progress label={text.zipMaking} value={progress / 100} />
      </>
    );
  return (
    <>
      <p role="status">{text.zipReady}</p>
      {missing === 0 ? null : <Notice kind="warning">{text.zipMissing(missing)}</Notice>}
    </>
  );
}
