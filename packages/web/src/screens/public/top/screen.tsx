import { mayHaveSession } from '../../../api/client.ts';
import { useText } from '../../../messages/locale.ts';
import { publicText } from '../../../messages/public.ts';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import './top.css';

/** The first page of a visitor: what the product does, and the ways in. */
export function Screen() {
  const text = useText(publicText).top;
  return (
    <div className="top-page">
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <div className="ui-actions">
        {mayHaveSession() ? (
          <ButtonLink kind="main" to="/dashboard">
            {text.dashboard}
          </ButtonLink>
        ) : (
          <ButtonLink kind="main" to="/auth/login">
            {text.login}
          </ButtonLink>
        )}
        <ButtonLink to="/auth/register">{text.register}</ButtonLink>
      </div>
      <p>
        <Link to="/auth/login-application">{text.application}</Link>
      </p>
    </div>
  );
}
