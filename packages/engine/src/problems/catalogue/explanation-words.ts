import type { Locale } from './entry.ts';

type FieldOperator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'contains' | 'not_contains';
type CountOperator = 'count_eq' | 'count_lt' | 'count_lte' | 'count_gt' | 'count_gte';

/** Describes why something is shown or hidden. */
export interface ExplanationWords {
  readonly question: (title: string) => string;
  readonly field: (label: string) => string;
  readonly file: (path: string) => string;
  readonly shown: (thing: string) => string;
  readonly hidden: (thing: string) => string;
  readonly always: string;
  readonly all: string;
  readonly any: string;
  readonly ruleHolds: (name: string) => string;
  readonly ruleFails: (name: string) => string;
  readonly circular: string;
  readonly missing: (id: number) => string;
  readonly noRepetition: string;
  readonly options: (texts: readonly string[]) => string;
  readonly chosen: (thing: string, options: string, several: boolean) => string;
  readonly notChosen: (thing: string, options: string, several: boolean) => string;
  readonly chosenAll: (thing: string, options: string) => string;
  readonly answered: (thing: string) => string;
  readonly notAnswered: (thing: string) => string;
  readonly counted: (thing: string, ofRepetitions: boolean, operator: CountOperator, count: number) => string;
  readonly compared: (thing: string, operator: FieldOperator, other: string) => string;
  readonly constant: (value: string) => string;
  readonly ticked: string;
  readonly notTicked: string;
  readonly inAnyRepetition: (condition: string) => string;
  readonly inNoRepetition: (condition: string) => string;
  readonly now: (values: readonly string[]) => string;
  /** The values of a field now, of which some are computed. */
  readonly nowValue: (values: readonly string[]) => string;
  /** How a field is computed; `formula` has the names of fields. */
  readonly computed: (formula: string) => string;
  /** The sum of a field over the repetitions of its list. */
  readonly sum: (name: string) => string;
  readonly nowNothing: string;
  readonly nowHidden: string;
  readonly repetition: (thing: string, numbers: readonly number[]) => string;
  /** A loop of tags or of an editor's block; `index` is the current repetition, from 0. */
  readonly tagLoop: (source: string, count: number, index: number) => string;
  readonly tagHolds: (source: string) => string;
  readonly tagFails: (source: string) => string;
  readonly tagsOnly: string;
  readonly yes: string;
  readonly no: string;
}

const japaneseCounts: Readonly<Record<CountOperator, (count: number) => string>> = {
  count_eq: (count) => `${count}である`,
  count_lt: (count) => `${count}より少ない`,
  count_lte: (count) => `${count}以下である`,
  count_gt: (count) => `${count}より多い`,
  count_gte: (count) => `${count}以上である`,
};
const englishCounts: Readonly<Record<CountOperator, (count: number) => string>> = {
  count_eq: (count) => `is ${count}`,
  count_lt: (count) => `is less than ${count}`,
  count_lte: (count) => `is ${count} or less`,
  count_gt: (count) => `is more than ${count}`,
  count_gte: (count) => `is ${count} or more`,
};
const japaneseComparisons: Readonly<Record<FieldOperator, (other: string) => string>> = {
  eq: (other) => `が${other}である`,
  ne: (other) => `が${other}ではない`,
  lt: (other) => `が${other}より小さい（前である）`,
  lte: (other) => `が${other}以下（以前）である`,
  gt: (other) => `が${other}より大きい（後である）`,
  gte: (other) => `が${other}以上（以後）である`,
  contains: (other) => `が${other}を含む`,
  not_contains: (other) => `が${other}を含まない`,
};
const englishComparisons: Readonly<Record<FieldOperator, (other: string) => string>> = {
  eq: (other) => `is ${other}`,
  ne: (other) => `is not ${other}`,
  lt: (other) => `is below (before) ${other}`,
  lte: (other) => `is at most (not after) ${other}`,
  gt: (other) => `is above (after) ${other}`,
  gte: (other) => `is at least (not before) ${other}`,
  contains: (other) => `contains ${other}`,
  not_contains: (other) => `does not contain ${other}`,
};

export const explanationWords: Readonly<Record<Locale, ExplanationWords>> = {
  ja: {
    question: (title) => `質問「${title}」`,
    field: (label) => `項目「${label}」`,
    file: (path) => `ファイル「${path}」`,
    shown: (thing) => `${thing}は表示されます`,
    hidden: (thing) => `${thing}は表示されません`,
    always: '条件はなく、いつも表示されます',
    all: '次のすべてが成り立つ',
    any: '次のどれかが成り立つ',
    ruleHolds: (name) => `ルール「${name}」が成り立つ`,
    ruleFails: (name) => `ルール「${name}」が成り立たない`,
    circular: '条件が循環参照になっているため、成り立たないものとして扱います',
    missing: (id) => `条件が参照するもの（id ${id}）がないため、成り立ちません`,
    noRepetition: 'その件はありません',
    options: (texts) => texts.map((text) => `「${text}」`).join(''),
    chosen: (thing, options, several) => `${thing}で${options}${several ? 'のどれか' : ''}が選ばれている`,
    notChosen: (thing, options, several) => `${thing}で${options}${several ? 'のどれも' : 'が'}選ばれていない`,
    chosenAll: (thing, options) => `${thing}で${options}がすべて選ばれている`,
    answered: (thing) => `${thing}に回答がある`,
    notAnswered: (thing) => `${thing}に回答がない`,
    counted: (thing, ofRepetitions, operator, count) =>
      `${thing}${ofRepetitions ? 'の件数' : 'で選ばれた数'}が${japaneseCounts[operator](count)}`,
    compared: (thing, operator, other) => thing + japaneseComparisons[operator](other),
    constant: (value) => `「${value}」`,
    ticked: 'チェックあり',
    notTicked: 'チェックなし',
    inAnyRepetition: (condition) => `いずれかの件で、${condition}`,
    inNoRepetition: (condition) => `どの件でも、${condition}`,
    now: (values) => `（いまの回答：${values.join('、')}）`,
    nowValue: (values) => `（いまの値：${values.join('、')}）`,
    sum: (name) => `合計(${name})`,
    computed: (formula) => `「${formula}」で計算します`,
    nowNothing: '（いまは回答なし）',
    nowHidden: '（表示されていないため、回答なし）',
    repetition: (thing, numbers) => `${thing}（${numbers.map((number) => `${number + 1}件目`).join('・')}）`,
    tagLoop: (source, count, index) =>
      count === 0
        ? `「${source}」で繰り返すものがありません`
        : `「${source}」は${count}件です（${index + 1}件目を見ています）`,
    tagHolds: (source) => `「${source}」の側が印字されます`,
    tagFails: (source) => `「${source}」の側は印字されません`,
    tagsOnly: 'タグだけの段落なので、文書には残りません',
    yes: '○',
    no: '×',
  },
  en: {
    question: (title) => `question "${title}"`,
    field: (label) => `field "${label}"`,
    file: (path) => `file "${path}"`,
    shown: (thing) => `${thing} is shown`,
    hidden: (thing) => `${thing} is hidden`,
    always: 'it has no conditions and always shows',
    all: 'all of these hold',
    any: 'any of these holds',
    ruleHolds: (name) => `rule "${name}" holds`,
    ruleFails: (name) => `rule "${name}" does not hold`,
    circular: 'the conditions are circular and are treated as not holding',
    missing: (id) => `the condition refers to id ${id}, which does not exist, so it does not hold`,
    noRepetition: 'there is no such repetition',
    options: (texts) => texts.map((text) => `"${text}"`).join(', '),
    chosen: (thing, options, several) => `in ${thing}, ${several ? 'one of ' : ''}${options} is chosen`,
    notChosen: (thing, options, several) =>
      `in ${thing}, ${several ? 'none of ' : ''}${options} is ${several ? '' : 'not '}chosen`,
    chosenAll: (thing, options) => `in ${thing}, all of ${options} are chosen`,
    answered: (thing) => `${thing} is answered`,
    notAnswered: (thing) => `${thing} is not answered`,
    counted: (thing, ofRepetitions, operator, count) =>
      `the number of ${ofRepetitions ? 'repetitions' : 'options chosen'} of ${thing} ${englishCounts[operator](count)}`,
    compared: (thing, operator, other) => `${thing} ${englishComparisons[operator](other)}`,
    constant: (value) => `"${value}"`,
    ticked: 'ticked',
    notTicked: 'not ticked',
    inAnyRepetition: (condition) => `in any repetition: ${condition}`,
    inNoRepetition: (condition) => `in every repetition: ${condition}`,
    now: (values) => ` (answered: ${values.join(', ')})`,
    nowValue: (values) => ` (now: ${values.join(', ')})`,
    sum: (name) => `sum(${name})`,
    computed: (formula) => `it is computed as "${formula}"`,
    nowNothing: ' (not answered)',
    nowHidden: ' (hidden, so not answered)',
    repetition: (thing, numbers) => `${thing} (repetition ${numbers.map((number) => number + 1).join('.')})`,
    tagLoop: (source, count, index) =>
      count === 0 ? `"${source}" has no repetitions` : `"${source}" has ${count} (this is number ${index + 1})`,
    tagHolds: (source) => `"${source}" is the branch that is printed`,
    tagFails: (source) => `"${source}" is not the branch that is printed`,
    tagsOnly: 'the paragraph contains only tags and is not printed',
    yes: '[yes]',
    no: '[no]',
  },
};
