import type { Choice } from '@shorui/server/enums';
import { storedLocale } from './locale.ts';

/** An enumeration of the contract as options of a select or of radio buttons, in the language of the screen. */
export function optionsOf(choices: readonly Choice<string | number>[]): { value: string; text: string }[] {
  const locale = storedLocale();
  return choices.map((choice) => ({ value: String(choice.value), text: choice[locale] }));
}

/** The words of one value of an enumeration. */
export function wordsOf<V extends string | number>(choices: readonly Choice<V>[], value: V): string {
  return choices.find((choice) => choice.value === value)?.[storedLocale()] ?? String(value);
}
