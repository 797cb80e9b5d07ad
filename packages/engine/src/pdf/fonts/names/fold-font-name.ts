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
