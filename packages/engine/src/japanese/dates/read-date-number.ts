import { parseKanjiNumber } from '../numbers/parse-kanji-number.ts';

/** A number of one to four digits in a date, in half-width digits or kanji numerals; undefined for anything else. */
export function readDateNumber(text: string): number | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  if (!/^[〇零一二三四五六七八九十百千]{1,7}$/.test(text)) return undefined;
  const number = parseKanjiNumber(text);
  return number.ok ? Number(number.value) : undefined;
}
