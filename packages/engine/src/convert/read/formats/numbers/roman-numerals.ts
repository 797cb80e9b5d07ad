const parts: readonly (readonly [value: number, letters: string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Largest number that is written in Roman numerals, as in Word. */
const largest = 32_767;

/** Roman numerals in capitals, for numbers from 1. */
export function romanNumerals(value: number): string {
  if (value > largest) return String(value);
  let left = value;
  let text = '';
  for (const [size, letters] of parts) {
    text += letters.repeat(Math.floor(left / size));
    left %= size;
  }
  return text;
}
