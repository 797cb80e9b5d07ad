import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createQueryClient } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { authTitles } from '../messages/jp/auth-titles.ts';
import { buildRouter } from '../routes/router.tsx';
import { authTable } from '../routes/auth-table.ts';

const nothing = (): void => undefined;

/** Draws a screen of a guest as HTML, for the page that is served before its script has run. Used by the build alone. */
export async function renderPicture(href: string): Promise<string> {
  const queryClient = createQueryClient({ onSessionEnd: nothing, onNeedWorkspace: nothing });
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const history = createMemoryHistory({ initialEntries: [href] });
  // Titles are not part of the picture.
  const router = buildRouter({ ...authTable, titles: authTitles }, queryClient, history);
  await router.load();
  let failure: unknown;
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    {
      onError(error) {
        failure ??= error;
      },
    },
  );
  if (failure !== undefined) throw new Error(`The picture of ${href} could not be drawn.`, { cause: failure });
  // React marks places where it waits; nothing reads them.
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '');
}
