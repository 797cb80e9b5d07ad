import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AnswerStore } from './answer-store.ts';

/** The answers that the questions around it are about. */
export const AnswerStoreContext = createContext<AnswerStore | undefined>(undefined);

/** The store of the questions around, read again at every change of an answer. */
export function useAnswers(): AnswerStore {
  const store = useContext(AnswerStoreContext);
  if (store === undefined) throw new Error('A question was rendered outside of AnswerStoreContext.');
  const revision = (): number => store.revision;
  useSyncExternalStore(store.subscribe, revision, revision);
  return store;
}
