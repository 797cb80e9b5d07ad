import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many parts of the screen need the width of the menu. */
let claims = 0;
const listeners = new Set<() => void>();

function claim(change: 1 | -1): void {
  claims += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Folds the menu of the frame while the calling part is on the screen. */
export function useFoldedMenu(): void {
  // Before the first paint: the menu must not be seen closing.
  useLayoutEffect(() => {
    claim(1);
    return () => claim(-1);
  }, []);
}

/** Whether the screen needs the width of the menu. */
export const useNeedsWidth = (): boolean => useSyncExternalStore(subscribe, () => claims > 0);
