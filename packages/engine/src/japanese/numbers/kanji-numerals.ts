import { splitDecimal, type NumericInput } from './parse-number.ts';

/**
 * Names of the powers of 10,000 from 10^0, by 塵劫記 in the reading used today: 万 10^4, 億 10^8, 兆 10^12, 京 10^16 ... 無量大数
 * 10^68. Groups of four digits, so the largest number they can name has 72 digits.
 */
export const largeUnits = [
  '',
  '万',
  '億',
  '兆',
  '京',
  '垓',
  '𥝱',
  '穣',
  '溝',
  '澗',
  '正',
  '載',
  '極',
  '恒河沙',
  '阿僧祇',
  '那由他',
  '不可思議',
  '無量大数',
] as const;

/** Most digits that the units can name. */
export const maxKanjiDigits = largeUnits.length * 4;

/** Splits digits into groups of four from the right; the first group may be shorter. The last group has the weight 10^0. */
export function splitIntoGroups(digits: string): string[] {
  const head = digits.length % 4;
  const groups = head === 0 ? [] : [digits.slice(0, head)];
  for (let at = head; at < digits.length; at += 4) groups.push(digits.slice(at, at + 4));
  return groups;
}

/** Characters for a kanji number. */
interface NumeralSet {
  /** 0 to 9. */
  readonly digits: readonly string[];
  /** Units of a group: 10^0 to 10^3. */
  readonly smallUnits: readonly string[];
  /** 10^4; the larger units are the same in every set. */
  readonly tenThousand: string;
  /** Whether 1 is written before 十, 百 and 千: 壱百, not 百, so that nothing can be put before it. */
  readonly writesOne: boolean;
}

/** Everyday kanji: 千二百三十四. */
const plainNumerals: NumeralSet = {
  digits: ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'],
  smallUnits: ['', '十', '百', '千'],
  tenThousand: '万',
  writesOne: false,
};

/**
 * 大字 as law requires them: only 1, 2, 3 and 10 have forms that cannot be altered by a stroke (商業登記規則第48条,
 * 戸籍法施行規則第31条). 壱千弐百参拾四.
 */
const legalNumerals: NumeralSet = {
  digits: ['零', '壱', '弐', '参', '四', '五', '六', '七', '八', '九'],
  smallUnits: ['', '拾', '百', '千'],
  tenThousand: '万',
  writesOne: true,
};

/** All 大字: 壱仟弐佰参拾肆. */
const fullNumerals: NumeralSet = {
  digits: ['零', '壱', '弐', '参', '肆', '伍', '陸', '漆', '捌', '玖'],
  smallUnits: ['', '拾', '佰', '仟'],
  tenThousand: '萬',
  writesOne: true,
};

/** One group of up to four digits. `isAlone` is true for the last group (10^0), where 1千 is written 千. */
function writeGroup(group: string, set: NumeralSet, isLast: boolean): string {
  let text = '';
  for (const [index, digit] of Array.from(group).entries()) {
    const place = group.length - 1 - index;
    if (digit === '0') continue;
    const hidesOne = digit === '1' && place > 0 && !set.writesOne && (isLast || place < 3);
    text += (hidesOne ? '' : (set.digits[Number(digit)] ?? '')) + (set.smallUnits[place] ?? '');
  }
  return text;
}

function writeWhole(digits: string, set: NumeralSet): string {
  const groups = splitIntoGroups(digits);
  let text = '';
  for (const [index, group] of groups.entries()) {
    const unit = groups.length - 1 - index;
    const written = writeGroup(group, set, unit === 0);
    if (written !== '') text += written + (unit === 1 ? set.tenThousand : (largeUnits[unit] ?? ''));
  }
  return text === '' ? (set.digits[0] ?? '') : text;
}

/** A number in the given numerals; digits behind the point one by one after ・. Not a number, or too large: as it was. */
function writeNumerals(value: NumericInput, set: NumeralSet): string {
  const parts = splitDecimal(value);
  if (parts === undefined || parts.whole.length > maxKanjiDigits) return String(value);
  const fraction = Array.from(parts.fraction)
    .map((digit) => set.digits[Number(digit)] ?? '')
    .join('');
  return (parts.isNegative ? 'マイナス' : '') + writeWhole(parts.whole, set) + (fraction === '' ? '' : `・${fraction}`);
}

/**
 * A number in kanji: 千二百三十四, 三億五千万. 1 is not written before 十 and 百, nor before 千 in the last four digits (十, 百, 千,
 * 一万千); before 千 of a larger unit it is (一千万), as newspapers and contracts do. 3.14 is 三・一四, -5 is マイナス五. Up to 72
 * digits (無量大数); what is larger, or not a number, comes back as it was.
 */
export function toKanjiNumber(value: NumericInput): string {
  return writeNumerals(value, plainNumerals);
}

const kanjiDigits = '〇一二三四五六七八九';

/** Digits one by one in kanji, in any text: 2024年 becomes 二〇二四年. Full-width digits too; the rest stays as it is. */
export function toKanjiDigits(text: string): string {
  return text.replace(/[0-9０-９]/g, (digit) => kanjiDigits.charAt((digit.codePointAt(0) ?? 0) & 0x0f));
}

/**
 * A number in 大字, which are hard to alter. `legal` uses 壱弐参拾 and everyday kanji besides (壱百弐拾参万四千), `full` uses
 * 壱弐参肆伍陸漆捌玖拾佰仟萬. 1 is always written (壱拾). Same limits as `toKanjiNumber`.
 */
export function toDaiji(value: NumericInput, set: 'legal' | 'full' = 'legal'): string {
  return writeNumerals(value, set === 'legal' ? legalNumerals : fullNumerals);
}
