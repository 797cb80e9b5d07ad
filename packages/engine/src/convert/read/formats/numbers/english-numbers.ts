const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const largest = 1_000_000;

function words(value: number): string {
  if (value < 20) return ones[value] ?? '';
  const rest = (size: number, joint: string): string => (value % size === 0 ? '' : joint + words(value % size));
  if (value < 100) return (tens[Math.floor(value / 10)] ?? '') + rest(10, '-');
  if (value < 1000) return `${words(Math.floor(value / 100))} hundred${rest(100, ' ')}`;
  return `${words(Math.floor(value / 1000))} thousand${rest(1000, ' ')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `One`, `Twenty-one`: figures from a million on. */
export function cardinalText(value: number): string {
  return value < largest ? capital(words(value)) : String(value);
}

/** `First`, `Twenty-first`. */
export function ordinalText(value: number): string {
  if (value >= largest) return ordinal(value);
  const text = words(value);
  const last = /[a-z]+$/.exec(text)?.[0] ?? '';
  const ending = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return capital(text.slice(0, text.length - last.length) + ending);
}

/** `1st`, `12th`, `23rd`. */
export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}
