import { useCallback, useEffect, useRef } from 'react';
import type { FormStore, FormValues } from './form-store.ts';

/**
 * The record as the form shows it. A change by somebody else is taken over while nothing is typed. After that the record stays the one
 * that the person saw, so that saving reports the conflict instead of overwriting the other change.
 */
export function useSeenRecord<R extends { readonly version: number }>(
  store: FormStore,
  record: R,
  valuesOf: (record: R) => FormValues,
): () => R {
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
  return useCallback(() => seen.current, []);
}
