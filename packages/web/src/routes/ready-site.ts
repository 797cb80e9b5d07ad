import type { ReadyScreens } from './loaded-screen.ts';
import type { AuthPath, SitePath } from './screen-paths.ts';

/** The screens of the site that exist, but for those of log-in and registration. Each is loaded when it is first opened. */
export const readySiteScreens: ReadyScreens<Exclude<SitePath, AuthPath>> = {
  '/': () => import('../screens/public/top/screen.tsx'),
  '/privacy': () => import('../screens/legal/privacy/screen.tsx'),
  '/privacy-application': () => import('../screens/legal/privacy/screen.tsx'),
  '/terms': () => import('../screens/legal/terms/screen.tsx'),
  '/terms-application': () => import('../screens/legal/terms/screen.tsx'),
  '/trade-application': () => import('../screens/legal/trade/screen.tsx'),
  '/workspace': () => import('../screens/joining/workspace/screen.tsx'),
  '/request-group': () => import('../screens/joining/request-group/screen.tsx'),
  '/confirm-request/:hash?': () => import('../screens/joining/confirm-request/screen.tsx'),
  '/settings': () => import('../screens/settings/account/screen.tsx'),
  '/settings/notification': () => import('../screens/settings/notification/screen.tsx'),
  '/settings/company': () => import('../screens/settings/company/screen.tsx'),
  '/settings/user': () => import('../screens/settings/user/screen.tsx'),
  '/settings/user/invite': () => import('../screens/settings/invite/screen.tsx'),
  '/settings/user/edit/:id?': () => import('../screens/settings/user-edit/screen.tsx'),
  '/dashboard': () => import('../screens/dashboard/screen.tsx'),
  '/applications': () => import('../screens/applications/market/screen.tsx'),
  '/applications/list': () => import('../screens/applications/list/screen.tsx'),
  '/applications/detail/:id?': () => import('../screens/applications/detail/screen.tsx'),
  '/applications/form/:app_id?': () => import('../screens/applications/form/screen.tsx'),
  '/applications/download/:app_user_id?': () => import('../screens/applications/download/screen.tsx'),
  '/applications/charge/:app_id?': () => import('../screens/applications/charge/screen.tsx'),
  '/applications/bank-transfer/:app_id?': () => import('../screens/applications/bank-transfer/screen.tsx'),
  '/receipt': () => import('../screens/applications/receipt/screen.tsx'),
  '/settings/group': () => import('../screens/settings/group/screen.tsx'),
  '/settings/group/create': () => import('../screens/settings/group-create/screen.tsx'),
  '/settings/group/edit/:id?': () => import('../screens/settings/group-edit/screen.tsx'),
  '/settings/group/ConfirmChangeRootUserModal': () => import('../screens/settings/root-user/screen.tsx'),
};
