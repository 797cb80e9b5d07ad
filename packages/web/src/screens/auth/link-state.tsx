import { ApiError } from '@shorui/server/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { registerText } from '../../messages/register.ts';
import { Button } from '../../ui/button.tsx';
import { Notice, Skeleton } from '../../ui/surfaces.tsx';

/**
 * A link of a mail is asked about once: it may work only once, and what it leads to does not change while the page is open. `static`:
 * not even when the stream of events opens and everything that was asked before is read again.
 */
export const onceOnly = {
  staleTime: 'static',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
  meta: { handled: true },
} as const;

/** What the link of a mail leads to: waiting, why it leads nowhere and how to go on, or what it is for. */
export function LinkState<T>({
  query,
  title,
  wayOn,
  children,
}: {
  readonly query: UseQueryResult<T>;
  readonly title: string;
  /** Links that help when the mail's link is dead. */
  readonly wayOn: ReactNode;
  readonly children: (data: T) => ReactNode;
}) {
  const common = useText(commonText);
  const text = useText(registerText);
  if (query.isSuccess) return children(query.data);
  if (query.isPending && query.fetchStatus !== 'idle') return <Skeleton rows={4} label={common.loading} />;
  const isLost = query.error instanceof ApiError && query.error.status === 0;
  return (
    <>
      <h1>{title}</h1>
      <Notice kind="danger">{query.isPending ? text.noCode : wordsOf(query.error, text)}</Notice>
      <div className="ui-actions">
        {isLost ? <Button onClick={() => void query.refetch()}>{common.reload}</Button> : wayOn}
      </div>
    </>
  );
}

/** Codes of an answer to a secret that leads nowhere: it is unknown, too old, or not even of the right shape. */
const deadCodes: readonly string[] = ['invalid', 'dead_link', 'not_found'];

function wordsOf(error: unknown, text: { readonly deadLink: string; readonly unreachable: string }): string {
  if (!(error instanceof ApiError) || error.status === 0) return text.unreachable;
  return deadCodes.includes(error.code) ? text.deadLink : error.message;
}
