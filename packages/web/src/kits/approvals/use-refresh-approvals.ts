import { useRefresh } from '../../api/refresh.ts';

/** Reads everything again that shows approvals. */
export function useRefreshApprovals(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    await Promise.all([refresh('approvals'), refresh('documents')]);
  };
}
