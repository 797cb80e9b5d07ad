import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A reference to what a value is now, for callbacks of parts that are not drawn again when it changes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
