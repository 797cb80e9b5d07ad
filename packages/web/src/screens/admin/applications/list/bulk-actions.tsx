import {
  cloneApplicationCall,
  deleteApplication,
  restoreApplication,
  type ApplicationRow,
} from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { AskButton } from '../../../../kits/detail/ask-button.tsx';
import type { Chosen } from '../../../../kits/list/use-list.ts';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { Bullets } from '../../../../ui/surfaces.tsx';
import { useToast } from '../../../../ui/toast.tsx';

export interface BulkActionsProps {
  readonly chosen: Chosen<ApplicationRow>;
  readonly onDone: () => void;
}

/** What can be done with several applications; with deleted ones: restore them. */
export function BulkActions({ chosen, onDone }: BulkActionsProps) {
  const text = useText(adminApplicationsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const { trash }: { readonly trash?: unknown } = useSearch({ strict: false });
  const { count } = chosen;
  const run = async (
    one: (id: number) => Promise<unknown>,
    done: string,
    takeBack?: (ids: readonly number[]) => void,
  ): Promise<void> => {
    const ids = (await chosen.load()).map(({ id }) => id);
    for (const id of ids) await one(id);
    onDone();
    toast(done, takeBack && (() => takeBack(ids)));
    await refresh('applications');
  };
  // A refusal opens the dialog of errors: the bar of the selection is gone by then.
  const undo = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await api.call(restoreApplication, { params: { id } });
    },
    onSuccess: async (_done, ids) => {
      toast(text.restoredMany(ids.length));
      await refresh('applications');
    },
  });
  if (String(trash) === 'true')
    return (
      <AskButton
        action={text.restore}
        pending={text.restoring}
        kind="main"
        title={text.restoreMany(count)}
        onAgree={() => run((id) => api.call(restoreApplication, { params: { id } }), text.restoredMany(count))}
      >
        <Bullets items={text.restoreEffects} />
      </AskButton>
    );
  return (
    <>
      <AskButton
        action={text.copy}
        pending={text.copying}
        kind="main"
        title={text.copyMany(count)}
        onAgree={() => run((id) => api.call(cloneApplicationCall, { params: { id }, body: {} }), text.copied(count))}
      >
        <Bullets items={text.copyEffects} />
      </AskButton>
      <AskButton
        action={common.delete}
        pending={text.removing}
        kind="danger"
        title={text.removeMany(count)}
        onAgree={() =>
          run(
            (id) => api.call(deleteApplication, { params: { id } }),
            text.removedMany(count),
            (ids) => undo.mutate(ids),
          )
        }
      >
        <Bullets items={text.effects} />
      </AskButton>
    </>
  );
}
