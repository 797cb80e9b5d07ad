import { numberText } from './number-text.ts';

const black = '#000000';

/** The operator that sets a color, `#rrggbb`: DeviceGray where the three parts are equal, else DeviceRGB. */
export function colorOperator(color: string | undefined, use: 'fill' | 'stroke'): string {
  const digits = (color ?? black).replace('#', '');
  const parts = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => numberText(Number.isFinite(part) ? part : 0, 3));
  if (red === green && green === blue) return `${red} ${use === 'fill' ? 'g' : 'G'}`;
  return `${red} ${green} ${blue} ${use === 'fill' ? 'rg' : 'RG'}`;
}
