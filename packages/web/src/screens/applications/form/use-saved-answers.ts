import { saveAnswer, type findForUser, type ReplyOf } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { useSavedAnswers as useAnswersOf } from '../../../kits/saved-answers/use-saved-answers.ts';

export type Found = ReplyOf<typeof findForUser>;

/** The answers of a run and what saves them. `found` is the run as it was read last, `refetch` reads it again. */
export function useSavedAnswers({ run, content, answers }: Found, refetch: () => unknown) {
  const refresh = useRefresh();
  return useAnswersOf(
    { content, answers, version: run.version },
    {
      place: String(run.id),
      send: async (changed) =>
        (await api.call(saveAnswer, { body: { app_user_id: run.id, answers: changed } })).run.version,
      refetch,
      onClosed: () => refresh('applicationUse'),
    },
  );
}
