/** Places after the point: more than any file needs, and few enough that sums of decimals lose their rounding errors. */
const decimals = 8;

/**
 * A number as PDF writes it: short, without an exponent, which PDF has not. What is no finite number is 0.
 */
export function numberSyntax(value: number): string {
  if (Number.isInteger(value)) {
    if (Math.abs(value) < 1e21) return value === 0 ? '0' : String(value);
    return BigInt(value).toString();
  }
  if (!Number.isFinite(value)) return '0';
  const rounded = Number(value.toFixed(decimals));
  if (Number.isInteger(rounded)) return numberSyntax(rounded);
  let text = String(rounded);
  if (text.includes('e')) text = rounded.toFixed(decimals).replace(/0+$/, '');
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}
