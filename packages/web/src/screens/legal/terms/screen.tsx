import { termsText } from '../../../messages/legal/terms.ts';
import { useText } from '../../../messages/locale.ts';
import { LegalPage } from '../legal-page.tsx';

/** The terms of use, for both kinds of companies. */
export function Screen() {
  return <LegalPage text={useText(termsText)} />;
}
