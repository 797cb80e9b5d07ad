import type { UseQueryResult } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { detailText } from '../../messages/detail.ts';
import { useText } from '../../messages/locale.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useCrumbs } from '../crumbs.tsx';
import { Loaded } from '../loaded.tsx';
import { useScreenTitle } from '../titles.ts';

export interface DetailPageProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** What the record is called; until it is there, the head shows the title of the screen. */
  readonly title: (data: T) => string;
  /** Facts in one line under the title, such as the state. */
  readonly lead?: (data: T) => ReactNode;
  /** Buttons; the main one last. */
  readonly actions?: (data: T) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A page about one record: the way to it, its name and actions, then what is known of it. */
export function DetailPage<T>({ query, title, lead, actions, children }: DetailPageProps<T>) {
  const text = useText(detailText);
  const screen = useScreenTitle();
  const { data } = query;
  const name = data === undefined ? screen : title(data);
  return (
    <>
      <PageHead
        title={name}
        crumbs={useCrumbs(name)}
        crumbsLabel={text.crumbs}
        lead={data === undefined ? undefined : lead?.(data)}
        actions={data === undefined ? undefined : actions?.(data)}
      />
      <Loaded query={query}>{children}</Loaded>
    </>
  );
}

/** The record that the address names: `:id` or `:id?`; NaN where it names none. */
export function useRecordParams(): { readonly id: number } {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  return { id: Number(id) };
}
