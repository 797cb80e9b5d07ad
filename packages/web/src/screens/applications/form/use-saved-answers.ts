import type { Application } from '@shorui/engine';
import { saveAnswer, type findForUser, type ReplyOf } from '@shorui/server/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { ownerOf } from '../../../api/session.ts';
import { AnswerStore } from '../../../kits/questions/answer-store.ts';
import type { Answers } from '../../../kits/questions/answer-path.ts';
import { storedLocale, useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { useToast } from '../../../ui/toast.tsx';
import { AnswerSaver } from './answer-saver.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';

export type Found = ReplyOf<typeof findForUser>;

/**
 * The answers of a run and what saves them. `found` is the run as it was read last: what was answered on another device since then is
 * taken over. `refetch` reads it again.
 */
export function useSavedAnswers(found: Found, refetch: () => unknown) {
  const text = useText(wizardText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { run } = found;
  const owner = ownerOf(queryClient) ?? '';
  const { mutateAsync } = useMutation({
    mutationFn: async (answers: Answers) => api.call(saveAnswer, { body: { app_user_id: run.id, answers } }),
    meta: { handled: true },
    // Without a connection the call fails at once, so that the person sees it.
    networkMode: 'always',
  });
  const [{ store, saver }] = useState(() => {
    const answers = new AnswerStore(
      found.content as unknown as Application,
      found.answers,
      storedLocale() === 'jp' ? 'ja' : 'en',
    );
    return {
      store: answers,
      saver: new AnswerSaver({
        version: run.version,
        read: (name) => answers.read([name]),
        send: async (changed) => (await mutateAsync(changed)).run.version,
        keep: (unsaved) => keepAnswers(owner, run.id, unsaved),
        onBehind: () => void refetch(),
      }),
    };
  });

  useEffect(() => {
    const stop = store.onChange((name) => saver.note(name));
    const kept = keptAnswers(owner, run.id);
    if (Object.keys(kept).length > 0) {
      store.merge(kept, { changed: true });
      toast(text.restored);
    }
    const send = (): void => void saver.flush();
    const onVisible = (): void => {
      if (document.visibilityState === 'hidden') send();
      else void refetch();
    };
    addEventListener('online', send);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', onVisible);
      void saver.close().then(() => refresh('applicationUse'));
    };
    // The store and its saver last as long as the page of the run.
  }, [store, saver, owner, run.id, refetch, refresh, toast, text]);

  useEffect(() => {
    if (run.version <= saver.version) return;
    saver.seen(run.version);
    if (store.receive(found.answers, saver.unsaved)) toast(text.merged);
  }, [found, run.version, saver, store, toast, text]);

  return { store, saver };
}
