import { useState } from 'react';

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A value that this browser keeps under a key. `parse` accepts whatever is stored; null: nothing. */
export function useRemembered<T>(key: string, parse: (stored: unknown) => T): readonly [T, (next: T) => void] {
  const [kept, setKept] = useState(() => ({ key, value: parse(readStored(key)) }));
  const current = kept.key === key ? kept : { key, value: parse(readStored(key)) };
  if (current !== kept) setKept(current);
  return [
    current.value,
    (value) => {
      setKept({ key, value });
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage the value lasts as long as the page.
      }
    },
  ];
}
