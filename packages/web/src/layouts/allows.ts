import { createContext, useContext } from 'react';
import type { SitePath } from '../routes/screen-paths.ts';

/** Is a screen ready, and may the person open it? */
export type Allows = (path: SitePath) => boolean;

/** Set by the frame of company users; outside of it no link is offered. */
export const AllowsContext = createContext<Allows>(() => false);

/** Says which screens the person may open, so that screens offer no link that leads nowhere. */
export function useAllows(): Allows {
  return useContext(AllowsContext);
}
