import { useState } from 'react';
import { changeLocale, locales, storedLocale, useText, type Locale } from '../../../messages/locale.ts';
import { settingsText } from '../../../messages/settings.ts';
import { changeAppearance, readAppearance, type Appearance } from '../../../ui/appearance.ts';
import { Field } from '../../../ui/field.tsx';
import { Radios } from '../../../ui/inputs.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';

const themes = ['system', 'light', 'dark'] as const;
const densities = ['normal', 'compact'] as const;
const languages: Readonly<Record<Locale, string>> = { jp: '日本語', en: 'English' };

/** Language and appearance of this browser. Each choice takes effect at once. */
export function Look() {
  const text = useText(settingsText).account;
  const [appearance, setAppearance] = useState(readAppearance);
  const change = (next: Partial<Appearance>): void => {
    changeAppearance(next);
    setAppearance(readAppearance());
  };
  return (
    <RuledForm title={text.look}>
      <Field label={text.language} group>
        {() => (
          <Radios
            name="locale"
            value={storedLocale()}
            options={locales.map((value) => ({ value, text: languages[value] }))}
            onChange={(value) => changeLocale(value as Locale)}
          />
        )}
      </Field>
      <Field label={text.theme} group>
        {() => (
          <Radios
            name="theme"
            value={appearance.theme}
            options={themes.map((value) => ({ value, text: text[value] }))}
            onChange={(theme) => change({ theme: theme as Appearance['theme'] })}
          />
        )}
      </Field>
      <Field label={text.density} group>
        {() => (
          <Radios
            name="density"
            value={appearance.density}
            options={densities.map((value) => ({ value, text: text[value] }))}
            onChange={(density) => change({ density: density as Appearance['density'] })}
          />
        )}
      </Field>
    </RuledForm>
  );
}
