import type { FileLink } from '@shorui/server/contract';
import { queryOptions } from '@tanstack/react-query';

/** The address of a link of the server on the origin of the page, since a proxy may have another name outside. */
export function addressOf({ url }: FileLink): string {
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}${search}`;
}

/** The content behind a link. Links work for some minutes, so the content is read once. */
export const linkFileQuery = (key: string, link: FileLink) =>
  queryOptions({
    queryKey: ['link-file', key],
    staleTime: 'static',
    meta: { handled: true },
    queryFn: async ({ signal }): Promise<Blob> => {
      const reply = await fetch(addressOf(link), { signal });
      if (!reply.ok) throw new Error(`The file answered ${reply.status}.`);
      return reply.blob();
    },
  });

/** Lets the browser save what a link leads to. */
export function followLink(link: FileLink): void {
  const anchor = document.createElement('a');
  anchor.href = addressOf(link);
  anchor.download = '';
  anchor.click();
}
