import { useSyncExternalStore } from 'react';

/** A value that all parts of the page see. Frames use it, so that the first page loads no library for it; screens use jotai. */
export interface SharedValue<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function sharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The present value; the component is rendered again when it changes. */
export function useShared<T>({ get, subscribe }: SharedValue<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
