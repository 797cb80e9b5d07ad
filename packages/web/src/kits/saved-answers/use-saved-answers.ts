import type { Application } from '@shorui/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownerOf } from '../../api/session.ts';
import { storedLocale, useText } from '../../messages/locale.ts';
import { wizardText } from '../../messages/wizard.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Answers } from '../questions/answer-path.ts';
import { AnswerStore } from '../questions/answer-store.ts';
import { AnswerSaver } from './answer-saver.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';

/** The record that has the answers, as it was read last. */
export interface AnsweredRecord {
  readonly content: unknown;
  readonly answers: Answers;
  readonly version: number;
}

export interface SavedAnswersOptions {
  /** Names the record in what this browser keeps. */
  readonly place: string;
  /** Saves answers; gives the version of the record afterwards. */
  readonly send: (answers: Answers) => Promise<number>;
  /** Reads the record again. */
  readonly refetch: () => unknown;
  /** The page is left and everything is sent. */
  readonly onClosed: () => unknown;
}

/**
 * The answers of a record and what saves them. What was answered on another device since `found` was read first is taken over. The store and
 * its saver last as long as the page.
 */
export function useSavedAnswers(found: AnsweredRecord, { place, send, refetch, onClosed }: SavedAnswersOptions) {
  const text = useText(wizardText);
  const toast = useToast();
  const owner = ownerOf(useQueryClient()) ?? '';
  const { version, answers: read } = found;
  const { mutateAsync } = useMutation({
    mutationFn: send,
    meta: { handled: true },
    // Without a connection the call fails at once, so that the person sees it.
    networkMode: 'always',
  });
  const [{ store, saver }] = useState(() => {
    const locale = storedLocale() === 'jp' ? 'ja' : 'en';
    const answers = new AnswerStore(found.content as Application, read, locale);
    return {
      store: answers,
      saver: new AnswerSaver({
        version,
        read: (name) => answers.read([name]),
        send: mutateAsync,
        keep: (unsaved) => keepAnswers(owner, place, unsaved),
        onBehind: () => void refetch(),
      }),
    };
  });
  const readAgain = useEffectEvent(() => void refetch());
  const closed = useEffectEvent(() => void onClosed());

  useEffect(() => {
    const stop = store.onChange((name) => saver.note(name));
    const kept = keptAnswers(owner, place);
    if (Object.keys(kept).length > 0) {
      store.merge(kept, { changed: true });
      toast(text.restored);
    }
    const sendNow = (): void => void saver.flush();
    const onVisible = (): void => (document.visibilityState === 'hidden' ? sendNow() : readAgain());
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', onVisible);
      void saver.close().then(() => closed());
    };
  }, [store, saver, owner, place, toast, text]);

  useEffect(() => {
    if (version <= saver.version) return;
    saver.seen(version);
    if (store.receive(read, saver.unsaved)) toast(text.merged);
  }, [read, version, saver, store, toast, text]);

  return { store, saver };
}
