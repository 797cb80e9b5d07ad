import { useRouter } from '@tanstack/react-router';
import { CircleSlash, Construction, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { deadEndText } from '../messages/dead-ends.ts';
import { errorText } from '../messages/errors.ts';
import { useText } from '../messages/locale.ts';
import { ButtonLink } from '../ui/link.tsx';
import { StatePage } from './state-pages.tsx';
import { useTitles } from './titles.ts';

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
  const text = useText(deadEndText);
  const { toTop } = useText(errorText);
  return (
    <StatePage
      icon={<FileQuestion aria-hidden="true" />}
      title={text.notFoundTitle}
      action={<HomeLink>{toTop}</HomeLink>}
    >
      <p>{text.notFoundBody}</p>
    </StatePage>
  );
}

/** A screen that the person may not open (specification section 2). */
export function DeniedPage() {
  const text = useText(deadEndText);
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
