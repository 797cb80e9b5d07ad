import { Outlet } from '@tanstack/react-router';
import { authText } from '../messages/auth.ts';
import { useText } from '../messages/locale.ts';
import { Brand, Stamp } from '../ui/brand.tsx';
import { Link } from '../ui/link.tsx';
import { LanguageButton } from './language-button.tsx';
import './auth-layout.css';

/** Log-in and registration: the form at the left, what the product does at the right on wide screens. */
export function AuthLayout() {
  const text = useText(authText);
  const { sample } = text;
  return (
    <div className="auth-layout">
      <div className="auth-layout-form">
        <header>
          <Link to="/">
            <Brand />
          </Link>
          <LanguageButton />
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer>
          <Link to="/terms">{text.terms}</Link>
          <Link to="/privacy">{text.privacy}</Link>
        </footer>
      </div>
      <div className="auth-layout-paper" aria-hidden="true">
        <div>
          <p className="auth-layout-lead">
            {text.lead.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <div className="auth-layout-sheet">
            <p>
              <b>{sample.title}</b>
              <small>{sample.number}</small>
            </p>
            <dl>
              {sample.rows.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className="auth-layout-seals">
              {sample.seals.map(([role, department, date, name]) => (
                <div key={role}>
                  <span>{role}</span>
                  <Stamp department={department ?? ''} date={date ?? ''} name={name ?? ''} />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
