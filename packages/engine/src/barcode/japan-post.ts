import { toHalfWidth } from '../japanese/index.ts';
import { BarcodeFault, bar, type Barcode, type BarcodePoint } from './barcode.ts';

// The customer barcode (カスタマバーコード) of Japan Post: 郵便番号・バーコードマニュアル,
// https://www.post.japanpost.jp/zipcode/zipmanual/ (p11 to p12 characters and sizes, p20 joining, p21 check digit).

/** Characters in the order of their check numbers, 0 to 18: digits, hyphen, control codes 1 to 8. */
const characters = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '-'].concat(
  ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => `CC${number}`),
);

/** The three bars of each character, in the same order: 1 long, 2 upper half, 3 lower half, 4 short. */
const bars = '144 114 132 312 123 141 321 213 231 411 414 324 342 234 432 243 423 441 111'.split(' ');
const [start, stop] = ['13', '31'];

/** Characters of the address number (住所表示番号). */
const addressLength = 13;

/** A letter is a control code and a digit: A to J after CC1, K to T after CC2, U to Z after CC3. */
function lettersApart(character: string): string[] {
  const index = character.charCodeAt(0) - 0x41;
  return index >= 0 && index < 26 ? [`CC${1 + Math.floor(index / 10)}`, String(index % 10)] : [character];
}

/** What the value means: seven digits of the post code and the address number, such as `1-3-2-503`. */
interface Address {
  readonly postCode: string;
  readonly number: string;
}

function readAddress(text: string): Address {
  const plain = toHalfWidth(text).toUpperCase().replace(/^〒/, '').trim();
  const match = /^(\d{3})-?(\d{4})[\s-]*([0-9A-Z-]*)$/.exec(plain.replace(/[‐‑–—−ー]/g, '-'));
  const [, area = '', town = '', number = ''] = match ?? [];
  if (!match) throw new BarcodeFault('barcode.not-an-address', { text: text.slice(0, 40) });
  return { postCode: area + town, number };
}

/** The 21 characters between start and stop. What is beyond 13 characters of the address number is left out, as the manual specifies. */
export function japanPostCharacters(text: string): string[] {
  const { postCode, number } = readAddress(text);
  const address = Array.from(number).flatMap(lettersApart).slice(0, addressLength);
  const filled = [...address, ...Array.from({ length: addressLength - address.length }, () => 'CC4')];
  const all = [...postCode, ...filled];
  const sum = all.reduce((total, each) => total + characters.indexOf(each), 0);
  return [...all, characters[(19 - (sum % 19)) % 19] ?? ''];
}

/** White around the code, in modules (bars and spaces are one wide): 2 mm at 10 pt, where a bar is 0.6 mm. */
const quiet = 2 / 0.6;

/** How far a bar reaches: a long one is 6 modules, a short one the 2 in the middle. */
const reach: Readonly<Record<string, readonly [from: number, to: number]>> = {
  1: [0, 6],
  2: [0, 4],
  3: [2, 6],
  4: [2, 4],
};

/** A post code and an address number (`100-0013 1-3-2-503`) as a customer barcode. */
export function japanPost(text: string): Barcode {
  const { postCode, number } = readAddress(text);
  const kinds =
    start +
    japanPostCharacters(text)
      .map((each) => bars[characters.indexOf(each)])
      .join('') +
    stop;
  const shapes = Array.from(kinds, (kind, index): BarcodePoint[] => {
    const [from, to] = reach[kind] ?? [0, 0];
    return bar(quiet + 2 * index, quiet + from, 1, to - from);
  });
  return {
    width: 2 * quiet + 2 * kinds.length - 1,
    height: 2 * quiet + 6,
    shapes,
    shape: 'scaled',
    // 0.6 mm × a/10 with a from 8 to 11.5 pt; 10 pt is the reference.
    module: { least: 0.48, usual: 0.6, most: 0.69 },
    text: `${postCode.slice(0, 3)}-${postCode.slice(3)}${number === '' ? '' : ` ${number}`}`,
  };
}
