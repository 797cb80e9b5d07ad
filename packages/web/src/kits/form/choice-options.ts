import { storedLocale } from '../../messages/locale.ts';
import type { Option } from '../../ui/inputs.tsx';

/** An enumeration of `@shorui/server/enums` as options of a row, in the language of the screen. */
export function optionsOf(
  choices: readonly { readonly value: string | number; readonly jp: string; readonly en: string }[],
): readonly Option[] {
  const locale = storedLocale();
  return choices.map((choice) => ({ value: String(choice.value), text: choice[locale] }));
}
