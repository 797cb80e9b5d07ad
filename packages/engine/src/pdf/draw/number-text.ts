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
