import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { adminSessionQuery, sessionQuery } from '../api/session.ts';
import { layouts } from '../layouts/layouts.ts';
import { DeniedPage, ErrorPage, NotAvailablePage, NotFoundPage, PendingPage } from '../layouts/state-pages.tsx';
import { RootFrame } from '../layouts/root-frame.tsx';
import { Forbidden } from './forbidden.ts';
import { guardOf, publicGuards } from './guards.ts';
import type { LoadScreen, PrefetchOptions, ReadyScreens, ScreenModule } from './loaded-screen.ts';
import { routerPath, screensAbove, type Layout, type ScreenRow } from './screen.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Path of the screen in the route table: the key of its title. */
    readonly screen?: string;
    /** Paths of the screens above it that exist, the highest first: its breadcrumbs. */
    readonly above?: readonly string[];
  }
}

export interface RouterContext extends Pick<RouteTable, 'titles' | 'ready'> {
  readonly queryClient: QueryClient;
}

/** Everything that differs between the site and the area of the staff. */
export interface RouteTable {
  readonly rows: readonly ScreenRow[];
  readonly ready: ReadyScreens<string>;
  /** Titles of screens, by path. */
  readonly titles: Readonly<Record<string, string>>;
  /** Only some screens of the area: an address of another one is loaded again, with all of them. */
  readonly isPart?: boolean;
}

/** All customer routes answer under this prefix too; links keep it. */
export const mirrorPrefix = '/frontend';

async function guard(queryClient: QueryClient, row: ScreenRow, href: string): Promise<void> {
  // A public page needs no session, so the server is not called.
  if (publicGuards.has(guardOf(row.path)) && row.requires === undefined) return;
  const isAdmin = row.path.startsWith('/admin');
  const user = isAdmin ? null : await queryClient.ensureQueryData(sessionQuery);
  const admin = isAdmin ? await queryClient.ensureQueryData(adminSessionQuery) : null;
  // Without a session the log-in is shown, and loads nothing of the decisions about persons.
  if (user === null && admin === null && guardOf(row.path) === 'guest') return;
  const { decideScreen, visitorOf } = await import('./visitor.ts');
  const decision = decideScreen(visitorOf(user, admin !== null), href, row);
  if ('redirect' in decision) throw redirect({ href: decision.redirect, replace: true });
  if ('denied' in decision) throw new Forbidden();
}

/** The two options of a route that load its screen: the component, and the loader that asks for its first data. */
function loadedScreen(load: LoadScreen) {
  let known: ScreenModule | undefined;
  let loading: Promise<ScreenModule> | undefined;
  // One promise for both: that of a second import would be resolved after the screen was rendered.
  const loadOnce: LoadScreen = () => {
    loading ??= load().then(
      (screen) => (known = screen),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    component: lazyRouteComponent(loadOnce, 'Screen'),
    prefetch(options: PrefetchOptions): void {
      // A module that is there already is rendered next.
      if (known !== undefined) return known.prefetch?.(options);
      // A module that cannot be loaded is reported by the component.
      loadOnce().then(
        (screen) => screen.prefetch?.(options),
        () => undefined,
      );
    },
  };
}

/**
 * Loads the page again for a screen that the table lacks. The address is there already. Addresses below those of the table are of no screen,
 * and would load it again and again.
 */
async function loadAgain({
  location: to,
  preload,
}: {
  location: { pathname: string };
  preload: boolean;
}): Promise<void> {
  if (to.pathname.startsWith('/auth/')) throw notFound();
  // A pointer over a link is no reason to leave.
  if (preload) return;
  location.reload();
  await new Promise(() => undefined);
}

/**
 * Builds the router from the table: a route for each layout, and below it one for each screen with that layout.
 * @param history where the address is kept; that of the browser unless given
 */
export function buildRouter(table: RouteTable, queryClient: QueryClient, history?: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: RootFrame,
    notFoundComponent: NotFoundPage,
    errorComponent: ErrorPage,
  });
  // The router knows addresses without the prefix; the way back after the log-in needs it.
  const isMirror = history === undefined && new RegExp(`^${mirrorPrefix}(/|$)`).test(location.pathname);
  const prefix = isMirror ? mirrorPrefix : '';
  const paths = new Set(table.rows.map(({ path }) => path));
  const ready = new Set(Object.keys(table.ready));
  const frames = new Map<Layout, AnyRoute>();
  const children = new Map<Layout, AnyRoute[]>();
  for (const row of table.rows) {
    const frame =
      frames.get(row.layout) ??
      createRoute({ getParentRoute: () => root, id: `layout-${row.layout}`, component: layouts[row.layout] ?? Outlet });
    frames.set(row.layout, frame);
    const load = table.ready[row.path];
    const screen = load === undefined ? undefined : loadedScreen(load);
    const route = createRoute({
      getParentRoute: () => frame,
      path: routerPath(row.path, paths),
      staticData: { screen: row.path, above: screensAbove(row, ready) },
      beforeLoad: ({ location }) => guard(queryClient, row, `${prefix}${location.href}`),
      loader: ({ location, params }) => {
        screen?.prefetch({ queryClient, search: location.search, params });
      },
      component: screen?.component ?? NotAvailablePage,
      errorComponent: ({ error, reset }) =>
        error instanceof Forbidden ? <DeniedPage /> : <ErrorPage error={error} reset={reset} />,
    });
    children.set(row.layout, [...(children.get(row.layout) ?? []), route]);
  }
  const others =
    table.isPart === true ? [createRoute({ getParentRoute: () => root, path: '$', beforeLoad: loadAgain })] : [];
  const framed = [...frames].map(([layout, frame]) => frame.addChildren(children.get(layout) ?? []));
  const tree = root.addChildren([...framed, ...others]);
  return createRouter({
    routeTree: tree,
    context: { queryClient, ...table },
    basepath: prefix || '/',
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingPage,
    ...(history === undefined ? {} : { history }),
    scrollRestoration: history === undefined,
    // The server has hashed every part that the page needs, so nothing is generated inside the page (strict CSP).
    defaultNotFoundComponent: NotFoundPage,
  });
}
