import { cancelBulkRun, downloadBulkRun, type BulkRunView } from '@shorui/server/contract';
import { buildUrl } from '@shorui/server/client';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { AskButton } from '../../../../kits/detail/ask-button.tsx';
import { adminBulkRunsText } from '../../../../messages/admin-bulk-runs.ts';
import { useText } from '../../../../messages/locale.ts';
import { Bullets } from '../../../../ui/surfaces.tsx';
import { useToast } from '../../../../ui/toast.tsx';

/** The zip of a finished run; a way to stop one that is under way. */
export function RunActions({ run: { id, application_id, state } }: { readonly run: BulkRunView }) {
  const text = useText(adminBulkRunsText);
  const toast = useToast();
  const refresh = useRefresh();
  const params = { id: application_id, runId: id };
  if (state === 'done')
    return (
      <a
        className="ui-button"
        data-kind="plain"
        data-size="small"
        aria-label={text.downloadOf(id)}
        href={buildUrl('', downloadBulkRun.path, params)}
        download
      >
        {text.download}
      </a>
    );
  if (state !== 'running' && state !== 'packing') return null;
  return (
    <AskButton
      action={text.cancel}
      pending={text.cancelling}
      kind="danger"
      title={text.cancelTitle(id)}
      onAgree={async () => {
        await api.call(cancelBulkRun, { params });
        toast(text.cancelled);
        await refresh('bulkRuns');
      }}
    >
      <Bullets items={text.cancelEffects} />
    </AskButton>
  );
}
