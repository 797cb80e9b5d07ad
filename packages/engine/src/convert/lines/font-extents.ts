import { foldFontName } from '../../pdf/fonts/names/fold-font-name.ts';

/** Room of a font above and below the baseline, em. */
export interface FontExtent {
  readonly ascent: number;
  readonly descent: number;
  /** Whether it is a font of East Asian text, whose lines Word sets wider. */
  readonly isEastAsian: boolean;
}

type Extents = readonly (readonly [ascent: number, descent: number, names: readonly string[]])[];

/**
 * East Asian fonts of Windows: usWinAscent and usWinDescent of OS/2. With the factor of Word (see `lineExtent`) they give the
 * type sizes at which a line is known to jump to a second row of an 18 pt grid: MS Mincho 14 pt (1.3), Yu Mincho and Yu Gothic
 * 11 pt (1.67), Meiryo 10 pt (1.95), Meiryo UI 11 pt.
 */
const eastAsian: Extents = [
  [
    220 / 256,
    36 / 256,
    [
      'ms明朝',
      'msp明朝',
      'msmincho',
      'mspmincho',
      'msゴシック',
      'mspゴシック',
      'msgothic',
      'mspgothic',
      'msuigothic',
      'hg丸ゴシックmpro',
      'hgmarugothicmpro',
      'simsun',
      'simhei',
    ],
  ],
  [
    2038 / 2048,
    598 / 2048,
    ['游明朝', '游明朝light', '游明朝demibold', 'yumincho', 'yuminchodemibold', 'yuminchodemilight'],
  ],
  [
    2017 / 2048,
    619 / 2048,
    ['游ゴシック', '游ゴシックlight', '游ゴシックmedium', 'yugothic', 'yugothiclight', 'yugothicmedium'],
  ],
  [2171 / 2048, 901 / 2048, ['メイリオ', 'meiryo']],
  [2017 / 2048, 619 / 2048, ['meiryoui', 'yugothicui', 'yugothicuisemibold']],
  [2229 / 2048, 495 / 2048, ['malgungothic', '맑은고딕']],
  [1.16, 0.288, ['notosansjp', 'notosanscjkjp', 'sourcehansansjp', '源ノ角ゴシック']],
  [1.151, 0.286, ['notoserifjp', 'notoserifcjkjp', 'sourcehanserifjp', '源ノ明朝']],
];

/** The em box of Japanese fonts that are not in the table. */
const usualEastAsian: FontExtent = { ascent: 0.88, descent: 0.12, isEastAsian: true };

/** Latin fonts: ascender with the line gap, and descender, of hhea, as Word counts them. */
const latin: Extents = [
  [0.891 + 0.042, 0.216, ['timesnewroman', 'times', 'liberationserif']],
  [0.905 + 0.033, 0.212, ['arial', 'helvetica', 'liberationsans']],
  [0.833, 0.3, ['couriernew', 'courier', 'liberationmono']],
  [0.952, 0.269, ['calibri', 'calibrilight', 'carlito']],
  [0.95, 0.222, ['cambria', 'cambriamath', 'caladea']],
  [0.98, 0.22, ['century', 'centuryschoolbook']],
  [1.006, 0.22, ['centurygothic']],
  [1.005, 0.21, ['verdana']],
  [1, 0.207, ['tahoma']],
  [1.079, 0.251, ['segoeui']],
  [0.917, 0.219, ['georgia']],
  [0.862, 0.263, ['garamond']],
  [0.915, 0.257, ['consolas']],
  [0.923, 0.283, ['bookantiqua']],
  [1.065, 0.283, ['palatinolinotype']],
  [0.939, 0.222, ['trebuchetms']],
  [1.102, 0.291, ['comicsansms']],
  [1.005, 0.22, ['symbol']],
  [0.898, 0.211, ['wingdings', 'wingdings2', 'wingdings3', 'webdings']],
];

/** What most Latin fonts of text take. */
const usualLatin: FontExtent = { ascent: 0.93, descent: 0.22, isEastAsian: false };

function listed(extents: Extents, isEastAsian: boolean): (readonly [string, FontExtent])[] {
  return extents.flatMap(([ascent, descent, names]) =>
    names.map((name) => [foldFontName(name), { ascent, descent, isEastAsian }] as const),
  );
}

const known = new Map([...listed(eastAsian, true), ...listed(latin, false)]);

/** Letters of Latin names that only fonts of East Asian text have. */
const eastAsianName =
  /[^\u0020-\u024f]|mincho|gothic(?!bold|std|pro)|^(?:hg|df|fg|ms|biz|ipa|noto\w*cjk)|kyokasho|meiryo|ryumin|takao/u;
const latinGothic = /^(?:century|franklin|news|letter|copperplate|trade|urw)gothic/u;

function usual(folded: string): FontExtent {
  return eastAsianName.test(folded) && !latinGothic.test(folded) ? usualEastAsian : usualLatin;
}

/** Extent of the font that a document names, whichever font replaces it here. */
export function extentOfFont(name: string): FontExtent {
  const folded = foldFontName(name);
  const found = known.get(folded);
  if (found !== undefined) return found;
  const made = usual(folded);
  if (known.size < maxKnown) known.set(folded, made);
  return made;
}

/** Names that are cached; a hostile document could make up any number. */
const maxKnown = 10_000;

/**
 * Word sets East Asian text in an East Asian font 1.3 times as high as the font specifies, half of the rest above and half below
 * (measured by many: MS Mincho 1.3, Meiryo 1.95). Latin text of the same font has the plain height.
 */
const eastAsianFactor = 1.3;

/** Room of a single-spaced line above and below the baseline, em. */
export function lineExtent(name: string, isEastAsianText: boolean): Pick<FontExtent, 'ascent' | 'descent'> {
  const { ascent, descent, isEastAsian } = extentOfFont(name);
  if (!isEastAsian || !isEastAsianText) return { ascent, descent };
  const white = ((ascent + descent) * (eastAsianFactor - 1)) / 2;
  return { ascent: ascent + white, descent: descent + white };
}
