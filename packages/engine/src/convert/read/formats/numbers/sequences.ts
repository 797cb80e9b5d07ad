/** Characters of the number formats that go through a list (ECMA-376 part 1, 17.18.59), the one for 1 first. */
function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

const gojuon = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン';
const halfGojuon = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ';
const iroha = 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン';
const stems = [...'甲乙丙丁戊己庚辛壬癸'];
const branches = [...'子丑寅卯辰巳午未申酉戌亥'];

const halfWidths = new Map([...gojuon].map((letter, at) => [letter, halfGojuon.charAt(at)]));

export interface Sequence {
  readonly characters: readonly string[];
  /** What numbers beyond the last take: the characters from the first on, the same one doubled (AA), or Arabic figures. */
  readonly beyond: 'again' | 'doubled' | 'decimal';
}

export const sequences: Readonly<Record<string, Sequence>> = {
  upperLetter: { characters: range(0x41, 0x5a), beyond: 'doubled' },
  lowerLetter: { characters: range(0x61, 0x7a), beyond: 'doubled' },
  decimalEnclosedCircle: { characters: range(0x2460, 0x2473), beyond: 'decimal' },
  decimalEnclosedCircleChinese: { characters: range(0x2460, 0x2473), beyond: 'decimal' },
  decimalEnclosedFullstop: { characters: range(0x2488, 0x249b), beyond: 'decimal' },
  decimalEnclosedParen: { characters: range(0x2474, 0x2487), beyond: 'decimal' },
  ideographEnclosedCircle: { characters: range(0x3280, 0x3289), beyond: 'decimal' },
  aiueo: { characters: [...halfGojuon], beyond: 'again' },
  aiueoFullWidth: { characters: [...gojuon], beyond: 'again' },
  // ヰ and ヱ have no half-width form.
  iroha: { characters: [...iroha].map((letter) => halfWidths.get(letter) ?? letter), beyond: 'again' },
  irohaFullWidth: { characters: [...iroha], beyond: 'again' },
  ideographTraditional: { characters: stems, beyond: 'decimal' },
  ideographZodiac: { characters: branches, beyond: 'decimal' },
  ideographZodiacTraditional: {
    characters: Array.from({ length: 60 }, (_, at) => `${stems[at % 10] ?? ''}${branches[at % 12] ?? ''}`),
    beyond: 'again',
  },
  ganada: { characters: [...'가나다라마바사아자차카타파하'], beyond: 'again' },
  chosung: { characters: [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'], beyond: 'again' },
  chicago: { characters: ['*', '†', '‡', '§'], beyond: 'doubled' },
};

/** Word doubles characters up to thirty times (780 is thirty Z). */
const mostDoubled = 30;

/** The character of a sequence for a number from 1. */
export function pickFrom({ characters, beyond }: Sequence, value: number): string {
  const character = characters[(value - 1) % characters.length] ?? '';
  if (value <= characters.length || beyond === 'again') return character;
  const times = Math.ceil(value / characters.length);
  return beyond === 'doubled' && times <= mostDoubled ? character.repeat(times) : String(value);
}
