import { ApiError } from '@shorui/server/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { errorText } from '../messages/errors.ts';
import { useText } from '../messages/locale.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeleton } from '../ui/surfaces.tsx';

export interface LoadedProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Rows of the skeleton. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a query gives, in its place: a skeleton while it loads, what failed and a way to try again. What does not exist is not asked for again. Data that is there stays. */
export function Loaded<T>({ query, rows = 4, children }: LoadedProps<T>) {
  const text = useText(commonText);
  const errors = useText(errorText);
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <Skeleton rows={rows} label={text.loading} />;
  const known = query.error instanceof ApiError && query.error.status !== 0 ? query.error : undefined;
  return (
    <Notice kind="danger">
      <p>{known?.message ?? errors.unreachable}</p>
      {known?.status === 404 ? <p>{errors.goneWhy}</p> : null}
      {known?.rid === undefined ? null : <p className="ui-help">{text.rid(known.rid)}</p>}
      {known?.status === 404 ? null : (
        <Button size="small" onClick={() => void query.refetch()}>
          {text.reload}
        </Button>
      )}
    </Notice>
  );
}
