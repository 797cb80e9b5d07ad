import { Languages } from 'lucide-react';
import { changeLocale, storedLocale } from '../messages/locale.ts';
import { Button } from '../ui/button.tsx';

/** Opens the page again in the other language. It is named in that language, for those who cannot read this one. */
export function LanguageButton() {
  const isJapanese = storedLocale() === 'jp';
  return (
    <Button
      kind="quiet"
      size="small"
      lang={isJapanese ? 'en' : 'ja'}
      onClick={() => changeLocale(isJapanese ? 'en' : 'jp')}
    >
      <Languages className="ui-icon" aria-hidden="true" />
      {isJapanese ? 'English' : '日本語'}
    </Button>
  );
}
