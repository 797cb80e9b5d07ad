import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { readSessionAdmin, readSessionUser, type ReplyOf, type SessionUser } from '@shorui/server/contract';
import { api, endsSession, mayHaveSession } from './client.ts';

export type SessionAdmin = ReplyOf<typeof readSessionAdmin>;

/** Gives null where the browser has no session; the server answers such calls with an error. */
async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  if (!mayHaveSession()) return null;
  try {
    return await call();
  } catch (error) {
    if (endsSession(error)) return null;
    throw error;
  }
}

/** The company user of this browser; null without a log-in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }): Promise<SessionUser | null> => orNull(() => api.call(readSessionUser, { signal })),
  staleTime: 60_000,
});

/** The member of the staff of this browser; null without a log-in. */
export const adminSessionQuery = queryOptions({
  queryKey: ['admin-session'],
  queryFn: ({ signal }): Promise<SessionAdmin | null> => orNull(() => api.call(readSessionAdmin, { signal })),
  staleTime: 60_000,
});

/** The person of this page, for what is kept in the browser for one person alone; undefined without a log-in. */
export function ownerOf(queryClient: QueryClient): string | undefined {
  const admin = queryClient.getQueryData(adminSessionQuery.queryKey);
  if (admin) return `admin-${admin.id}`;
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  return user ? `user-${user.id}-${user.workspace?.id ?? 0}` : undefined;
}
