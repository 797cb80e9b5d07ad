import type { Application } from '@shorui/engine';
import type { ApplicationIndex } from '@shorui/engine/model';
import { indexApplication } from '@shorui/engine/model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { builderText } from '../../../../messages/builder.ts';
import { useText } from '../../../../messages/locale.ts';
import { useToast } from '../../../../ui/toast.tsx';
import type { DocumentState, DocumentStore, EditOptions, NextChange, Outcome } from './document/document-store.ts';

export interface BuilderParts {
  readonly id: number;
  readonly store: DocumentStore;
  /** The node whose settings are shown. */
  readonly chosen: number | undefined;
  readonly choose: (id: number | undefined) => void;
}

const Context = createContext<BuilderParts | undefined>(undefined);
export const BuilderProvider = Context.Provider;

export function useBuilder(): BuilderParts {
  const parts = useContext(Context);
  if (parts === undefined) throw new Error('The builder is not around this part.');
  return parts;
}

/** The state of the application that is being built; the component is drawn again when it changes. */
export function useDocument(): DocumentState {
  const { store } = useBuilder();
  return useSyncExternalStore(store.subscribe, store.state);
}

export const useApplication = (): Application => useDocument().application;

const indexes = new WeakMap<Application, ApplicationIndex>();

/** The index of an application, made once for each state. */
export function indexOf(application: Application): ApplicationIndex {
  const known = indexes.get(application) ?? indexApplication(application);
  indexes.set(application, known);
  return known;
}

/** Changes the application; a refusal is shown as a message and given back. */
export function useEdit(): (changes: readonly NextChange[], options?: EditOptions) => Outcome {
  const { store } = useBuilder();
  const toast = useToast();
  return (changes, options) => {
    const outcome = store.edit(changes, options);
    if ('refusal' in outcome) toast(outcome.refusal);
    return outcome;
  };
}

/** Undo and redo, with words for what has happened. */
export function useSteps(): { readonly undo: () => void; readonly redo: () => void } {
  const { store, choose } = useBuilder();
  const text = useText(builderText);
  const toast = useToast();
  const tell = (outcome: Outcome, done: string): void => {
    if ('refusal' in outcome) return toast(outcome.refusal === 'taken' ? text.taken : outcome.refusal);
    if (outcome.made !== undefined) choose(outcome.made);
    return toast(done);
  };
  return {
    undo: () => store.state().undo && tell(store.undo(), text.undone),
    redo: () => store.state().redo && tell(store.redo(), text.redone),
  };
}
