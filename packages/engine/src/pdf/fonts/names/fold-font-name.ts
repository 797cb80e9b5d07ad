/** Styles at the end of a name, as PostScript names and lists of fonts write them. */
const styleWords =
  /(?:regular|normal|medium|book|roman|light|extralight|demilight|semilight|thin|bold|semibold|demibold|extrabold|demi|heavy|black|italic|oblique|標準|太字|斜体|[wｗ][0-9])+$/u;

/** Letters of a name that are looked at. */
export const maxFontName = 200;

/**
 * The form in which names of fonts are compared: width, letter case, spaces and signs do not count, nor the tag of a subset
 * (`ABCDEF+`) or the @ of fonts turned for vertical lines.
 */
export function foldFontName(name: string): string {
  return name
    .slice(0, maxFontName)
    .replace(/^[A-Z]{6}\+/u, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s@_.,'"()（）・-]/gu, '');
}

/** A folded name without the words for its style. */
export function familyOfName(folded: string): string {
  const family = folded.replace(styleWords, '').replace(/(?:mt|ps|psmt)$/u, '');
  return family === '' ? folded : family;
}

/** Weight and slant by the name itself: `MS-Mincho,Bold`, `Arial-BoldItalicMT`. */
export function styleOfName(folded: string): { bold: boolean; italic: boolean } {
  const style = folded.slice(familyOfName(folded).length);
  return {
    bold: /bold|heavy|black|demi(?!light)|太字|w[6-9]/u.test(style),
    italic: /italic|oblique|斜体/u.test(style),
  };
}

/** The two kinds of Japanese type: with serifs and strokes of uneven width, and without. */
export type FontKind = 'mincho' | 'gothic';

const mincho =
  /mincho|min(?:pr|pro|std|w\d)|ryumin|明朝|宋|serif|song|ming|batang|times|century|garamond|georgia|cambria|palatino|bodoni|baskerville|caslon|didot|bookman|教科書|kyokasho|楷書|kaisho|行書|gyosho|隷書|正楷/u;
const gothic =
  /gothic|gosic|got(?:pr|pro|std|w\d)|kaku|ゴシック|ゴチック|黒体|黑体|sans|丸|maru|メイリオ|meiryo|arial|helvet|calibri|verdana|tahoma|segoe|trebuchet|futura|univers|dotum|gulim|heiti|yahei|jhenghei|ポップ|pop|universal/u;

/** The kind of a font by its name; undefined when it specifies nothing. Takes any spelling. */
export function kindOfName(name: string): FontKind | undefined {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/gu, '');
  // "Sans Serif" is a gothic; "Noto Serif" a mincho.
  if (/sans/u.test(folded) || gothic.test(folded)) return 'gothic';
  return mincho.test(folded) ? 'mincho' : undefined;
}
