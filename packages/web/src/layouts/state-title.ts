import { useEffect } from 'react';
import { sharedValue } from '../ui/shared-value.ts';

/** Title of a page that is shown instead of a screen: an unknown address, an error, a screen that is refused. */
export const stateTitle = sharedValue<string | undefined>(undefined);

/** The page has this title as long as the caller is shown, whatever screen its address belongs to. */
export function useStateTitle(title: string): void {
  useEffect(() => {
    stateTitle.set(title);
    return () => stateTitle.set(undefined);
  }, [title]);
}
