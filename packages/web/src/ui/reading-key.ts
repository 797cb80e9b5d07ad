import { foldForSearch } from '@shorui/engine/japanese';

const rows: readonly (readonly [kana: string, consonant: string])[] = [
  ['あいうえお', ''],
  ['かきくけこ', 'k'],
  ['さしすせそ', 's'],
  ['たちつてと', 't'],
  ['なにぬねの', 'n'],
  ['はひふへほ', 'h'],
  ['まみむめも', 'm'],
  ['らりるれろ', 'r'],
  ['がぎぐげご', 'g'],
  ['ざじずぜぞ', 'z'],
  ['だぢづでど', 'd'],
  ['ばびぶべぼ', 'b'],
  ['ぱぴぷぺぽ', 'p'],
];
const vowels = 'aiueo';
const others = { や: 'ya', ゆ: 'yu', よ: 'yo', わ: 'wa', を: 'o', ん: 'n', ぢ: 'zi', づ: 'zu', ゔ: 'bu' };
const small: Readonly<Record<string, string>> = {
  ゃ: 'a',
  ゅ: 'u',
  ょ: 'o',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
};

const letters: ReadonlyMap<string, string> = new Map([
  ...rows.flatMap(([kana, consonant]) => [...kana].map((each, at) => [each, `${consonant}${vowels[at]}`] as const)),
  ...Object.entries(others),
]);

/** Spellings of the Hepburn way, and of sounds that differ by ear alone, as the one that the table writes. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/sh(?=[auo])/g, 'sy'],
  [/sh/g, 's'],
  [/tch/g, 'cch'],
  [/ch(?=[auoe])/g, 'ty'],
  [/ch/g, 't'],
  [/ts/g, 't'],
  [/j(?=[auo])/g, 'zy'],
  [/j/g, 'z'],
  [/f/g, 'h'],
  [/n'/g, 'n'],
  [/m(?=[bmp])/g, 'n'],
  [/([^aiueon\d\W])\1/g, '$1'],
  [/nn/g, 'n'],
  [/ou|oo|oー|ō/g, 'o'],
  [/uu|uー|ū/g, 'u'],
  [/ー/g, ''],
];

/** Hiragana in Latin letters; everything else stays. */
function toLatin(text: string): string {
  let latin = '';
  for (const character of text) {
    const glide = small[character];
    // きゃ is kya, ふぁ is ha: the vowel of the small kana takes the place of the one before it.
    if (glide !== undefined && /[aiueo]$/.test(latin)) {
      latin = latin.slice(0, -1) + (/[ゃゅょ]/.test(character) ? 'y' : '') + glide;
    } else if (character !== 'っ') latin += letters.get(character) ?? character;
  }
  return latin;
}

/**
 * The form in which readings are compared: kana of either kind and Latin letters of either spelling become the same (とうきょう,
 * トウキョウ, tokyo, toukyou), without long vowels and doubled consonants. Kanji stay.
 */
export function readingKey(text: string): string {
  let key = toLatin(foldForSearch(text));
  for (const [pattern, replacement] of spellings) key = key.replace(pattern, replacement);
  return key;
}

/** Does a text, or the reading of it, contain what was typed? */
export function matchesReading(query: string, texts: readonly (string | undefined)[]): boolean {
  const folded = foldForSearch(query);
  const key = readingKey(query);
  return texts.some(
    (text) => text !== undefined && (foldForSearch(text).includes(folded) || readingKey(text).includes(key)),
  );
}
