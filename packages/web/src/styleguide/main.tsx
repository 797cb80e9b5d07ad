import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/print.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { storedLocale } from '../messages/locale.ts';
import type { RouterContext } from '../routes/router.tsx';
import { applyAppearance } from '../ui/appearance.ts';
import { loadFonts } from '../ui/load-fonts.ts';
import { Styleguide } from './styleguide.tsx';

applyAppearance();
document.documentElement.lang = storedLocale() === 'jp' ? 'ja' : 'en';
document.title = 'Styleguide';

const queryClient = createQueryClient({ onSessionEnd() {}, onNeedWorkspace() {} });

// Links and guards of parts need a router; every address shows the styleguide.
const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
const page = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: Styleguide,
  staticData: { screen: '/styleguide' },
});
const router = createRouter({
  routeTree: root.addChildren([page]),
  context: { queryClient, ready: {}, titles: { '/styleguide': '会社' } },
});

const element = document.getElementById('app');
if (element === null) throw new Error('index.html has no element "app".');
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  </StrictMode>,
);
void loadFonts();
