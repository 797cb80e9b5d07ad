import { memos, type Memo } from '@shorui/server/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { Loaded } from '../../kits/loaded.tsx';
import { dashboardText } from '../../messages/dashboard.ts';
import { timeOf } from '../../messages/dates.ts';
import { useText } from '../../messages/locale.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CheckMark } from '../../ui/inputs.tsx';
import { PagerBar } from '../../ui/pager-bar.tsx';
import { Preserved, RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { useToast } from '../../ui/toast.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';

const perPage = 10;
/** Opened by a press: the first picture of the dashboard has no form. */
const MemoDialog = lazyDialog(async () => (await import('./memo-dialog.tsx')).MemoDialog);

/** Beginning of a memo, as the name of its controls. */
const nameOf = ({ content }: Memo): string => [...(content.split('\n')[0] ?? '')].slice(0, 20).join('');

/** The memos of the person: add, edit, delete several. A deletion can be taken back for a moment. */
export function MemoList() {
  const text = useText(dashboardText);
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Memo | 'new'>();
  const [chosen, setChosen] = useState<readonly Memo[]>([]);
  const query = useQuery({
    ...endpointQuery(memos.list, { query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Button size="small" onClick={() => setEdited('new')}>
      <Plus className="ui-icon" aria-hidden="true" />
      {text.addMemo}
    </Button>
  );
  const toggle = (memo: Memo): void =>
    setChosen(chosen.some(({ id }) => id === memo.id) ? chosen.filter(({ id }) => id !== memo.id) : [...chosen, memo]);
  return (
    <RuledSection
      title={text.memos}
      action={chosen.length === 0 ? add : <Chosen memosChosen={chosen} onDone={() => setChosen([])} />}
    >
      <Loaded query={query} rows={3}>
        {({ items, total, page: shown, per_page }) =>
          items.length === 0 ? (
            <EmptyState title={text.memosEmpty}>{text.memosEmptyWhy}</EmptyState>
          ) : (
            <>
              <RuledList label={text.memos}>
                {items.map((memo) => (
                  <RuledRow
                    key={memo.id}
                    lead={
                      <CheckMark
                        label={text.select(nameOf(memo))}
                        checked={chosen.some(({ id }) => id === memo.id)}
                        onChange={() => toggle(memo)}
                      />
                    }
                    name={<Preserved>{memo.content}</Preserved>}
                    meta={timeOf(memo.updated_at)}
                    end={
                      <IconButton
                        size="small"
                        label={text.edit(nameOf(memo))}
                        icon={<Pencil className="ui-icon" aria-hidden="true" />}
                        onClick={() => setEdited(memo)}
                      />
                    }
                  />
                ))}
              </RuledList>
              {total > per_page ? <PagerBar page={shown} perPage={per_page} total={total} onPage={setPage} /> : null}
            </>
          )
        }
      </Loaded>
      {edited === undefined ? null : (
        <Suspense>
          <MemoDialog
            memo={edited === 'new' ? undefined : edited}
            readAgain={async () => {
              const { isSuccess, data } = await query.refetch();
              return { isSuccess, data: data?.items.find((memo) => edited !== 'new' && memo.id === edited.id) };
            }}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </RuledSection>
  );
}

/** What can be done with the chosen memos. */
function Chosen({ memosChosen, onDone }: { readonly memosChosen: readonly Memo[]; readonly onDone: () => void }) {
  const text = useText(dashboardText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [memos.list.name] });
  // Deleted memos cannot be restored, so the way back writes them again, in the order in which they were written.
  const putBack = useMutation({
    async mutationFn(deleted: readonly Memo[]) {
      for (const { content } of deleted.toSorted((a, b) => a.id - b.id))
        await api.call(memos.create, { body: { content } });
    },
    onSuccess: (_, deleted) => toast(text.putBack(deleted.length)),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (deleted: readonly Memo[]) =>
      api.call(memos.deleteMany, { body: { ids: deleted.map(({ id }) => id) } }),
    onSuccess: (_, deleted) => {
      toast(text.removed(deleted.length), () => putBack.mutate(deleted));
      onDone();
    },
    onSettled: refresh,
  });
  return (
    <>
      <span role="status">{text.selected(memosChosen.length)}</span>
      <Button size="small" kind="quiet" onClick={onDone}>
        {text.clearSelection}
      </Button>
      <Button
        size="small"
        pending={remove.isPending ? text.deleting : undefined}
        onClick={() => remove.mutate(memosChosen)}
      >
        {text.deleteSelected}
      </Button>
    </>
  );
}
