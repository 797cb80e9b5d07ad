import { toHiragana } from '../width/kana.ts';

/** Hyphens, dashes and the minus sign; not ー, which is a letter of a word. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** U+301C, which NFKC leaves; it writes the ～ that Windows types for the same key as ~. */
const waveDash = /〜/g;
/** The final form of sigma depends on the letters around it. */
const finalSigma = /ς/g;

/**
 * The form in which a search compares texts: two spellings of one word have the same form. Width does not matter
 * (ＡＢＣ and ABC, ｱﾌﾟﾘ and アプリ; by NFKC, which also writes ㈱ as (株)), nor the kind of kana (アプリ and あぷり), nor case, nor which
 * dash was typed, nor spaces, which are left out. Idempotent. A text that contains another one after folding contains it for
 * the person who searches.
 */
export function foldForSearch(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** The same with words apart (one space between them, none around) and with the kind of kana of the text. */
export function foldWords(text: string): string {
  return foldAllButKana(text).trim();
}

const fold = (text: string): string => toHiragana(foldAllButKana(text));

function foldAllButKana(text: string): string {
  // The lower case of a letter may have a compatibility form (İ), and the compatibility form of a sign be in upper case (℡).
  const lowered = lower(lower(text));
  return lowered.replace(waveDash, '~').replace(dashes, '-').replace(/\s+/gu, ' ');
}

const lower = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(finalSigma, 'σ');
