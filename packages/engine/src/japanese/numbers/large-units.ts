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
