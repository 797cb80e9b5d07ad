import { updateFirstLoggedIn, type SessionUser } from '@shorui/server/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api/client.ts';
import { sessionQuery } from '../api/session.ts';

/** Is the call under way or done? Once a page is enough. */
let isRecorded = false;

/**
 * Records that a user opened the product for the first time; lists of members show who never did. The staff acting as the user do not
 * count. A failure is left to the next page: no code waits for this call.
 */
export function useFirstLogin(user: SessionUser | null): void {
  const queryClient = useQueryClient();
  const isFirst = user !== null && user.first_logged_in_at === null && user.on_behalf === null;
  useEffect(() => {
    if (!isFirst || isRecorded) return;
    isRecorded = true;
    void api.call(updateFirstLoggedIn).then(
      ({ first_logged_in_at }) =>
        queryClient.setQueryData(sessionQuery.queryKey, (known) => (known ? { ...known, first_logged_in_at } : known)),
      () => undefined,
    );
  }, [isFirst, queryClient]);
}
