import { privacyText } from '../../../messages/legal/privacy.ts';
import { useText } from '../../../messages/locale.ts';
import { LegalPage } from '../legal-page.tsx';

/** The privacy policy, for both kinds of companies. */
export function Screen() {
  return <LegalPage text={useText(privacyText)} />;
}
