import { toHalfWidth, toKatakana } from '@shorui/engine/japanese';

/** Longest name of a payer that banks take (全銀協 総合振込フォーマット: 48 characters). */
const longest = 48;

/** Digits of a reference without the check digit, at least. */
const shortest = 7;

/** Small kana, for which bank names have the large ones. */
const large = new Map(
  Array.from('ｧｱｨｲｩｳｪｴｫｵｯﾂｬﾔｭﾕｮﾖ').flatMap((each, at, all) => (at % 2 === 0 ? [[each, all[at + 1] ?? '']] : [])) as [
    string,
    string,
  ][],
);

/** Check digit by Luhn's algorithm (ISO/IEC 7812-1, annex B): finds every wrong digit and nearly every pair in wrong order. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** The reference of a transfer request: its id with at least seven digits, and a check digit. Different for each id. */
export function referenceOf(id: number): string {
  const digits = String(id).padStart(shortest, '0');
  return `${digits}${checkDigit(digits)}`;
}

/** The abbreviation of 株式会社 without a name; parts of one that are left of kanji are no name either. */
const formAlone = /^[\s().\-/]*(?:ｶ\)|\(ｶ\)?)?[\s().\-/]*$/u;

/**
 * A name in the characters that banks accept for a payer: half-width katakana without small letters, capital Latin letters, digits,
 * space and ( ) . - /. Other characters (kanji) are left out; empty when no name remains.
 */
export function bankName(name: string): string {
  const half = toHalfWidth(toKatakana(name).replaceAll('株式会社', 'ｶ)'), [
    'digits',
    'letters',
    'symbols',
    'spaces',
    'katakana',
  ]);
  const written = Array.from(half.toUpperCase(), (each) => large.get(each) ?? each)
    .join('')
    .replaceAll('ｰ', '-')
    .replaceAll(/[^0-9A-Zｦ-ﾟ ().\-/]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  return formAlone.test(written) ? '' : written;
}

/** 振込依頼人名 as the payer is to write it: the reference first, so that it survives where a bank cuts the name off. */
export const payerNameOf = (reference: string, name: string): string =>
  `${reference} ${bankName(name)}`.trim().slice(0, longest).trim();
