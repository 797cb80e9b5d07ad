import { useRouter } from '@tanstack/react-router';
import { CircleSlash, Construction, FileQuestion, ServerCrash } from 'lucide-react';
import { ApiError } from '@shorui/server/client';
import type { ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { errorText } from '../messages/errors.ts';
import { useText } from '../messages/locale.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Skeleton } from '../ui/surfaces.tsx';
import { useTitles } from './titles.ts';
import './state-pages.css';

/** A page that says why there is nothing else: one heading, the reason, the way on. */
function StatePage({
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
  return (
    <main id="main" className="page-state">
      {icon}
      <h1>{title}</h1>
      {children}
      <div className="ui-actions">{action}</div>
    </main>
  );
}

const isAdmin = (): boolean => /^\/admin(\/|$)/.test(location.pathname);

function HomeLink({ children }: { readonly children: ReactNode }) {
  return isAdmin() ? (
    <a className="ui-button" data-kind="main" href="/admin">
      {children}
    </a>
  ) : (
    <ButtonLink kind="main" to="/dashboard">
      {children}
    </ButtonLink>
  );
}

/** An address without a screen: 404 (specification section 2). */
export function NotFoundPage() {
  const text = useText(errorText);
  return (
    <StatePage
      icon={<FileQuestion aria-hidden="true" />}
      title={text.notFoundTitle}
      action={<HomeLink>{text.toTop}</HomeLink>}
    >
      <p>{text.notFoundBody}</p>
    </StatePage>
  );
}

/** A screen that the person may not open (specification section 2). */
export function DeniedPage() {
  const text = useText(errorText);
  return (
    <StatePage
      icon={<CircleSlash aria-hidden="true" />}
      title={text.denied}
      action={<HomeLink>{text.toMenu}</HomeLink>}
    >
      <p>{text.deniedWhy}</p>
    </StatePage>
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

/** A screen of the route table that does not exist yet. No menu leads here. */
export function NotAvailablePage() {
  const text = useText(commonText);
  const titles = useTitles();
  const { matches } = useRouter().state;
  const screen = matches.findLast(({ staticData }) => staticData.screen !== undefined)?.staticData.screen;
  return (
    <div className="page-state">
      <Construction aria-hidden="true" />
      <h1>{screen === undefined ? text.notAvailable : titles[screen]}</h1>
      <p>{text.notAvailable}</p>
      <p>{text.notAvailableWhy}</p>
    </div>
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
