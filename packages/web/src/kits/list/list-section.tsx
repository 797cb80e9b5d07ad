import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { RuledList, RuledSection } from '../../ui/ruled-list.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { CsvButton } from './csv-button.tsx';
import { ListBody, type EmptyList } from './list-body.tsx';
import { ListTable, useColumns, type TableProps } from './list-table.tsx';
import { Toolbar } from './toolbar.tsx';
import {
  shapeOf,
  shapeOfSource,
  useAddressState,
  useList,
  useOwnState,
  type KeptState,
  type ListModel,
  type ListSource,
} from './use-list.ts';
import './list.css';

interface SectionProps {
  readonly title: string;
  /** Words of the total; 件 unless given. */
  readonly count?: ((total: number) => string) | undefined;
  /** At the right end of the head: a link or a button. */
  readonly action?: ReactNode;
  /** The title is that of the tab in which the list is: it is not shown again. */
  readonly isTitled?: boolean | undefined;
}

/** A table as a section of a page, its state in the address: one in a page. */
export function TableSection<Row extends { readonly id: number }>(
  props: SectionProps & ListSource<Row> & TableProps<Row>,
) {
  const { title, count, action, isTitled, bulk, paged, emptyTitle, emptyWhy, emptyAction, ...source } = props;
  const list = useList(source, useAddressState(shapeOfSource(source)));
  const columns = useColumns(source);
  return (
    <Section title={title} count={count} action={action} isTitled={isTitled} list={list}>
      <ListTable
        label={title}
        source={source}
        list={list}
        columns={columns}
        bulk={bulk}
        paged={paged}
        emptyTitle={emptyTitle}
        emptyWhy={emptyWhy}
        emptyAction={emptyAction}
        tools={<CsvButton quiet name={title} source={source} list={list} columns={columns.shown} />}
      />
    </Section>
  );
}

export interface RowSectionProps<Row>
  extends SectionProps, EmptyList, Pick<ListSource<Row>, 'name' | 'load' | 'searchLabel'> {
  /** A row, a `RuledRow` with a key. */
  readonly children: (row: Row) => ReactNode;
}

/** Rows with controls of their own, with search and pager, as a section or in a dialog: the state lasts as long as it is shown. */
export function RowSection<Row extends { readonly id: number }>(props: RowSectionProps<Row>) {
  const { title, count, action, name, load, searchLabel, children, ...empty } = props;
  const kept: KeptState = useOwnState(shapeOf({}));
  const list = useList({ name, load }, kept);
  const text = useText(commonText);
  return (
    <Section title={title} count={count} action={action} list={list}>
      <div className="ui-list">
        <Toolbar state={list.state} change={list.move} name={name} shape={shapeOf({})} searchLabel={searchLabel} />
        <ListBody {...empty} list={list} waiting={<Skeleton rows={6} label={text.loading} />}>
          {({ items }) => <RuledList label={title}>{items.map(children)}</RuledList>}
        </ListBody>
      </div>
    </Section>
  );
}

function Section<Row extends { readonly id: number }>({
  title,
  count,
  action,
  isTitled = true,
  list,
  children,
}: SectionProps & { readonly list: ListModel<Row>; readonly children: ReactNode }) {
  const text = useText(commonText);
  const total = list.query.data?.total;
  if (!isTitled) return <section aria-label={title}>{children}</section>;
  return (
    <RuledSection title={title} count={total === undefined ? undefined : (count ?? text.count)(total)} action={action}>
      {children}
    </RuledSection>
  );
}
