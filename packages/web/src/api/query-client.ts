import { ApiError } from '@shorui/server/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endsSession } from './client.ts';
import { failureValue } from './failure.ts';

export interface SessionEnds {
  /** A call was refused because the session has ended. */
  onSessionEnd(): void;
  /** A call needs a workspace that is not chosen yet. */
  onNeedWorkspace(): void;
}

/** Codes whose messages belong to the form or list that made the call. */
const handledByScreens: ReadonlySet<string> = new Set(['invalid', 'wrong_credentials', 'conflict', 'conflict_unnamed']);

/** Server state of the screens. What a screen does not handle itself becomes a dialog (specification section 8). */
export function createQueryClient(ends: SessionEnds): QueryClient {
  const onError = (error: unknown, handled: boolean): void => {
    if (endsSession(error)) return ends.onSessionEnd();
    if (error instanceof ApiError && error.needWorkspace) return ends.onNeedWorkspace();
    if (handled || (error instanceof ApiError && handledByScreens.has(error.code))) return;
    failureValue.set(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta?.['handled'] === true) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta?.['handled'] === true),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: true,
        retry: (count, error) => count < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503),
      },
      mutations: { retry: false },
    },
  });
}
