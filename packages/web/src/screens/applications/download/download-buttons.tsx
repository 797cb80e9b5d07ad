import { ApiError } from '@shorui/server/client';
import { downloadFiles, downloadGuides } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { saveReply } from '../../../kits/save-file.ts';
import { commonText } from '../../../messages/common.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { errorText } from '../../../messages/errors.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** What is made: all files as they are, all in one format, or the guides. */
type Kind = 'original' | 'word' | 'pdf' | 'guides';
const formats = { word: 'docx', pdf: 'pdf' } as const;

export interface DownloadButtonsProps {
  readonly runId: number;
  readonly name: string;
  readonly isReady: boolean;
  readonly hasGuides: boolean;
}

/** Makes and saves the documents. While they are made the page says so; a failure says why, with a way to try again. */
export function DownloadButtons({ runId, name, isReady, hasGuides }: DownloadButtonsProps) {
  const text = useText(downloadsText);
  const toast = useToast();
  const get = useMutation({
    mutationFn: async (kind: Kind) => {
      const reply =
        kind === 'guides'
          ? await api.open(downloadGuides, { body: { app_user_id: runId } })
          : await api.open(downloadFiles, {
              body: { app_user_id: runId, ...(kind !== 'original' && { format: formats[kind] }) },
            });
      await saveReply(reply, name);
    },
    meta: { handled: true },
    onSuccess: () => toast(text.made),
  });
  const button = (kind: Kind, words: string, isMain = false) => (
    <Button
      kind={isMain ? 'main' : 'plain'}
      pending={get.isPending ? (get.variables === kind ? text.making : words) : undefined}
      onClick={() => get.mutate(kind)}
    >
      {words}
    </Button>
  );
  return (
    <>
      <div className="ui-actions">
        {isReady ? (
          <>
            {button('original', text.original, true)}
            {button('word', text.word)}
            {button('pdf', text.pdf)}
          </>
        ) : null}
        {hasGuides ? button('guides', text.guides) : null}
      </div>
      <p role="status">{get.isPending ? text.makingWhat : null}</p>
      {get.error === null ? null : (
        <Failure error={get.error} onRetry={() => get.mutate(get.variables ?? 'original')} />
      )}
    </>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText(downloadsText);
  const common = useText(commonText);
  const errors = useText(errorText);
  const known = error instanceof ApiError && error.status !== 0 ? error : undefined;
  return (
    <Notice kind="danger">
      <p>
        <b>{text.failed}</b>
      </p>
      <p>{known?.message ?? errors.unreachable}</p>
      {known?.rid === undefined ? null : <p className="ui-help">{common.rid(known.rid)}</p>}
      <Button size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  );
}
