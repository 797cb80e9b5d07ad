import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { useScreenTitle } from '../titles.ts';
import { CsvButton } from './csv-button.tsx';
import type { ListState } from './list-state.ts';
import { ListTable, useColumns, type TableProps } from './list-table.tsx';
import { shapeOfSource, useAddressState, useList, type ListModel, type ListSource } from './use-list.ts';

export interface ListPageProps<Row extends { readonly id: number }>
  extends ListSource<Row>, Omit<TableProps<Row>, 'emptyAction'> {
  /** The main action of the list; it is offered in its head, and in its middle while the list has no rows at all. */
  readonly action?: ReactNode;
  /** Tools at the right end of the toolbar. */
  readonly tools?: ReactNode;
  /** At the left of the table on wide screens, such as a tree that narrows the list. */
  readonly beside?: ReactNode;
  /** Address of the rows as CSV, where the contract has such a call. Without it the browser writes the file, page by page. */
  readonly csv?: (state: ListState) => string;
  /** In the place of the rows as CSV, where more can be downloaded of a list. */
  readonly exports?: (list: ListModel<Row>) => ReactNode;
}

/** A page with one list: head, search and filters, table, pager, and every state between. Its state is kept in the address. */
export function ListPage<Row extends { readonly id: number }>(props: ListPageProps<Row>) {
  const { action, tools, beside, csv, exports, saved, view, bulk, paged, emptyTitle, emptyWhy, ...source } = props;
  const title = useScreenTitle() ?? '';
  const list = useList(source, useAddressState(shapeOfSource(source)));
  const columns = useColumns(source);
  const table = (
    <ListTable
      label={title}
      source={source}
      list={list}
      columns={columns}
      view={view}
      bulk={bulk}
      paged={paged}
      saved={saved}
      emptyTitle={emptyTitle}
      emptyWhy={emptyWhy}
      emptyAction={action}
      tools={tools}
    />
  );
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {exports?.(list) ?? (
              <CsvButton name={title} source={source} list={list} columns={columns.shown} href={csv?.(list.state)} />
            )}
            {list.isEmpty && !list.isNarrowed ? null : action}
          </>
        }
      />
      {beside === undefined ? (
        table
      ) : (
        <div className="ui-list-beside">
          {beside}
          {table}
        </div>
      )}
    </>
  );
}
