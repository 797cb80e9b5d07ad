/** Characters of Chinese and Korean counting. */
interface CountingSet {
  /** 0 to 9. */
  readonly digits: string;
  /** 10, 100, 1,000 and 10,000. */
  readonly units: readonly [string, string, string, string];
  /** Written once for zeros between other digits: 一百零一; empty where nothing is. */
  readonly gap: string;
  /** `always` 壹拾, `notFirst` 十 but 一百一十, `never` 십, 백십. */
  readonly one: 'always' | 'notFirst' | 'never';
}

function writeGroup(value: number, { digits, units, gap, one }: CountingSet, isFirst: boolean): string {
  let text = '';
  let hasGap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      hasGap ||= text !== '' || !isFirst;
      continue;
    }
    if (hasGap) text += gap;
    hasGap = false;
    const startsTen = place === 1 && text === '' && isFirst;
    const hidesOne = digit === 1 && place > 0 && (one === 'never' || (one === 'notFirst' && startsTen));
    text += (hidesOne ? '' : digits.charAt(digit)) + (place > 0 ? (units[place - 1] ?? '') : '');
  }
  return text;
}

function count(value: number, set: CountingSet): string {
  const high = Math.floor(value / 10_000);
  if (high >= 10_000) return String(value);
  if (high === 0) return writeGroup(value, set, true);
  const hidden = high === 1 && set.one === 'never';
  return (hidden ? '' : writeGroup(high, set, true)) + set.units[3] + writeGroup(value % 10_000, set, false);
}

function digitByDigit(value: number, digits: string): string {
  return Array.from(String(value), (digit) => digits.charAt(Number(digit))).join('');
}

const plainDigits = '○一二三四五六七八九';
const simplified: CountingSet = { digits: plainDigits, units: ['十', '百', '千', '万'], gap: '零', one: 'notFirst' };
const traditional: CountingSet = { ...simplified, units: ['十', '百', '千', '萬'] };
const legalSimplified: CountingSet = {
  digits: '零壹贰叁肆伍陆柒捌玖',
  units: ['拾', '佰', '仟', '万'],
  gap: '零',
  one: 'always',
};
const legalTraditional: CountingSet = {
  digits: '零壹貳參肆伍陸柒捌玖',
  units: ['拾', '佰', '仟', '萬'],
  gap: '零',
  one: 'always',
};
const korean: CountingSet = { digits: '영일이삼사오육칠팔구', units: ['십', '백', '천', '만'], gap: '', one: 'never' };

const koreanOnes = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'];
const koreanTens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** Tens with 十 up to 99, digits one by one from 100 on: what Word's simple Chinese counting does. */
function countShortly(value: number): string {
  return value < 100 ? count(value, simplified) : digitByDigit(value, plainDigits);
}

/** Chinese and Korean number formats (ECMA-376 part 1, 17.18.59), for numbers from 1. */
export const chineseFormats: Readonly<Record<string, (value: number) => string>> = {
  chineseCounting: countShortly,
  taiwaneseCounting: countShortly,
  chineseCountingThousand: (value) => count(value, simplified),
  taiwaneseCountingThousand: (value) => count(value, traditional),
  taiwaneseDigital: (value) => digitByDigit(value, plainDigits),
  chineseLegalSimplified: (value) => count(value, legalSimplified),
  ideographLegalTraditional: (value) => count(value, legalTraditional),
  koreanCounting: (value) => count(value, korean),
  koreanDigital: (value) => digitByDigit(value, korean.digits),
  koreanDigital2: (value) => digitByDigit(value, '零一二三四五六七八九'),
  koreanLegal: (value) =>
    value < 100 ? (koreanTens[Math.floor(value / 10)] ?? '') + (koreanOnes[value % 10] ?? '') : count(value, korean),
};
