import { useLocation, useSearch } from '@tanstack/react-router';
import { safeReturnPath } from '../../routes/return-path.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that a mail was sent to. It stays out of the address of the page. */
    readonly mailedTo?: string;
  }
}

/** The address that the mail of the step before went to; undefined when the page was opened by itself. */
export function useMailedTo(): string | undefined {
  return useLocation().state.mailedTo;
}

/** Is this the screen of document creation? */
export function useIsApplication(): boolean {
  return /-application(\/|$)/.test(useLocation().pathname);
}

/** Where the user wanted to go before the log-in, and the query that keeps it in links between the pages of the log-in. */
export function useWanted(): { readonly wanted: string | undefined; readonly search: { readonly redirect?: string } } {
  const { redirect } = useSearch({ strict: false }) as { readonly redirect?: unknown };
  const wanted = safeReturnPath(redirect);
  return { wanted, search: wanted === undefined ? {} : { redirect: wanted } };
}
