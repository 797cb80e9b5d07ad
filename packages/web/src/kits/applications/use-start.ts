import { checkUsageLimit, startUse, type ApplicationRun } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { useRefresh } from '../../api/refresh.ts';
import { hrefOf } from '../../routes/screen-paths.ts';

/** The limit of a company was reached between the look at the application and its use. */
export class LimitReached extends Error {}

/** 作成を開始: asks whether the company may use the application once more, begins a run and opens its questions. */
export function useStart() {
  const refresh = useRefresh();
  const navigate = useNavigate();
  return useMutation({
    meta: { handled: true },
    mutationFn: async (applicationId: number): Promise<ApplicationRun> => {
      const { allowed } = await api.call(checkUsageLimit, { params: { id: applicationId } });
      if (!allowed) throw new LimitReached();
      return api.call(startUse, { body: { app_id: applicationId } });
    },
    onSuccess: async (run) => {
      await navigate({
        to: hrefOf('/applications/form/:app_id?', { app_id: run.application_id }),
        search: { run: run.id },
      });
      await refresh('applicationUse');
    },
  });
}
