import { openShare, type SharedDocument } from '@shorui/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** Milliseconds between two looks for the PDF of a Word file that is being made. */
const again = 4000;

const keyOf = (token: string): string => `shorui.visit.${token}`;

/** The opening of a link in this tab; undefined before it. With it the link shows its document again without being counted. */
export function visitOf(token: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(token)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the opening of a link for this tab. */
export function keepVisit(token: string, { visit }: SharedDocument): void {
  try {
    if (visit !== null) sessionStorage.setItem(keyOf(token), visit);
  } catch {
    // Without storage each look at the page is an opening of its own.
  }
}

const visitorKey = 'shorui.visitor';

/** Names this browser to the links that it opens, so that its tabs count once; nothing without storage. */
export function visitorOfLinks(): { readonly visitor?: string } {
  try {
    const known = localStorage.getItem(visitorKey);
    if (known !== null) return { visitor: known };
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const visitor = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(visitorKey, visitor);
    return { visitor };
  } catch {
    return {};
  }
}

/** What a link shows. It is asked again only while the PDF of a Word file is being made, as the same opening. */
export const sharedLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [openShare.name, token] as const,
    meta: { handled: true },
    queryFn: async () => {
      const visit = visitOf(token);
      const query = { ...(visit === undefined ? {} : { visit }), ...visitorOfLinks() };
      const opened = await api.call(openShare, { params: { token }, query });
      keepVisit(token, opened);
      return opened;
    },
    staleTime: 'static',
    refetchInterval: ({ state }) => (state.data?.content?.is_preview_making === true ? again : false),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
