import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { RuledList, RuledSection } from '../../ui/ruled-list.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { PagerBar } from '../../ui/pager-bar.tsx';
import { Loaded } from '../loaded.tsx';
import { SearchBox } from './search-box.tsx';

interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

export interface PagedRowsProps<T> {
  readonly title: string;
  readonly query: UseQueryResult<Page<T>>;
  readonly keyword: string;
  readonly searchLabel: string;
  /** Words of the total; 件 unless given. */
  readonly count?: (total: number) => string;
  /** What the search looks at, `氏名・カナ・メールアドレス`. */
  readonly searchHint?: string;
  readonly onShow: (next: { readonly page?: number; readonly keyword?: string }) => void;
  /** In the place of a list that has nothing at all. */
  readonly empty: ReactNode;
  /** Words of what a keyword did not find. */
  readonly notFound: (keyword: string) => string;
  readonly action?: ReactNode;
  /** A row of the list, a `RuledRow` with a key. */
  readonly children: (item: T) => ReactNode;
}

/** A list by page with search: rows, how many there are, and what to do where there is none. */
export function PagedRows<T>(props: PagedRowsProps<T>) {
  const { title, query, keyword, searchLabel, searchHint, onShow, empty, notFound, action, children } = props;
  const text = useText(commonText);
  const count = props.count ?? text.count;
  const total = query.data?.total;
  return (
    <RuledSection title={title} count={total === undefined ? undefined : count(total)} action={action}>
      <SearchBox
        label={searchLabel}
        hint={searchHint}
        keyword={keyword}
        onSearch={(next) => onShow({ keyword: next })}
      />
      <Loaded query={query} rows={6}>
        {({ items, page, per_page, total: all }) =>
          items.length > 0 ? (
            <>
              <RuledList label={title}>{items.map(children)}</RuledList>
              <PagerBar page={page} perPage={per_page} total={all} onPage={(next) => onShow({ page: next })} />
            </>
          ) : keyword === '' ? (
            empty
          ) : (
            <EmptyState
              title={notFound(keyword)}
              action={<Button onClick={() => onShow({ keyword: '' })}>{text.clear}</Button>}
            />
          )
        }
      </Loaded>
    </RuledSection>
  );
}
