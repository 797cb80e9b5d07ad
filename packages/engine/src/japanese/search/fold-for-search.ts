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

/**
 * Runs of a text: `word` letters are Latin, Greek and Cyrillic letters and digits, which are compared as whole words; all other letters
 * are written without spaces. The two differ by their code point alone, so that a database can tell them apart.
 */
const firstOtherLetter = 0x530;
const word = 'a-z0-9\\u00c0-\\u052f';
const other = '\\p{L}\\p{M}〇';
const anyRun = new RegExp(`[${word}]+|(?:(?![${word}])[${other}])+`, 'gu');
/** Signs and marks within the range of word letters, and sound marks that belong to no letter. */
const noLetters = /[×÷]|\u3099|\u309a|(?=[\u0300-\u0489])\p{M}/gu;

/** Variation selectors, soft hyphens, zero-width characters: nothing that a reader sees. */
const invisible = /\p{Cf}|\p{Variation_Selector}/gu;
const lineEnd = /\r\n?|[\v\u0085\u2028\u2029]/g;
/** A blank line, or the end of a page. */
const paragraphEnd = /\n[^\S\n]*\n|\f/;
/** Letters of Japanese words, for which spaces and one line end between them mean nothing (契 約 書). */
export const japaneseLetter = '[々〇ぁ-ゖゝ-ヺー-ヿ\\p{Script=Han}]';
const within = new RegExp(`(?<=${japaneseLetter}) +(?=${japaneseLetter})`, 'gu');

/** Variants of kanji, in names above all, which one person types and another does not. */
const variants: Readonly<Record<string, string>> = {
  髙: '高',
  﨑: '崎',
  嵜: '崎',
  邊: '辺',
  邉: '辺',
  齋: '斎',
  齊: '斉',
  澤: '沢',
  濱: '浜',
  國: '国',
  德: '徳',
  廣: '広',
  櫻: '桜',
  眞: '真',
};
const anyVariant = new RegExp(`[${Object.keys(variants).join('')}]`, 'gu');

/**
 * The form in which texts of documents are compared: as foldForSearch, with variants of kanji as one (髙橋, 高橋), divided into runs of
 * one kind of letters with one space between, before and after them: `本契約第1条 (INV-2024)` is ` 本契約第 1 条 inv 2024 `.
 * Punctuation divides and is left out. Spaces and one line end between Japanese letters are left out too, because lines of a PDF end within
 * words; a blank line divides. A text without letters is one space.
 */
export function foldRuns(text: string): string {
  const runs = text
    .replace(invisible, '')
    .replace(lineEnd, '\n')
    .split(paragraphEnd)
    .flatMap((paragraph) => runsOf(paragraph));
  return runs.length === 0 ? ' ' : ` ${runs.join(' ')} `;
}

function runsOf(paragraph: string): readonly string[] {
  const folded = toHiragana(foldWords(paragraph))
    .replace(anyVariant, (kanji) => variants[kanji] ?? kanji)
    .replace(noLetters, (sign) => (sign === '×' || sign === '÷' ? '|' : ''))
    .replace(within, '');
  return folded.match(anyRun) ?? [];
}

/** Whether a run of foldRuns is a word. */
export const isWordRun = (run: string): boolean => run !== '' && run.charCodeAt(0) < firstOtherLetter;
