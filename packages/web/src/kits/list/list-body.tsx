import { ApiError } from '@shorui/server/client';
import { CloudOff, Files, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { errorText } from '../../messages/errors.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Notice } from '../../ui/surfaces.tsx';
import { Pager } from './pager.tsx';
import type { ListModel } from './use-list.ts';
import type { RowPage } from './use-rows.ts';

/** Words and the main action of a list without rows. */
export interface EmptyList {
  readonly emptyTitle?: string | undefined;
  /** What the list is good for. */
  readonly emptyWhy?: string | undefined;
  readonly emptyAction?: ReactNode;
}

export interface ListBodyProps<Row extends { readonly id: number }> extends EmptyList {
  readonly list: ListModel<Row>;
  /** False for a list that has all of its rows at once. */
  readonly paged?: boolean | undefined;
  /** In the place of the rows until they are there. */
  readonly waiting: ReactNode;
  readonly children: (page: RowPage<Row>) => ReactNode;
}

/** The rows of a list with its pager; or that it is loading, failed, has nothing at all, or nothing that matches. */
export function ListBody<Row extends { readonly id: number }>(props: ListBodyProps<Row>) {
  const { list, paged = true, waiting, children } = props;
  const { state, move, query, isNarrowed, clear } = list;
  const { data, error } = query;
  const text = useText(listText);
  if (data === undefined)
    return error === null ? waiting : <Failed error={error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {error === null ? null : <Notice kind="warning">{text.stale}</Notice>}
      {data.items.length > 0 ? (
        <>
          {children(data)}
          {paged ? <Pager state={state} change={move} total={data.total} /> : null}
        </>
      ) : isNarrowed ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={text.noneFound}
          action={<Button onClick={clear}>{text.clear}</Button>}
        >
          {state.q === '' ? text.noneFoundWhy : text.noneFoundFor(state.q)}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Files aria-hidden="true" />}
          title={props.emptyTitle ?? text.none}
          action={props.emptyAction}
        >
          {props.emptyWhy}
        </EmptyState>
      )}
    </>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText(listText);
  const common = useText(commonText);
  const errors = useText(errorText);
  const known = error instanceof ApiError && error.status !== 0 ? error : undefined;
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
        title={text.failed}
        action={<Button onClick={onRetry}>{common.reload}</Button>}
      >
        {known?.message ?? errors.unreachable}
        {known?.rid === undefined ? null : ` ${common.rid(known.rid)}`}
      </EmptyState>
    </div>
  );
}
