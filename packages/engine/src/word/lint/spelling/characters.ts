/** Signs that mean something in a tag, and what a Japanese keyboard writes instead of them. */
export const wideSigns: Readonly<Record<string, string>> = {
  '＃': '#',
  '／': '/',
  '＠': '@',
  '（': '(',
  '）': ')',
  '．': '.',
  '＝': '=',
  '｜': '|',
  '＾': '^',
  '！': '!',
  '［': '[',
  '］': ']',
};

/** Spaces other than the one of the space bar: full-width, non-breaking, and those of typography. */
export function isOddSpace(character: string): boolean {
  return /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/.test(character);
}

/** Line breaks and tabs, as the text of a paragraph shows them. */
export function isBreak(character: string): boolean {
  return character === '\n' || character === '\t' || character === '\r';
}

/** The straight quote that a typographic or full-width one replaces. */
export function straightQuote(character: string): string | undefined {
  if (/[“”„‟＂]/.test(character)) return '"';
  return /[‘’‚‛＇]/.test(character) ? "'" : undefined;
}

/** The half-width form of a full-width letter or digit. */
export function narrow(character: string): string {
  return /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/.test(character)
    ? String.fromCharCode(character.charCodeAt(0) - 0xfee0)
    : character;
}
