import { useCallback, useEffect, useRef } from 'react';
import type { FormStore, FormValues } from './form-store.ts';

/** The `refetch` of the query of a record. */
export type ReadAgain<R> = () => Promise<{ readonly isSuccess: boolean; readonly data: R | undefined }>;

export interface SeenRecord {
  /** The version that the person saw: the one to send. */
  readonly version: () => number;
  /** For `SaveFoot` and `FormDialog`. */
  readonly reload: () => Promise<readonly string[] | undefined>;
}

/**
 * The record as the form shows it. A change by somebody else is taken over while nothing is typed. After that the record stays the one
 * that the person saw, so that saving reports the conflict instead of overwriting the other change. `reload` then takes the present
 * record from `readAgain` and keeps what was typed on top of it.
 */
export function useSeenRecord<R extends { readonly version: number }>(
  store: FormStore,
  record: R,
  valuesOf: (record: R) => FormValues,
  readAgain: ReadAgain<R>,
): SeenRecord {
  const seen = useRef(record);
  useEffect(() => {
    const takeOver = (): void => {
      if (store.dirty || record.version === seen.current.version) return;
      seen.current = record;
      store.markSaved(valuesOf(record));
    };
    takeOver();
    return store.subscribe('*dirty', takeOver);
  }, [store, record, valuesOf]);
  return {
    version: useCallback(() => seen.current.version, []),
    reload: async () => {
      const { isSuccess, data } = await readAgain();
      if (!isSuccess || data === undefined) return undefined;
      seen.current = data;
      return store.rebase(valuesOf(data));
    },
  };
}
