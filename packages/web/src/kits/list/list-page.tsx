import { ApiError } from '@shorui/server/client';
import { CloudOff, Download, Files, SearchX, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { errorText } from '../../messages/errors.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, Notice } from '../../ui/surfaces.tsx';
import { useScreenTitle } from '../titles.ts';
import { Grid, type Column, type NameColumn } from './grid.tsx';
import { isNarrowed, type Filter, type ListState } from './list-state.ts';
import { Pager } from './pager.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListState, useRows, type LoadRows } from './use-list.ts';
import { WaitingRows } from './waiting-rows.tsx';
import './list.css';

export interface ListPageProps<Row> {
  /** Name of the rows in the query cache: a change makes them old by `invalidateQueries({ queryKey: [name] })`. */
  readonly name: string;
  readonly load: LoadRows<Row>;
  readonly nameColumn: NameColumn<Row>;
  readonly columns: readonly Column<Row>[];
  /** Sorts of the endpoint, the default first. */
  readonly sorts?: readonly string[];
  readonly filters?: readonly Filter[];
  /** What the search box searches. Without it there is none. */
  readonly searchLabel?: string;
  /** The main action of the list; it is offered in its head and where the list is empty. */
  readonly action?: ReactNode;
  /** What the list is good for, where it is empty. */
  readonly emptyWhy?: string;
  /** Address of the rows as CSV, by what is shown. */
  readonly csv?: (state: ListState) => string;
  /** Buttons that do something with the selected rows. Without it nothing is selected. */
  readonly bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
}

const noSorts: readonly string[] = [];
const noFilters: readonly Filter[] = [];

/** A page with one list: head, search and filters, table, pager, and every state between. Its state stands in the address. */
export function ListPage<Row extends { readonly id: number }>(props: ListPageProps<Row>) {
  const { name, load, nameColumn, columns, sorts = noSorts, filters = noFilters, searchLabel, action, csv } = props;
  const text = useText(listText);
  const title = useScreenTitle() ?? '';
  const [state, change] = useListState({ sorts, filters });
  const query = useRows(name, state, load, (page) => change({ page }, true));
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const move = (next: Partial<ListState>, replace?: boolean): void => {
    setSelected(new Set());
    change(next, replace);
  };
  const { data, error } = query;
  const chosen = data?.items.filter(({ id }) => selected.has(id)) ?? [];
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {csv === undefined ? null : (
              <a className="ui-button" data-kind="plain" href={csv(state)} download>
                <Download className="ui-icon" aria-hidden="true" />
                {text.csv}
              </a>
            )}
            {action}
          </>
        }
      />
      {chosen.length > 0 && props.bulk !== undefined ? (
        <div className="ui-selection" role="status" data-print="hide">
          <b>{text.selected(chosen.length)}</b>
          <span>{text.ofPage(data?.items.length ?? 0)}</span>
          <div>
            {props.bulk(chosen, () => setSelected(new Set()))}
            <IconButton
              label={text.unselect}
              icon={<X className="ui-icon" />}
              size="small"
              onClick={() => setSelected(new Set())}
            />
          </div>
        </div>
      ) : (
        <Toolbar state={state} change={move} filters={filters} searchLabel={searchLabel} />
      )}
      {data !== undefined && error !== null ? <Notice kind="warning">{text.stale}</Notice> : null}
      <div className="ui-list">
        {data === undefined ? (
          error === null ? (
            <WaitingRows
              heads={[nameColumn.head, ...columns.map(({ head }) => head)]}
              rows={Math.min(state.size, 12)}
            />
          ) : (
            <Failed error={error} onRetry={() => void query.refetch()} />
          )
        ) : data.items.length > 0 ? (
          <>
            <Grid
              label={title}
              name={nameColumn}
              columns={columns}
              rows={data.items}
              total={data.total}
              offset={(state.page - 1) * state.size}
              sort={state.sort}
              onSort={(sort) => move({ sort })}
              isBusy={query.isPlaceholderData}
              selected={props.bulk === undefined ? undefined : selected}
              onSelect={setSelected}
            />
            <Pager state={state} change={move} total={data.total} />
          </>
        ) : isNarrowed(state) ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={text.noneFound}
            action={<Button onClick={() => move({ q: '', filters: {} })}>{text.clear}</Button>}
          >
            {text.noneFoundWhy}
          </EmptyState>
        ) : (
          <EmptyState icon={<Files aria-hidden="true" />} title={text.none} action={action}>
            {props.emptyWhy}
          </EmptyState>
        )}
      </div>
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
