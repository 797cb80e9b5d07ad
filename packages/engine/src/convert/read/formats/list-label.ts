import type { TextProperties } from './text-properties.ts';
import { formatNumber } from './numbers/index.ts';
import type { ListDefinition, ListLevel } from './numbering.ts';
import { isSymbolFont, symbolText } from './symbol-text.ts';

/** Text of a bullet: characters of symbol fonts as Unicode has them; a picture is a plain bullet. */
function bulletText(level: ListLevel): string {
  if (level.isPicture) return '•';
  const font = level.look.ascii ?? level.look.highAnsi ?? '';
  return Array.from(level.text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return (code >= 0xf000 && code <= 0xf0ff) || isSymbolFont(font) ? symbolText(code, font) : character;
  }).join('');
}

/** Text of a label: `%1` to `%9` in the level's text are the numbers of the levels, each in its own format (17.9.11). */
export function labelText(list: ListDefinition, level: ListLevel, numbers: readonly number[]): string {
  if (level.format === 'bullet') return bulletText(level);
  return level.text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const value = numbers[at];
    // A level names those around it and itself; deeper ones have no number yet.
    if (value === undefined) return '';
    const format = list.levels.get(at)?.format ?? 'decimal';
    const isPlain = level.isLegal && format !== 'decimalZero' && format !== 'none' && format !== 'bullet';
    return formatNumber(value, isPlain ? 'decimal' : format);
  });
}

/** Look that the level gives its label. A mapped bullet is in a font of the text: symbol fonts have no such character. */
export function labelLook({ format, look }: ListLevel): TextProperties {
  if (format !== 'bullet' || !isSymbolFont(look.ascii ?? look.highAnsi ?? '')) return look;
  const { ascii: _ascii, highAnsi: _highAnsi, eastAsia: _eastAsia, ...rest } = look;
  return { ...rest, hint: 'eastAsia' };
}
