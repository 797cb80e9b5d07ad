import { useText } from '../../messages/locale.ts';
import { registerText } from '../../messages/register.ts';
import { Link } from '../../ui/link.tsx';

/** What a user agrees to by registering. */
export function Consent() {
  const text = useText(registerText);
  const [before, between, after] = text.consent;
  return (
    <p className="ui-help">
      {before}
      <Link to="/terms">{text.terms}</Link>
      {between}
      <Link to="/privacy">{text.privacy}</Link>
      {after}
    </p>
  );
}
