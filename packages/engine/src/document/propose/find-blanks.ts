import { fieldType } from '../../application/schema/index.ts';
import { fieldByName, type ProposedValues, type Theme } from './field-by-name.ts';
import { blank, labelOf, type TextBlock } from './text-blocks.ts';

/** Characters of a paragraph where an answer belongs, and what is asked there. */
export interface FoundBlank {
  readonly block: TextBlock;
  /** Where the characters begin in the text of the paragraph. */
  readonly at: number;
  readonly from: string;
  /** What is printed before the answer. */
  readonly before: string;
  readonly name: string;
  /** The same name elsewhere is the same answer, as ○○ of one product is; else it is another one. */
  readonly isShared: boolean;
  /** What the printed words around it tell, in place of the name. */
  readonly values?: ProposedValues;
  readonly theme?: Theme;
}

type Named = Omit<FoundBlank, 'block'>;

const numberOf = (unit: string): ProposedValues => ({ type: fieldType.number, unit });

/** Units printed after a blank, and what is counted in them. Articles of contracts (第○条) are no blanks. */
const units: readonly (readonly [pattern: RegExp, name: string, values: ProposedValues, theme: Theme])[] = [
  [/^[千百万億]?円/u, '金額', numberOf('円'), 'money'],
  [/^[%％]/u, '割合', { type: fieldType.decimal }, 'other'],
  [/^(?:営業)?日/u, '日数', { type: fieldType.number }, 'other'],
  [/^(?:か|ヶ|カ|ケ|箇)?月/u, '月数', { type: fieldType.number }, 'other'],
  [/^年/u, '年数', { type: fieldType.number }, 'other'],
  [/^(?:名|人)(?![\p{L}])/u, '人数', { type: fieldType.number }, 'other'],
];

const dates = new RegExp(`(令和|平成|昭和|西暦)?${blank}*年${blank}+月${blank}+日`, 'gu');
const circles = /([○〇●◯△×])\1+|(?<![\d〇一二三四五六七八九十])[○●](?=[\p{Script=Han}\p{Script=Katakana}])/gu;
const trailing = new RegExp(`^(${blank}*)(?:印|㊞|[(（]印[)）]|[千百万億]?円|名|人|[%％]|様|殿|御中)?$`, 'u');
const party = /^[\s　（(「]*(甲|乙|丙|丁)[\s　）)」：:]*$/u;

/** The first characters of a line up to a colon or a stretch of blanks, and the blank after them. */
function labeledLine(text: string): { readonly label: string; readonly at: number; readonly from: string } | undefined {
  const colon = /^[^：:。、]{1,24}[：:]/u.exec(text);
  const [head] = colon ?? /^[\s　]*(?:\p{L}[\s　]{0,2}){1,12}?(?=[\s　]{3,}|[_＿]{2,})/u.exec(text) ?? [];
  if (head === undefined) return undefined;
  const rest = text.slice(head.length);
  const [, from] = trailing.exec(rest) ?? [];
  if (from === undefined) return undefined;
  const label = labelOf(head);
  // A line that ends with a colon begins a list, unless its words name a value.
  const isNamed = fieldByName(label).theme !== 'other';
  const isWide = [...from].length >= 2 && (colon !== null || isNamed);
  return isWide || (colon !== null && isNamed) ? { label, at: head.length, from } : undefined;
}

const company = '(?:株式|有限|合同|合名|合資)会社';
const companyNext = new RegExp(`^${company}`, 'u');
const companyBefore = new RegExp(`${company}$`, 'u');

/** The word before or after a blank that says what belongs there. */
function nameOfCircles(text: string, at: number, length: number): string {
  const [ahead, behind] = [text.slice(0, at), text.slice(at + length)];
  if (companyNext.test(behind) || companyBefore.test(ahead)) return '会社名';
  const after = /^[」』”）)\s]*([\p{Script=Han}\p{Script=Katakana}ー]{1,10})/u.exec(behind)?.[1];
  if (after !== undefined) return after.endsWith('名') ? after : `${after}名`;
  const before = /([\p{Script=Han}\p{Script=Katakana}ー]{2,10})[（(「『“：:\s]*$/u.exec(ahead)?.[1];
  return before ?? '';
}

/** The blanks in the words of a paragraph: dates and rows of circles. */
function blanksInWords(text: string): Named[] {
  const found: Named[] = [];
  for (const match of text.matchAll(dates)) {
    const [from, era] = match;
    const before = /([\p{Script=Han}\p{Script=Katakana}]{1,9}日)[：:\s　（(]*$/u.exec(text.slice(0, match.index))?.[1];
    const date_format = era === undefined || era === '西暦' ? ('YYYY年M月D日' as const) : ('ggge年M月D日' as const);
    const values = { type: fieldType.date, date_format };
    found.push({ at: match.index, from, before: '', name: before ?? '日付', isShared: false, values, theme: 'date' });
  }
  for (const match of text.matchAll(circles)) {
    const { index: at, 0: from } = match;
    if (found.some((each) => at < each.at + each.from.length && each.at < at + from.length)) continue;
    const [after, ahead] = [text.slice(at + from.length), text.slice(0, at)];
    if (ahead.endsWith('第')) continue;
    const unit = units.find(([pattern]) => pattern.test(after));
    if (unit === undefined) {
      found.push({ at, from, before: '', name: nameOfCircles(text, at, from.length), isShared: true });
    } else {
      const [, name, values, theme] = unit;
      found.push({ at, from, before: '', name, isShared: false, values, theme });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

/** The blanks of one paragraph. */
function blanksOf({ text, label, inForm }: TextBlock): Named[] {
  const isEmpty = new RegExp(`^${blank}*$`, 'u').test(text);
  const words = blanksInWords(text);
  if (label !== undefined && label !== '' && (isEmpty || inForm === true)) {
    const [date] = words.filter(({ theme }) => theme === 'date');
    const whole = { at: 0, from: text, before: '', name: label, isShared: false };
    return [date === undefined ? whole : { ...date, name: label }];
  }
  const line = labeledLine(text);
  if (line === undefined) return words;
  const { label: name, at, from } = line;
  const before = /[\s　：:]$/u.test(text.slice(0, at)) ? '' : '　';
  return [{ at, from, before, name, isShared: false }, ...words.filter((each) => each.at < at)];
}

/** How many paragraphs after 甲 may hold its particulars. */
const reach = 6;

/**
 * Where a Word file without tags leaves room for answers: empty cells next to words, lines after words, blanks of dates, rows of
 * circles, and the places where parties sign (甲, 乙), whose particulars are named after them.
 */
export function findBlanks(blocks: readonly TextBlock[]): FoundBlank[] {
  const found: FoundBlank[] = [];
  let signing: { readonly name: string; readonly at: number; readonly place: number } | undefined;
  for (const [at, block] of blocks.entries()) {
    const [, name] = party.exec(block.text) ?? [];
    if (name !== undefined && block.label === undefined) {
      signing = { name, at, place: found.length };
      const from = { at: block.text.length, from: '', before: /[\s　：:]$/u.test(block.text) ? '' : '　' };
      found.push({ block, ...from, name: `${name}の名称`, isShared: false });
      continue;
    }
    for (const each of blanksOf(block)) {
      const isOf = signing !== undefined && at - signing.at <= reach && each.theme === undefined && !each.isShared;
      if (!isOf || signing === undefined) {
        found.push({ block, ...each });
        continue;
      }
      // Its particulars are asked where they are printed, not at its name too.
      if (found[signing.place]?.name === `${signing.name}の名称`) found.splice(signing.place, 1);
      signing = { ...signing, at, place: -1 };
      found.push({ block, ...each, name: `${signing.name}の${each.name}` });
    }
  }
  return found;
}
