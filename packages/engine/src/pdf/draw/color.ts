/**
 * A number for a content stream: at most `decimals` places, no exponent (the standard has none), no zeros at the end and no
 * minus on zero. Two places are a 7,000th of an inch: finer than any printer.
 */
export function numberText(value: number, decimals: 2 | 3 | 4 = 2): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e9) return value === 0 ? '0' : String(value);
  const power = decimals === 2 ? 100 : decimals === 3 ? 1000 : 10_000;
  const rounded = Math.round(value * power) / power;
  if (rounded === 0) return '0';
  const text = Math.abs(rounded) < 1e9 ? String(rounded) : rounded.toFixed(0);
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

const black = '#000000';

/** Red, green and blue of `#rrggbb`, 0 to 255. What is no number is 0. */
export function colorParts(color: string | undefined): readonly number[] {
  const digits = (color ?? black).replace('#', '');
  return [0, 2, 4]
    .map((at) => parseInt(digits.slice(at, at + 2), 16))
    .map((part) => (Number.isFinite(part) ? part : 0));
}

/** The same color in CSS. */
export function cssColor(color: string | undefined): string {
  return `rgb(${colorParts(color).join(' ')})`;
}

/** The operator that sets a color, `#rrggbb`: DeviceGray where the three parts are equal, else DeviceRGB. */
export function colorOperator(color: string | undefined, use: 'fill' | 'stroke'): string {
  const [red, green, blue] = colorParts(color).map((part) => numberText(part / 255, 3));
  if (red === green && green === blue) return `${red} ${use === 'fill' ? 'g' : 'G'}`;
  return `${red} ${green} ${blue} ${use === 'fill' ? 'rg' : 'RG'}`;
}
