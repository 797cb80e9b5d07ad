import { symbolCharacter } from '../content/inlines/symbol-characters.ts';

export { isSymbolFont } from '../content/inlines/symbol-characters.ts';

/**
 * Unicode text for a character of a symbol font: its number in the font, with or without U+F000 added. A private character that
 * is not known is looked up as one of Symbol, and is a bullet at last; any other one is left as it is.
 */
export function symbolText(code: number, font: string): string {
  const known = symbolCharacter(font, code);
  if (known !== undefined) return known;
  if (code < 0xf000 || code > 0xf0ff) return String.fromCodePoint(code);
  return symbolCharacter('symbol', code) ?? '•';
}
