import { toHiragana } from '../width/kana.ts';
import { foldWords } from './fold-for-search.ts';

/** Hiragana by the vowel that ー after them lengthens, the first of each row with its plain form. */
const vowels: readonly (readonly [vowel: string, kana: string])[] = [
  ['あ', 'あかさたなはまやらわ'],
  ['い', 'いきしちにひみりゐ'],
  ['う', 'うくすつぬふむゆる'],
  ['え', 'えけせてねへめれゑ'],
  ['お', 'おこそとのほもよろを'],
];
const vowelOf = new Map(vowels.flatMap(([vowel, kana]) => Array.from(kana, (each) => [each, vowel] as const)));

const small = 'ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわゕかゖけ';
const plainOfSmall = new Map(
  Array.from({ length: small.length / 2 }, (_, at) => [small.charAt(2 * at), small.charAt(2 * at + 1)] as const),
);

const voicedMark = '\u3099';
const semiVoicedMark = '\u309a';
const marks = /[\u3099\u309a]/g;

/** Attributes of a character that decide between texts of the same base letters, each by its rank (JIS X 4061). */
interface Attributes {
  /** 0 unvoiced (は), 1 voiced (ば), 2 semi-voiced (ぱ). */
  readonly voicing: number;
  /** 0 long vowel mark (ー), 1 small letter (ぁ), 2 iteration mark (ゝ), 3 any other letter. */
  readonly form: number;
  /** 0 hiragana and all other letters, 1 katakana. */
  readonly kind: number;
}

interface Levels {
  /** Kana as plain hiragana: ー as the vowel before it, ゝ as the letter before it. */
  readonly base: string;
  readonly attributes: readonly Attributes[];
}

function levelsOf(text: string): Levels {
  let before = '';
  const attributes: Attributes[] = [];
  const base = Array.from(foldWords(text), (character) => {
    const parts = character.normalize('NFD');
    const letter = toHiragana(parts.replace(marks, '').normalize('NFC'));
    const voicing = parts.includes(voicedMark) ? 1 : parts.includes(semiVoicedMark) ? 2 : 0;
    const kind = /^[\u30a1-\u30fa\u30fd\u30fe]/.test(parts) ? 1 : 0;
    const lengthened = character === 'ー' ? vowelOf.get(before) : undefined;
    const repeated = letter === 'ゝ' && before !== '' ? before : undefined;
    const plain = plainOfSmall.get(letter);
    const form = lengthened !== undefined ? 0 : plain !== undefined ? 1 : repeated !== undefined ? 2 : 3;
    attributes.push({ voicing, form, kind });
    return (before = lengthened ?? repeated ?? plain ?? letter);
  });
  return { base: base.join(''), attributes };
}

/** Lower than every character of a folded text, so that a name comes before the longer ones that begin with it. */
const separator = '\t';
/** Higher than every digit. */
const highest = '~';

/** A digit for each character, without the trailing ones of `usual`, so that most keys have none. */
function digits(ranks: readonly number[], usual: number): string {
  return ranks.slice(0, ranks.findLastIndex((rank) => rank !== usual) + 1).join('');
}

/**
 * A key whose order by code points is the Japanese order of the texts, by the levels of JIS X 4061: first the base letters, kana in
 * the order of the syllabary (か, が and ガー begin alike); between texts of the same letters unvoiced before voiced before
 * semi-voiced; then long vowel mark, small letter, iteration mark, plain letter; then hiragana before katakana. Width and case
 * do not matter. Latin letters come before kana, kanji after, these by their code. `further` texts decide between equal ones at
 * each level. At most `maxLength` code points (300 unless given).
 */
export function japaneseSortKey(text: string, further: readonly string[] = [], maxLength = 300): string {
  const levels = [text, ...further].map(levelsOf);
  const key = [
    ...levels.map(({ base }) => base),
    ...levels.map(({ attributes }) =>
      digits(
        attributes.map(({ voicing }) => voicing),
        0,
      ),
    ),
    // The usual form has the highest rank: what follows the last unusual one is compared as `highest`.
    ...levels.map(
      ({ attributes }) =>
        `${digits(
          attributes.map(({ form }) => form),
          3,
        )}${highest}`,
    ),
    ...levels.map(({ attributes }) =>
      digits(
        attributes.map(({ kind }) => kind),
        0,
      ),
    ),
  ].join(separator);
  return Array.from(key).slice(0, maxLength).join('');
}
