import { numberText } from './number-text.ts';

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
