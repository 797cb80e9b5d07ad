/** Languages of the screens. Japanese comes first. */
export const locales = ['jp', 'en'] as const;
export type Locale = (typeof locales)[number];

const storageKey = 'shorui.locale';

/** The language that this browser chose before, else Japanese. */
export function storedLocale(): Locale {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'jp';
  } catch {
    return 'jp';
  }
}

/** Remembers the language and opens the page again in it: titles and texts of all screens are loaded for one language. */
export function changeLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // A browser that keeps nothing shows Japanese.
  }
  location.reload();
}

const present = storedLocale();

/** Texts of one part of the product in each language; the Japanese ones say which there are. */
export interface Text<T> {
  readonly jp: T;
  readonly en: T;
}

/** Keeps the shape of the texts: a text that one language lacks is a type error. */
export function defineText<T>(text: Text<T>): Text<T> {
  return text;
}

/** The texts in the language of the screen, which changes with a new load of the page alone. */
export function useText<T>(text: Text<T>): T {
  return text[present];
}
