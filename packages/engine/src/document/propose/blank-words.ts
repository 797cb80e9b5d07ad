import { fieldType } from '../../application/schema/index.ts';
import { hasChoice } from './blank-choices.ts';
import { blank, blankBracket, blankDate, blankLine, type NamedBlank } from './blank.ts';
import { fieldByName, type ProposedValues, type Theme } from './field-by-name.ts';

const numberOf = (unit: string): ProposedValues => ({ type: fieldType.number, unit });

/** Units printed after a blank, and what is counted in them. Articles of contracts (第○条) are no blanks. */
const units: readonly (readonly [pattern: RegExp, name: string, values: ProposedValues, theme: Theme])[] = [
  [/^[千百万億]?円/u, '金額', numberOf('円'), 'money'],
  [/^[%％]/u, '割合', { type: fieldType.decimal }, 'other'],
  [/^(?:営業)?日/u, '日数', { type: fieldType.number }, 'other'],
  [/^(?:か|ヶ|カ|ケ|箇)?月/u, '月数', { type: fieldType.number }, 'other'],
  [/^年/u, '年数', { type: fieldType.number }, 'other'],
  [/^[歳才]/u, '年齢', { type: fieldType.number }, 'other'],
  [/^(?:名|人)(?![\p{L}])/u, '人数', { type: fieldType.number }, 'other'],
];

const dates = new RegExp(blankDate, 'gu');
const lines = new RegExp(blankLine, 'gu');
const brackets = new RegExp(blankBracket, 'gu');
const circles = /([○〇●◯△×])\1+|(?<![\d〇一二三四五六七八九十])[○●](?=[\p{Script=Han}\p{Script=Katakana}])/gu;
/** Spaces are room for an answer where a word is before them and a unit after them; between words they only set these apart. */
const spaces =
  /(?<=[^\s　])[\s　]{2,}(?=(?:[千百万億]?円|[%％歳才]|(?:か|ヶ|カ|ケ|箇)月|(?:営業)?日間)(?!\p{Script=Han}))/gu;
const addressee = /^[\s　]{4,}(?=(?:様|殿|御中)[\s　]*$)/u;
const honorific = /^[\s　]*(?:様|殿|御中)/u;

const company = '(?:株式|有限|合同|合名|合資)会社';
const companyNext = new RegExp(`^${company}`, 'u');
const companyBefore = new RegExp(`${company}$`, 'u');
const particle = /[はがをにのと、。]$/u;

/** The word right after a blank as the name of one: ○○地方裁判所 asks 地方裁判所名. */
function nameAfter(behind: string): string | undefined {
  const after = /^[」』”）)\s]*([\p{Script=Han}\p{Script=Katakana}ー]{1,10})/u.exec(behind)?.[1];
  return after === undefined || after.endsWith('名') ? after : `${after}名`;
}

/** The word before or after circles that says what belongs there. */
function nameOfCircles(text: string, at: number, length: number): string {
  const [ahead, behind] = [text.slice(0, at), text.slice(at + length)];
  if (companyNext.test(behind) || companyBefore.test(ahead)) return '会社名';
  const after = nameAfter(behind);
  if (after !== undefined) return after;
  const before = /([\p{Script=Han}\p{Script=Katakana}ー]{2,10})[（(「『“：:\s]*$/u.exec(ahead)?.[1];
  return before ?? '';
}

/** Patterns of the words at the end of a text that name what comes next, the surest first. */
const wordsBefore: readonly RegExp[] = [
  /(?:^|[\s　、。])([\p{L}ー々]{2,12})[：:][\s　]*$/u,
  /([\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー々]{2,12})[はがをにのと]?[：:\s　]*[（(「『［[【〔]*$/u,
  /(?:^|[\s　])([\p{L}ー々]{2,12})[：:\s　]*[（(「『［[【〔]*$/u,
];

/** The word at the end of a text that names what comes next; empty when there is none. */
export const wordBefore = (ahead: string): string =>
  wordsBefore.map((pattern) => pattern.exec(ahead)?.[1]).find((word) => word !== undefined) ?? '';

/** The name of a line, of empty brackets or of spaces before a unit. `ahead`: the text since the blank before it. */
function nameOfLine(ahead: string, behind: string): string {
  const word = wordBefore(ahead);
  if (honorific.test(behind)) return word === '' ? '宛名' : word;
  const isCompany = companyNext.test(behind) || companyBefore.test(ahead);
  return isCompany && (word === '' || particle.test(ahead)) ? '会社名' : word || (nameAfter(behind) ?? '');
}

const isNumber = (name: string): boolean =>
  ([fieldType.number, fieldType.decimal] as const).some((type) => type === fieldByName(name).values.type);

/** The name of a blank date: 契約締結日 before it, and for terms the first and last day. */
function nameOfDate(ahead: string, behind: string, term: string): string {
  const before = /([\p{Script=Han}\p{Script=Katakana}]{1,9}日)[：:\s　（(]*$/u.exec(ahead)?.[1];
  if (before !== undefined) return before;
  const of = term === '' ? '' : `${term}の`;
  if (/^[\s　]*(?:から|より|[～~〜])/u.test(behind)) return `${of}開始日`;
  return /^[\s　]*まで/u.test(behind) ? `${of}終了日` : '日付';
}

interface Span {
  readonly kind: 'date' | 'circles' | 'line';
  readonly at: number;
  readonly from: string;
  readonly era?: string | undefined;
}

/** Where a text has room for an answer. Of two that overlap the surer one counts. */
function spansOf(text: string): Span[] {
  const all: Span[] = [
    ...[...text.matchAll(dates)].map(({ index, 0: from, 1: era }): Span => ({ kind: 'date', at: index, from, era })),
    ...[...text.matchAll(brackets)].map(({ index, 1: from = '' }): Span => ({ kind: 'line', at: index + 1, from })),
    ...[...text.matchAll(lines)].map(({ index, 0: from }): Span => ({ kind: 'line', at: index, from })),
    ...[...text.matchAll(spaces)].map(({ index, 0: from }): Span => ({ kind: 'line', at: index, from })),
    ...[addressee.exec(text) ?? []].flatMap(([from]): Span[] =>
      from === undefined ? [] : [{ kind: 'line', at: 0, from }],
    ),
    ...[...text.matchAll(circles)].map(({ index, 0: from }): Span => ({ kind: 'circles', at: index, from })),
  ];
  const kept: Span[] = [];
  for (const span of all)
    if (!kept.some(({ at, from }) => span.at < at + from.length && at < span.at + span.from.length)) kept.push(span);
  return kept.filter(({ at }) => !/第[（(［[]?$/u.test(text.slice(0, at))).toSorted((one, other) => one.at - other.at);
}

/** The blanks in the words of a text: dates, lines, empty brackets, rows of circles, and spaces before units. */
export function blanksInWords(text: string): NamedBlank[] {
  const found: NamedBlank[] = [];
  const term = wordBefore(/^[^\d_＿　\s][^：:]{1,12}[：:][\s　]*/u.exec(text)?.[0] ?? '');
  let done = 0;
  for (const { kind, at, from, era } of spansOf(text)) {
    const [ahead, behind] = [text.slice(done, at), text.slice(at + from.length)];
    const blank = { at, from, before: '' };
    const unit = units.find(([pattern]) => pattern.test(behind));
    if (kind === 'date') {
      const date_format = era === undefined || era === '西暦' ? ('YYYY年M月D日' as const) : ('ggge年M月D日' as const);
      const values = { type: fieldType.date, date_format };
      found.push({ ...blank, name: nameOfDate(ahead, behind, term), isShared: false, values, theme: 'date' });
    } else if (unit !== undefined) {
      const [, name, values, theme] = unit;
      const word = kind === 'line' ? wordBefore(ahead) : '';
      found.push({ ...blank, name: isNumber(word) ? word : name, isShared: false, values, theme });
    } else if (kind === 'circles') {
      found.push({ ...blank, name: nameOfCircles(text, at, from.length), isShared: true });
    } else {
      found.push({ ...blank, name: nameOfLine(ahead, behind), isShared: false });
    }
    done = at + from.length;
  }
  return found;
}

const roomAlone = new RegExp(
  `^(?:${blank}*|${blank}+(?:印|㊞|[(（]印[)）]|[千百万億]?円|名|人|[歳才%％]|様|殿|御中)|[千百万億]?円)[\\s　]*$`,
  'u',
);

/** Does a text have room for an answer? Rows of circles may as well be an example. */
export const hasRoom = (text: string): boolean =>
  roomAlone.test(text) || hasChoice(text) || spansOf(text).some(({ kind }) => kind !== 'circles');
