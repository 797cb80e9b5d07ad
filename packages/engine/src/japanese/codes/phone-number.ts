import { fail, succeed, type Outcome } from '../outcome.ts';
import { tidyCode } from './digit-pattern.ts';

/**
 * 市外局番 without the leading 0, by 総務省「市外局番の一覧」 (電気通信番号計画 別表): numbers of fixed lines have nine digits after the 0,
 * of which one to four are the area code, and the last four the subscriber number. Checked against the exchanges (市内局番)
 * assigned to carriers.
 */
const areaCodeList = `
3 4 6
11 123 124 125 126 1267 133 134 135 136 137 1372 1374 1377 138 139 1392 1397 1398 142 143 144 145 1456 1457 146 1466
15 152 153 154 1547 155 1558 156 1564 157 158 1586 1587 162 163 1632 1634 1635 164 1648 165 1654 1655 1656 1658 166 167
17 172 173 174 175 176 178 179 18 182 183 184 185 186 187 19 191 192 193 194 195 197 198
22 220 223 224 225 226 228 229 23 233 234 235 237 238 24 240 241 242 243 244 246 247 248 25 250 254 255 256 257 258 259
26 260 261 263 264 265 266 267 268 269 27 270 274 276 277 278 279 28 280 282 283 284 285 287 288 289
29 291 293 294 295 296 297 299
42 422 428 43 436 438 439 44 45 46 460 463 465 466 467 47 470 475 476 478 479 48 480 49 493 494 495 4992 4994 4996 4998
52 53 531 532 533 536 537 538 539 54 544 545 547 548 55 550 551 553 554 555 556 557 558
561 562 563 564 565 566 567 568 569 572 573 574 575 576 5769 577 578 58 581 584 585 586 587 59 594 595 596 597 5979 598 599
72 721 725 73 735 736 737 738 739 740 742 743 744 745 746 7468 747 748 749 75 76 761 763 765 766 767 768
77 770 771 772 773 774 776 778 779 78 79 790 791 794 795 796 797 798 799
82 820 823 824 826 827 829 83 833 834 835 836 837 838 8387 8388 8396 84 845 846 847 8477 848
8512 8514 852 853 854 855 856 857 858 859 86 863 865 866 867 868 869 87 875 877 879 88 880 883 884 885 887 889
89 892 893 894 895 896 897 898
92 920 93 930 940 942 943 944 946 947 948 949 95 950 952 954 955 956 957 959 96 964 965 966 967 968 969
97 972 973 974 977 978 979 98 980 9802 982 983 984 985 986 987 99 9912 9913 993 994 995 996 9969 997
`;

/**
 * Beginnings that do not belong to the longest code of the list: 04-2998 is 所沢, though 042 is 立川 and others. By area code.
 */
const exceptionList: Readonly<Record<string, string>> = {
  4: '4200 4290 4292 4293 4294 4295 4296 4299 4700 4709 4710 4711 4712 4713 4714 4715 4716 4717 4718 4719',
  15: '1541 1548 1551 1557',
  22: '2230 2234 2235 2236 2237 2238 2239',
  25: '2550 2551 2552 2553 2554 2555 2556 2559 2560 2570 2571 2575 2576 2577 2578 2579 2580',
  26: '2640 2646 2647 2648 2649',
  27: '2780 2788 2789',
  28: '2830 2833 2834 2890 2892 2893 2894 2895',
  29: '2930 2935 2936 2937 2938 2939',
  42: '4220 4280 4281 4284 4285 4286',
  53: '5392 5393 5394 5395 5396 5397 5398',
  59: '5999',
  79: '7940 7941 7942 7943 7944 7945 7949 7950 7955 7956 7959 7960 7966 7967',
  82: '8240 8242 8243 8249 8290 8292 82941 82942 82943 8296 8299',
  83: '8360 83766 83767 83768 8377 8378 83960 83963 83966',
  86: '8636 8652 86552 86553 8660 86691 86697 86698 86722 86723 86724 86726 86728 86737 86738 8680 8689 8690 8694 8695 8699',
  99: '99331 99343 99345 99347 9940 9947 9948',
  539: '53960 53961 53962 53963 53974 53977',
  597: '59797 59798',
  829: '82920',
  863: '86366',
  869: '86991 86992 86993',
};

const areaCodes: ReadonlySet<string> = new Set(areaCodeList.trim().split(/\s+/));

const exceptions: ReadonlyMap<string, string> = new Map(
  Object.entries(exceptionList).flatMap(([code, beginnings]) =>
    beginnings.split(' ').map((beginning) => [beginning, code] as const),
  ),
);

/** The area code, without the leading 0, of a fixed line's nine digits after the 0; undefined when there is none. */
function findAreaCode(nationalNumber: string): string | undefined {
  for (let length = 5; length >= 1; length -= 1) {
    const beginning = nationalNumber.slice(0, length);
    const code = exceptions.get(beginning) ?? (areaCodes.has(beginning) ? beginning : undefined);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** Most digits of a phone number (specification section 9). */
const maxDigits = 12;

/** `characters`: something besides digits, + and separators. `length`: more than 12 digits. */
export type PhoneNumberProblem = 'empty' | 'characters' | 'length';

/** Area code or service code, exchange, subscriber number: `03`, `1234`, `5678`. */
export type PhoneParts = readonly [first: string, middle: string, last: string];

/**
 * Numbers that do not depend on a place, by 電気通信番号計画: beginning, all digits, and digits of the first two parts.
 * 0120 and 0800 are free for the caller, 0570 is ナビダイヤル, 050 IP phones, 060 to 090 mobile phones.
 */
const services: readonly { beginning: string; digits: number; first: number; middle: number }[] = [
  { beginning: '0120', digits: 10, first: 4, middle: 3 },
  { beginning: '0180', digits: 10, first: 4, middle: 3 },
  { beginning: '0570', digits: 10, first: 4, middle: 3 },
  { beginning: '0800', digits: 11, first: 4, middle: 3 },
  { beginning: '0990', digits: 10, first: 4, middle: 3 },
  { beginning: '050', digits: 11, first: 3, middle: 4 },
  { beginning: '060', digits: 11, first: 3, middle: 4 },
  { beginning: '070', digits: 11, first: 3, middle: 4 },
  { beginning: '080', digits: 11, first: 3, middle: 4 },
  { beginning: '090', digits: 11, first: 3, middle: 4 },
];

/** Digits of a fixed line's number, with the leading 0. */
const fixedLineDigits = 10;

/**
 * The digits of a phone number typed in any width, with hyphens, spaces, dots or parentheses. `+81 3-1234-5678` and
 * `+81 (0)3-1234-5678` become `0312345678`; other countries' numbers are not read.
 */
export function normalizePhoneNumber(text: string): Outcome<string, PhoneNumberProblem> {
  const tidied = tidyCode(text);
  if (tidied === '') return fail('empty');
  const digits = tidied.replace(/^\+81-?(?:\(0\)|0)?/, '0').replace(/[-.()/・]/g, '');
  if (!/^\d+$/.test(digits)) return fail('characters');
  return digits.length <= maxDigits ? succeed(digits) : fail('length');
}

/** The three parts of a Japanese number by its number plan; undefined if the plan does not define the split. */
export function splitPhoneNumber(text: string): PhoneParts | undefined {
  const normalized = normalizePhoneNumber(text);
  if (!normalized.ok) return undefined;
  const digits = normalized.value;
  const service = services.find(({ beginning }) => digits.startsWith(beginning));
  if (service !== undefined && service.digits === digits.length) {
    const { first, middle } = service;
    return [digits.slice(0, first), digits.slice(first, first + middle), digits.slice(first + middle)];
  }
  if (digits.length !== fixedLineDigits || !digits.startsWith('0')) return undefined;
  const areaCode = findAreaCode(digits.slice(1));
  if (areaCode === undefined) return undefined;
  return [`0${areaCode}`, digits.slice(areaCode.length + 1, -4), digits.slice(-4)];
}

/**
 * - `hyphens` 03-1234-5678
 * - `parentheses` 03(1234)5678
 * - `international` +81-3-1234-5678
 */
export type PhoneStyle = 'hyphens' | 'parentheses' | 'international';

const layouts: Readonly<Record<PhoneStyle, (parts: PhoneParts) => string>> = {
  hyphens: ([first, middle, last]) => `${first}-${middle}-${last}`,
  parentheses: ([first, middle, last]) => `${first}(${middle})${last}`,
  international: ([first, middle, last]) => `+81-${first.slice(1)}-${middle}-${last}`,
};

/**
 * A Japanese phone number with its parts set apart: 03-1234-5678, 0422-12-3456, 04992-2-1234, 090-1234-5678, 0120-123-456. What
 * the number plan does not decide comes back as it was.
 */
export function formatPhoneNumber(text: string, style: PhoneStyle = 'hyphens'): string {
  const parts = splitPhoneNumber(text);
  if (parts === undefined) return text;
  return layouts[style](parts);
}
