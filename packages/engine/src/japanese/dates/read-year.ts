import { fail, succeed, type Outcome } from '../outcome.ts';
import { eras, type Era } from './eras.ts';
import { readDateNumber } from './read-date-number.ts';

/** A Gregorian year, and the era it was written in. */
export interface WrittenYear {
  readonly year: number;
  readonly era?: Era;
}

/** Smallest western year that is read without 西暦: shorter numbers could mean an era year. */
const digitsOfWesternYear = 4;

function findEraOf(text: string): { era: Era; rest: string } | undefined {
  for (const era of eras) {
    for (const word of [era.name, era.initial, era.letter, era.letter.toLowerCase()]) {
      if (text.startsWith(word)) return { era, rest: text.slice(word.length) };
    }
  }
  return undefined;
}

/** Reads 令和4, R4, 令和元, 西暦2024 or 2024, in half-width or kanji digits, without 年. */
export function readYear(text: string): Outcome<WrittenYear, 'unreadable' | 'unknown_era' | 'year_zero'> {
  const found = findEraOf(text);
  if (found !== undefined) {
    const eraYear = found.rest === '元' ? 1 : readDateNumber(found.rest);
    if (eraYear === undefined) return fail('unreadable');
    return eraYear === 0 ? fail('year_zero') : succeed({ year: found.era.firstYear + eraYear - 1, era: found.era });
  }
  const isMarked = text.startsWith('西暦');
  const digits = isMarked ? text.slice(2) : text;
  const year = readDateNumber(digits);
  if (year !== undefined) {
    const isWestern = isMarked || year >= 1000 || digits.length === digitsOfWesternYear;
    return isWestern ? succeed({ year }) : fail('unreadable');
  }
  return /^\p{Script=Han}{2,4}(?:元|\d{1,2}|[〇一二三四五六七八九十]+)$/u.test(text)
    ? fail('unknown_era')
    : fail('unreadable');
}
