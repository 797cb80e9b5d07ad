import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';
import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeLogIn } from './api/before-log-in.ts';
import { mayHaveSession } from './api/client.ts';
import { reloadOnLostChunk } from './api/lost-chunk.ts';
import { createQueryClient } from './api/query-client.ts';
import { adminSessionQuery, ownerOf, sessionQuery } from './api/session.ts';
import { sessionMark } from './api/session-mark.ts';
import { storedLocale } from './messages/locale.ts';
import { endPicture } from './first/end-picture.ts';
import { Forbidden } from './routes/forbidden.ts';
import { guardOf, publicGuards } from './routes/guards.ts';
import { buildRouter, type RouteTable } from './routes/router.tsx';
import { applyAppearance } from './ui/appearance.ts';
import { loadFonts } from './ui/load-fonts.ts';

reloadOnLostChunk();
applyAppearance();
document.documentElement.lang = storedLocale() === 'jp' ? 'ja' : 'en';

/** Milliseconds after which a page that is not complete shows what it has. */
const patienceMs = 400;

/** Milliseconds after the first picture by which the Japanese faces are asked for at the latest. */
const fontsMs = 1000;

const isAdmin = /^\/admin(\/|$)/.test(location.pathname);

/** Titles by language. Each import has a function of its own: the two of a condition would be loaded together. */
const titlesOf = {
  admin: { jp: () => import('./messages/jp/admin-titles.ts'), en: () => import('./messages/en/admin-titles.ts') },
  auth: { jp: () => import('./messages/jp/auth-titles.ts'), en: () => import('./messages/en/auth-titles.ts') },
  site: { jp: () => import('./messages/jp/site-titles.ts'), en: () => import('./messages/en/site-titles.ts') },
};

/** The routes of the area: the site and the area of the staff load nothing of each other. */
async function loadTable(): Promise<RouteTable> {
  const locale = storedLocale();
  if (isAdmin) {
    const [{ adminTable }, titles] = await Promise.all([import('./routes/admin-table.ts'), titlesOf.admin[locale]()]);
    return { ...adminTable, titles: titles.adminTitles };
  }
  if (/^(\/frontend)?\/auth\//.test(location.pathname)) {
    const [{ authTable }, titles] = await Promise.all([import('./routes/auth-table.ts'), titlesOf.auth[locale]()]);
    return { ...authTable, titles: titles.authTitles };
  }
  const [{ siteTable }, titles] = await Promise.all([import('./routes/site-table.ts'), titlesOf.site[locale]()]);
  return { ...siteTable, titles: titles.siteTitles };
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
    const address = location.pathname + location.search;
    const back = address === '/admin' ? '' : `?redirect=${encodeURIComponent(address)}`;
    location.assign(`${isAdmin ? '/admin' : ''}/auth/login${back}`);
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
  afterFirstPicture(router);
  // The screen is painted once, with all of its parts. If they take longer than `patienceMs`, a loading notice is painted first.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);

  const element = document.getElementById('app');
  if (element === null) throw new Error('index.html has no element "app".');
  const root = createRoot(element, {
    onCaughtError(error) {
      // A denied screen is an answer and no fault of the page.
      // oxlint-disable-next-line no-console -- other errors go to the console, as React does by itself
      if (!(error instanceof Forbidden)) console.error(error);
    },
  });
  // At once, with its effects: fields that listen to their form already take over what was typed into the picture of the log-in.
  flushSync(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
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

// Without them text is drawn with fonts of the system.
const startFonts = (): void => void loadFonts().catch(() => undefined);

/** What waits for the first picture: faces of fonts cost time to parse, and text time to lay out. */
function afterFirstPicture(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    // After React is done with its own work, and before anything is painted.
    queueMicrotask(() => void endPicture());
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(startFonts, { timeout: fontsMs });
    else setTimeout(startFonts, fontsMs / 2);
  });
}

void start();
