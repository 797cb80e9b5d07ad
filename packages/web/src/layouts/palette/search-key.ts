import { foldForSearch } from '@shorui/engine/japanese';
import { isRomaji, toHiragana } from 'wanakana';

/** Forms of one kanji that names are written with, and the usual one. */
const variants = new Map(
  [
    '髙高',
    '﨑崎',
    '嵜崎',
    '𠮷吉',
    '濵浜',
    '濱浜',
    '邊辺',
    '邉辺',
    '齋斎',
    '齊斉',
    '櫻桜',
    '澤沢',
    '廣広',
    '德徳',
    '眞真',
    '國国',
  ].map((pair) => [...pair] as [string, string]),
);

/** The form in which texts of the palette are compared: one width, hiragana, usual kanji, no spaces and no long vowels. */
export function searchKey(text: string): string {
  const usual = [...foldForSearch(text)].map((letter) => variants.get(letter) ?? letter).join('');
  return usual.replaceAll('ー', '');
}

/** The forms of what was typed: as it is, and what romaji says in kana (`settei` is せってい). */
export function typedKeys(text: string): readonly string[] {
  const typed = searchKey(text);
  if (typed === '' || !isRomaji(typed)) return [typed];
  return [typed, searchKey(toHiragana(typed))];
}

/** Does one of the texts contain what was typed? */
export function matches(texts: readonly string[], keys: readonly string[]): boolean {
  return texts.map(searchKey).some((text) => keys.some((key) => text.includes(key)));
}
