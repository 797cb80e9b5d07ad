import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';
import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeLogIn } from './api/before-log-in.ts';
import { mayHaveSession, sessionMark } from './api/client.ts';
import { reloadOnLostChunk } from './api/lost-chunk.ts';
import { createQueryClient } from './api/query-client.ts';
import { adminSessionQuery, ownerOf, sessionQuery } from './api/session.ts';
import { storedLocale } from './messages/locale.ts';
import { Forbidden } from './routes/forbidden.ts';
import { guardOf, publicGuards } from './routes/guards.ts';
import { buildRouter, type RouteTable } from './routes/router.tsx';
import { applyAppearance } from './ui/appearance.ts';

reloadOnLostChunk();
applyAppearance();
document.documentElement.lang = storedLocale() === 'jp' ? 'ja' : 'en';

/** Milliseconds after which the log-in loads what only other screens need. */
const restMs = 3000;

const isAdmin = /^\/admin(\/|$)/.test(location.pathname);

/** The routes of the area: the site and the area of the staff load nothing of each other. */
async function loadTable(): Promise<RouteTable> {
  const locale = storedLocale();
  if (isAdmin) {
    const [{ adminTable }, titles] = await Promise.all([
      import('./routes/admin-table.ts'),
      locale === 'jp' ? import('./messages/jp/admin-titles.ts') : import('./messages/en/admin-titles.ts'),
    ]);
    return { ...adminTable, titles: titles.adminTitles };
  }
  const all = () => (locale === 'jp' ? import('./messages/jp/site-titles.ts') : import('./messages/en/site-titles.ts'));
  if (!/^(\/frontend)?\/auth\//.test(location.pathname)) {
    const [{ siteTable }, { siteTitles }] = await Promise.all([import('./routes/site-table.ts'), all()]);
    return { ...siteTable, titles: siteTitles };
  }
  const [{ siteTable }, { authTitles }] = await Promise.all([
    import('./routes/site-table.ts'),
    locale === 'jp' ? import('./messages/jp/auth-titles.ts') : import('./messages/en/auth-titles.ts'),
  ]);
  const titles: Record<string, string> = { ...authTitles };
  const loadTitles = async (): Promise<void> => {
    Object.assign(titles, (await all()).siteTitles);
  };
  setTimeout(() => void loadTitles(), restMs);
  return { ...siteTable, titles, loadTitles };
}

/** No `await` at the top level: the parts of the build that hold the route table may share a file with this module, and would wait for it. */
async function start(): Promise<void> {
  const session = isAdmin ? adminSessionQuery : sessionQuery;
  const onSessionEnd = (): void => {
    const path = location.pathname.replace(/^\/frontend(?=\/|$)/, '') || '/';
    const owner = ownerOf(queryClient);
    if (owner !== undefined) for (const keep of beforeLogIn) keep(owner);
    queryClient.setQueryData(session.queryKey, null);
    if (publicGuards.has(guardOf(path)) || guardOf(path) === 'guest') return;
    const back = encodeURIComponent(location.pathname + location.search);
    location.assign(isAdmin ? '/admin/auth/login' : `/auth/login?redirect=${back}`);
  };
  const queryClient: QueryClient = createQueryClient({
    onSessionEnd,
    onNeedWorkspace() {
      location.assign('/workspace');
    },
  });
  // Before anything is read: a change in between would be missed.
  if (mayHaveSession()) {
    void import('./api/events/live-queries.ts').then(({ keepLive }) =>
      keepLive(queryClient, { area: isAdmin ? 'admin' : 'customer', session: sessionMark(), onSessionEnd }),
    );
  }
  const router = buildRouter(await loadTable(), queryClient);
  decideAgain(router, queryClient, session.queryKey);

  const element = document.getElementById('app');
  if (element === null) throw new Error('index.html has no element "app".');
  createRoot(element, {
    onCaughtError(error) {
      // A denied screen is an answer and no fault of the page. Other errors go to the console, as React does by itself.
      // oxlint-disable-next-line no-console
      if (!(error instanceof Forbidden)) console.error(error);
    },
  }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Asks the guards again when rights of the person have changed while a screen is open. */
function decideAgain(router: AnyRouter, queryClient: QueryClient, sessionKey: QueryKey): void {
  let known = queryClient.getQueryData(sessionKey);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionKey[0] || query.state.data === known) return;
    const isFirst = known === undefined || known === null;
    known = query.state.data;
    if (!isFirst && known !== null) void router.invalidate();
  });
}

void start();
// Japanese faces come after the first picture: most machines have one of the named fonts and load no part of them.
void import('./ui/japanese-fonts.ts');
