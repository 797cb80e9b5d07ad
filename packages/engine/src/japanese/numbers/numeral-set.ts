/** Characters for a kanji number. */
export interface NumeralSet {
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
export const plainNumerals: NumeralSet = {
  digits: ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'],
  smallUnits: ['', '十', '百', '千'],
  tenThousand: '万',
  writesOne: false,
};

/**
 * 大字 as law requires them: only 1, 2, 3 and 10 have forms that cannot be altered by a stroke (商業登記規則第48条,
 * 戸籍法施行規則第31条). 壱千弐百参拾四.
 */
export const legalNumerals: NumeralSet = {
  digits: ['零', '壱', '弐', '参', '四', '五', '六', '七', '八', '九'],
  smallUnits: ['', '拾', '百', '千'],
  tenThousand: '万',
  writesOne: true,
};

/** All 大字: 壱仟弐佰参拾肆. */
export const fullNumerals: NumeralSet = {
  digits: ['零', '壱', '弐', '参', '肆', '伍', '陸', '漆', '捌', '玖'],
  smallUnits: ['', '拾', '佰', '仟'],
  tenThousand: '萬',
  writesOne: true,
};
