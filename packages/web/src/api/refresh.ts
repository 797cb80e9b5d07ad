import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Makes everything old that was read by the calls of a part of the contract: `refresh('adminCompanies')`. What is shown is read again. */
export function useRefresh(): (part: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    (part) =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith(`${part}.`),
      }),
    [queryClient],
  );
}
