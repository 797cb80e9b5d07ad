/** Words that forms offer together, of which one is circled. */
export interface ChoiceWords {
  readonly words: ReadonlySet<string>;
  /** What the answer is called where the words next to it name something else, as 口座番号 before 普通・当座. */
  readonly name?: string;
  /** Words that name the answer itself. */
  readonly named?: RegExp;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names of eras in full, with one character and with one letter, in their order. */
const eraRows = ['明治 大正 昭和 平成 令和', '明 大 昭 平 令', 'M T S H R'].map((row) => row.split(' '));

/** Words that are offered together and mean nothing else: they are a choice in any place of a form. */
const known: readonly ChoiceWords[] = [
  { words: setOf('男 女 その他 無回答 回答しない'), name: '性別', named: /性/u },
  { words: setOf('男性 女性 その他 無回答 回答しない'), name: '性別', named: /性/u },
  ...eraRows.map((words): ChoiceWords => ({ words: new Set(words) })),
  { words: setOf('普通 当座 貯蓄 納税準備 その他'), name: '預金種目', named: /種/u },
  { words: setOf('普通預金 当座預金 貯蓄預金 その他'), name: '預金種目', named: /種/u },
  ...[
    '有 無',
    '有り 無し',
    'あり なし',
    'ある ない',
    'いる いない',
    'はい いいえ',
    '可 否',
    '可 不可',
    '良 否',
    '良 不良',
    '適 否',
    '適 不適',
    '要 否',
    '要 不要',
    '必要 不要',
    '済 未',
    '該当 非該当',
    '既婚 未婚',
    '同居 別居',
    '常勤 非常勤',
    '午前 午後',
    '本人 代理人 その他',
    '本人 法定代理人 任意代理人',
    'する しない',
    '希望する 希望しない',
    '同意する 同意しない',
    '新規 変更 更新 継続 廃止 取消',
  ].map((words): ChoiceWords => ({ words: setOf(words) })),
];

/** Are words nothing but eras in their order (明大昭平令)? They name nothing. */
export function areEras(words: string): boolean {
  return eraRows.some((row) => words.length > (row[0]?.length ?? 0) && row.join('').includes(words));
}

/** The groups of words that are offered with one. */
export const choicesWith = (word: string): readonly ChoiceWords[] => known.filter(({ words }) => words.has(word));

/** The row of names that an era is in (full, one kanji, one letter), and its place there; undefined for any other word. */
export function eraOf(word: string): { readonly row: number; readonly at: number } | undefined {
  const row = eraRows.findIndex((words) => words.includes(word));
  return row < 0 ? undefined : { row, at: (eraRows[row] ?? []).indexOf(word) };
}
