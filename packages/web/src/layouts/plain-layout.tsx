import { Outlet } from '@tanstack/react-router';
import { Brand } from '../ui/brand.tsx';
import { Link } from '../ui/link.tsx';
import { LanguageButton } from './language-button.tsx';
import './plain-layout.css';

/** Pages outside of the menu: public pages, the choice of a workspace, links of mails. */
export function PlainLayout() {
  return (
    <div className="plain-layout">
      <header>
        <Link to="/">
          <Brand />
        </Link>
        <LanguageButton />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
