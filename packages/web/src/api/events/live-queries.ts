import type { SessionUser } from '@shorui/server/contract';
import type { QueryClient } from '@tanstack/react-query';
import { forgetEarly } from '../early-replies.ts';
import { sessionQuery } from '../session.ts';
import { connectEvents } from './connect-events.ts';
import { isOfParts, partsOf } from './event-queries.ts';
import type { EventArea, StreamMessage } from './protocol.ts';

/** Milliseconds for which events are gathered, so that a change of many records reads each list once. */
const gatherMs = 120;

export interface LiveOptions {
  readonly area: EventArea;
  /** Changes with the session (api/client.ts). */
  readonly session: string;
  /** The session of this browser has ended. */
  readonly onSessionEnd: () => void;
}

/** What was asked before the stream was open may have changed in between. */
async function readEarlier(queryClient: QueryClient, since: number): Promise<void> {
  const cache = queryClient.getQueryCache();
  const asked = new Set(
    cache
      .getAll()
      .filter(
        ({ state }) => state.fetchStatus === 'fetching' || (state.data !== undefined && state.dataUpdatedAt < since),
      ),
  );
  await Promise.allSettled([...asked].map(async ({ promise }) => promise));
  await queryClient.invalidateQueries({ predicate: (query) => asked.has(query) });
}

/** From now on what others change is read again as soon as the server reports it. */
export function keepLive(queryClient: QueryClient, { area, session, onSessionEnd }: LiveOptions): void {
  const old = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = (): void => {
    timer = undefined;
    const parts = [...old];
    old.clear();
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfParts(queryKey, parts) });
  };
  const workspaceId = (): number | null =>
    area === 'admin'
      ? null
      : (queryClient.getQueryData<SessionUser | null>(sessionQuery.queryKey)?.workspace?.id ?? null);

  connectEvents(area, session, (message: StreamMessage) => {
    if (message.type === 'ended') return onSessionEnd();
    if (message.type === 'open') {
      forgetEarly();
      void readEarlier(queryClient, message.since);
      return undefined;
    }
    const parts = partsOf(message.event, workspaceId());
    if (parts === 'all') return void queryClient.invalidateQueries();
    for (const part of parts) old.add(part);
    if (old.size > 0) timer ??= setTimeout(readAgain, gatherMs);
    return undefined;
  });
}
