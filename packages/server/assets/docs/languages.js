// The order of Japanese and English on the page, and texts that a search compares.

/** `ja` where the browser asks for Japanese before English, else `en`. */
export const pageLanguage =
  navigator.languages.map((each) => each.slice(0, 2)).find((each) => each === 'ja' || each === 'en') ?? 'en';

/** The texts that there are, that of the reader first. */
export function inOrder({ ja, en }) {
  const both = [
    { language: 'ja', text: ja },
    { language: 'en', text: en },
  ].filter(({ text }) => text !== undefined);
  return pageLanguage === 'ja' ? both : both.toReversed();
}

/** A text in which width and case do not matter: `ＣＳＶ` is found by `csv`. */
export function searchText(text) {
  return text.normalize('NFKC').toLowerCase();
}
