import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { Layout } from '../routes/screen.ts';
import { AuthLayout } from './auth-layout.tsx';
import { PlainLayout } from './plain-layout.tsx';

/** The frame of each layout. The large ones are loaded when they are first shown. */
export const layouts: Readonly<Record<Layout, RouteComponent>> = {
  auth: AuthLayout,
  none: PlainLayout,
  share: PlainLayout,
  approval: PlainLayout,
  landing: PlainLayout,
  customer: lazyRouteComponent(() => import('./customer-layout.tsx'), 'CustomerLayout'),
  admin: lazyRouteComponent(() => import('./admin-layout.tsx'), 'AdminLayout'),
};
