import { parseNumber } from '../../japanese/index.ts';

/** Digits behind the point, exactly: sums of money must not drift as sums of doubles do. */
export class DecimalSum {
  #units = 0n;
  #decimals = 0;

  /** Adds a number as people write it; false when it is none. Nothing at all adds nothing. */
  add(text: string): boolean {
    if (text.trim() === '') return true;
    const parsed = parseNumber(text.trim());
    if (!parsed.ok) return false;
    const [whole = '0', fraction = ''] = parsed.value.split('.');
    const decimals = Math.max(this.#decimals, fraction.length);
    this.#units *= 10n ** BigInt(decimals - this.#decimals);
    this.#units += BigInt(whole + fraction.padEnd(decimals, '0'));
    this.#decimals = decimals;
    return true;
  }

  /** Plain digits: `-1234.5`. */
  toString(): string {
    const negative = this.#units < 0n;
    const digits = String(negative ? -this.#units : this.#units).padStart(this.#decimals + 1, '0');
    const cut = digits.length - this.#decimals;
    const fraction = digits.slice(cut).replace(/0+$/, '');
    return `${negative ? '-' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
  }
}
