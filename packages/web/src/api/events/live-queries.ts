import { eventPosition } from '@shorui/server/client';
import type { SessionUser } from '@shorui/server/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { firstHeaders, forgetEarly } from '../early-replies.ts';
import { adminSessionQuery, sessionQuery } from '../session.ts';
import { connectEvents } from './connect-events.ts';
import { isOfParts, partsOf } from './event-queries.ts';
import { passEvent } from './heard-events.ts';
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

/**
 * Reads queries again. A first reply that is still under way is awaited: another call would be joined to it, and it may have been read
 * before the change.
 */
async function readAgain(queryClient: QueryClient, isOld: (query: Query) => boolean): Promise<void> {
  const under = new Set(
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.fetchStatus === 'fetching' && query.state.data === undefined && isOld(query)),
  );
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => isOld(query) && !under.has(query) }),
    Promise.allSettled([...under].map(async ({ promise }) => promise)).then(() =>
      queryClient.invalidateQueries({ predicate: (query) => under.has(query) }),
    ),
  ]);
}

/** From now on what others change is read again as soon as the server reports it. */
export async function keepLive(queryClient: QueryClient, options: LiveOptions): Promise<void> {
  const { area, session, onSessionEnd } = options;
  // Where the page asks for the session early, the reply tells where the events stood before anything else was read.
  if (globalThis.shoruiEarly !== undefined)
    await (
      area === 'admin' ? queryClient.ensureQueryData(adminSessionQuery) : queryClient.ensureQueryData(sessionQuery)
    ).catch(() => undefined);
  const since = performance.timeOrigin;
  const after = firstHeaders()?.get(eventPosition) ?? undefined;
  const old = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readOld = (): void => {
    timer = undefined;
    const parts = [...old];
    old.clear();
    void readAgain(queryClient, ({ queryKey }) => isOfParts(queryKey, parts));
  };
  const workspaceId = (): number | null =>
    area === 'admin'
      ? null
      : (queryClient.getQueryData<SessionUser | null>(sessionQuery.queryKey)?.workspace?.id ?? null);

  connectEvents(area, { session, since, after }, (message: StreamMessage) => {
    if (message.type === 'ended') return onSessionEnd();
    if (message.type === 'open') {
      forgetEarly();
      // What this page asked for before all events were delivered may have changed in between.
      if (message.since > since)
        void readAgain(
          queryClient,
          ({ state }) =>
            state.fetchStatus === 'fetching' || (state.data !== undefined && state.dataUpdatedAt < message.since),
        );
      return undefined;
    }
    passEvent(message.event);
    const parts = partsOf(message.event, workspaceId());
    if (parts === 'all') return void readAgain(queryClient, () => true);
    for (const part of parts) old.add(part);
    if (old.size > 0) timer ??= setTimeout(readOld, gatherMs);
    return undefined;
  });
}
