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

const marks = /[\u3099\u309a]/g;

/** Kana without the marks of their sound and size; ー as the vowel before it, ゝ as the letter before it. */
function plainKana(folded: string): string {
  let before = '';
  const plain = Array.from(folded, (character) => {
    const letter = character.normalize('NFD').replace(marks, '').normalize('NFC');
    if (character === 'ー') return (before = vowelOf.get(before) ?? character);
    if (letter === 'ゝ') return before === '' ? letter : before;
    return (before = plainOfSmall.get(letter) ?? letter);
  });
  return plain.join('');
}

/** Lower than every character of a folded text, so that a name comes before the longer ones that begin with it. */
const separator = '\t';

/**
 * A key whose order by code points is the Japanese order of the texts: kana in the order of the syllabary whatever their kind and
 * width, first without regard to voicing, size and long vowels (か, が, ガー), then with it; Latin letters before kana, kanji after,
 * these by their code. `further` texts decide between equal ones. At most `maxLength` code points (300 unless given).
 * Order by JIS X 4061, as far as it concerns kana: base letters first, then marks.
 */
export function japaneseSortKey(text: string, further: readonly string[] = [], maxLength = 300): string {
  const folded = [text, ...further].map(foldWords);
  const key = [...folded.map(plainKana), ...folded].join(separator);
  return Array.from(key).slice(0, maxLength).join('');
}
