import { deleteRun, listRuns, restoreRun, type ApplicationRun } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { useRunColumns } from '../../../kits/applications/run-columns.tsx';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { Chosen } from '../../../kits/list/use-list.ts';
import { applicationsText } from '../../../messages/applications.ts';
import { commonText } from '../../../messages/common.ts';
import { detailText } from '../../../messages/detail.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Bullets } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** What the person has begun with applications, the newest first. */
export function Screen() {
  const text = useText(applicationsText);
  return (
    <ListPage<ApplicationRun>
      name={listRuns.name}
      load={async (state, signal) => api.call(listRuns, { signal, query: pageQuery(state) })}
      {...useRunColumns()}
      bulk={(chosen, clear) => <RemoveRuns chosen={chosen} onDone={clear} />}
      emptyTitle={text.listEmpty}
      emptyWhy={text.listEmptyWhy}
      action={
        <ButtonLink kind="main" to="/applications">
          {text.find}
        </ButtonLink>
      }
    />
  );
}

function RemoveRuns({ chosen, onDone }: { readonly chosen: Chosen<ApplicationRun>; readonly onDone: () => void }) {
  const text = useText(applicationsText);
  const common = useText(commonText);
  const detail = useText(detailText);
  const toast = useToast();
  const refresh = useRefresh();
  const removed = common.count(chosen.count);
  // A refusal, as of a use beyond the limit, opens the dialog of errors.
  const undo = useMutation({
    mutationFn: async (runs: readonly ApplicationRun[]) => {
      for (const { id } of runs) await api.call(restoreRun, { params: { id } });
    },
    onSuccess: () => toast(detail.restored(removed)),
    onSettled: async () => refresh('applicationUse'),
  });
  return (
    <AskButton
      action={common.delete}
      pending={detail.removing}
      kind="danger"
      title={detail.removeTitle(removed)}
      onAgree={async () => {
        const runs = await chosen.load();
        for (const { id } of runs) await api.call(deleteRun, { params: { id } });
        toast(detail.removed(removed), () => undo.mutate(runs));
        onDone();
        await refresh('applicationUse');
      }}
    >
      <p>{detail.removeEffects}</p>
      <Bullets items={text.removeEffects} />
    </AskButton>
  );
}
