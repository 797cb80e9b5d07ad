import { lazyRouteComponent, useRouter } from '@tanstack/react-router';
import { ServerCrash } from 'lucide-react';
import { ApiError } from '@shorui/server/client';
import type { ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { errorText } from '../messages/errors.ts';
import { useText } from '../messages/locale.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Skeleton } from '../ui/surfaces.tsx';
import { useStateTitle } from './state-title.ts';
import './state-pages.css';

/** Pages that few people see are loaded when they are shown. The one for errors is here: it appears when nothing more can be loaded. */
const load = () => import('./dead-ends.tsx');
export const NotFoundPage = lazyRouteComponent(load, 'NotFoundPage');
export const DeniedPage = lazyRouteComponent(load, 'DeniedPage');
export const NotAvailablePage = lazyRouteComponent(load, 'NotAvailablePage');

/** A page that says why there is nothing else: one heading, the reason, the way on. */
export function StatePage({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}) {
  useStateTitle(title);
  return (
    <main id="main" className="page-state">
      {icon}
      <h1>{title}</h1>
      {children}
      <div className="ui-actions">{action}</div>
    </main>
  );
}

/** A screen that failed: the message of the status, a way to try again and one to the top page. */
export function ErrorPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const text = useText(errorText);
  const common = useText(commonText);
  const router = useRouter();
  const known = error instanceof ApiError ? error : undefined;
  if (known?.status === 404) return <NotFoundPage />;
  if (known?.status === 403) return <DeniedPage />;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <StatePage
      icon={<ServerCrash aria-hidden="true" />}
      title={known === undefined ? text.errorTitle : text.dialogTitle(known.status)}
      action={
        <>
          <Button kind="main" onClick={retry}>
            {common.reload}
          </Button>
          <ButtonLink to="/dashboard">{text.toTop}</ButtonLink>
        </>
      }
    >
      <p>{known === undefined ? text.screenFailed : known.status === 0 ? text.unreachable : known.message}</p>
      {known?.rid === undefined ? null : <p className="ui-help">{common.rid(known.rid)}</p>}
    </StatePage>
  );
}

export function PendingPage() {
  const text = useText(commonText);
  return (
    <div className="page-pending">
      <Skeleton label={text.loading} />
    </div>
  );
}
