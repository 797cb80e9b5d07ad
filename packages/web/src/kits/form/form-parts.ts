import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { FormStore, Topic } from './form-store.ts';

/** The store of a form, for the fields in it. */
export const StoreContext = createContext<FormStore | undefined>(undefined);

/** The store of the form around a field. */
export function useFormStore(): FormStore {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('A field was rendered outside of a form.');
  return store;
}

/** Subscribes to a part of the form: a field by its name, all errors, or whether something was changed. */
export function useFormPart<T>(topic: Topic, read: (store: FormStore) => T): T {
  const store = useFormStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(topic, listener), [store, topic]);
  const part = (): T => read(store);
  return useSyncExternalStore(subscribe, part, part);
}

/** Registers a field with the form: its label for the summary, its place in the order of the page. */
export function useFormField(
  name: string,
  label: string,
): { readonly value: unknown; readonly error: string | undefined } {
  const store = useFormStore();
  useEffect(() => {
    store.fields.set(name, label);
  }, [store, name, label]);
  const value = useFormPart(name, ({ values }) => values[name]);
  const error = useFormPart(name, ({ errors }) => errors.get(name));
  return { value, error };
}
