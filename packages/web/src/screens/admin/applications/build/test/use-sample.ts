import type { Application, Resolved } from '@shorui/engine';
import type { Conditional } from '@shorui/engine/model';
import { useDeferredValue, useMemo } from 'react';
import { AnswerStore } from '../../../../../kits/questions/answer-store.ts';
import type { Answers } from '../../../../../kits/questions/answer-path.ts';
import { sharedValue, useShared } from '../../../../../ui/shared-value.ts';
import { useApplication, useBuilder } from '../builder-context.ts';
import { engineLocale } from '../document/refusal.ts';

interface Sample {
  /** Id of the application. */
  readonly id: number;
  readonly answers: Answers;
}

const key = (id: number): string => `shorui.builder.answers.${id}`;

function stored(id: number): Answers {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(id)) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answers) : {};
  } catch {
    return {};
  }
}

const present = sharedValue<Sample>({ id: 0, answers: {} });

function setAnswers(id: number, answers: Answers): void {
  present.set({ id, answers });
  try {
    localStorage.setItem(key(id), JSON.stringify(answers));
  } catch {
    // Without storage the answers last as long as the page.
  }
}

interface Opened {
  readonly given: Answers;
  readonly store: AnswerStore;
}

const stores = new WeakMap<Application, Opened>();

/** The store of answers under an application. What is typed stays in it; an edited application or other answers make a new one. */
function storeOf(id: number, application: Application, answers: Answers): AnswerStore {
  const known = stores.get(application);
  if (known !== undefined && (known.given === answers || known.store.answers === answers)) return known.store;
  const store = new AnswerStore(application, answers, engineLocale);
  store.onChange(() => setAnswers(id, store.answers));
  stores.set(application, { given: answers, store });
  return store;
}

export interface SampleTools {
  readonly answers: Answers;
  readonly store: AnswerStore;
  readonly resolved: Resolved;
  readonly holds: (conditional: Conditional) => boolean;
  readonly set: (answers: Answers) => void;
}

/** The answers to try the application with, and what they mean. They are kept in this browser and come after what is typed. */
export function useSample(): SampleTools {
  const { id } = useBuilder();
  const application = useDeferredValue(useApplication());
  const kept = useShared(present);
  const answers = useMemo(() => (kept.id === id ? kept.answers : stored(id)), [id, kept]);
  const store = useMemo(() => storeOf(id, application, answers), [id, application, answers]);
  const resolved = store.resolved();
  return {
    answers: store.answers,
    store,
    resolved,
    // What the conditional is about may be newer than the answers' state for a moment.
    holds: (conditional) => resolved.holds({ ...conditional }),
    set: (next) => setAnswers(id, next),
  };
}
