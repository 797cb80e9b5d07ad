import { addRational, formatRational, parseRational, type Rational, type Rounding } from '../../../formula/index.ts';
import { divideRational, multiplyRational, subtractRational } from '../../../formula/rational.ts';
import {
  formatKanjiMoney,
  formatYen,
  groupDigits,
  parseNumber,
  toDaiji,
  toKanjiDigits,
  toKanjiNumber,
} from '../../../japanese/index.ts';
import type { TemplateData, TemplateValue } from '../../../values/index.ts';
import { HelperError } from '../../data/helper-error.ts';
import { defineHelper, type Helper } from '../helper.ts';
import { toPlain } from '../../data/to-text.ts';

/** Digits behind the point that a quotient keeps: more than any amount of money or rate needs. */
const quotientDecimals = 20;

/** Longest number that is computed with, in characters: the cost of exact arithmetic grows with the square of the length. */
const longestNumber = 1000;

/** Plain decimal digits of a value; null for nothing. */
function digits(value: TemplateValue): string | null {
  const text = toPlain(value);
  if (text.trim() === '') return null;
  const parsed = text.length <= longestNumber ? parseNumber(text) : null;
  if (!parsed?.ok) throw new HelperError('word.helper-number', { value: text.slice(0, 40) });
  return parsed.value;
}

function exact(value: TemplateValue): Rational {
  return parseRational(digits(value) ?? '0') ?? { n: 0n, d: 1n };
}

/** As many decimals as the exact result has, at most `quotientDecimals`. */
function write(result: Rational | null): string {
  if (!result) throw new HelperError('word.helper-number', { value: '' });
  const text = formatRational(result, quotientDecimals, 'round');
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text.charAt(end - 1) === '0') end--;
  return text.slice(0, text.charAt(end - 1) === '.' ? end - 1 : end);
}

function divide(a: Rational, b: Rational): Rational | null {
  if (b.n === 0n) throw new HelperError('word.helper-zero');
  return divideRational(a, b);
}

/** The value of one line of a list under a name. Nothing counts as 0; a name that the line does not have is an error. */
function valueIn(line: TemplateValue, name: string): Rational {
  const isScope = typeof line === 'object' && line !== null && !Array.isArray(line) && !(line instanceof Uint8Array);
  if (!isScope || !Object.hasOwn(line, name))
    throw new HelperError('word.helper-sum-name', { value: name.slice(0, 40) });
  return exact((line as TemplateData)[name]);
}

/** The sum of a list: of its values, of one name in its lines, or of the product of several names in each line. */
function sumList(list: TemplateValue, names: readonly string[]): Rational | null {
  if (list === null || list === undefined) return exact('0');
  if (!Array.isArray(list)) throw new HelperError('word.helper-sum-list', { value: toPlain(list).slice(0, 40) });
  const lines = list as readonly TemplateValue[];
  return lines.reduce<Rational | null>((sum, line) => {
    const [first, ...factors] = names.length === 0 ? [exact(line)] : names.map((name) => valueIn(line, name));
    const product = factors.reduce<Rational | null>((all, each) => all && multiplyRational(all, each), first ?? null);
    return sum && product && addRational(sum, product);
  }, exact('0'));
}

const roundings: Readonly<Record<string, Rounding>> = { floor: 'floor', ceil: 'ceil', round: 'round' };

function option<Value>(table: Readonly<Record<string, Value>>, value: TemplateValue, fallback: string): Value {
  const name = toPlain(value) || fallback;
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined)
    throw new HelperError('word.helper-choice', { value: name.slice(0, 40), known: Object.keys(table).join(', ') });
  return found;
}

/** A formatter that leaves nothing as nothing. */
function formatter(
  name: string,
  args: number | readonly [number, number],
  format: (digits: string, style: TemplateValue) => string,
): Helper {
  return defineHelper(name, args, ([value, style]) => {
    const number = digits(value);
    return number === null ? null : format(number, style);
  });
}

const yenStyles = {
  sign: (number: string) => formatYen(number, 'sign'),
  suffix: (number: string) => formatYen(number, 'suffix'),
  receipt: (number: string) => formatYen(number, 'receipt'),
  stated: (number: string) => formatYen(number, 'stated'),
  daiji: (number: string) => formatKanjiMoney(number, 'legal'),
  kanji: (number: string) => formatKanjiMoney(number, 'plain'),
};
const kanjiStyles = { number: toKanjiNumber, digits: toKanjiDigits };
const daijiStyles = {
  legal: (number: string) => toDaiji(number, 'legal'),
  full: (number: string) => toDaiji(number, 'full'),
};

/** Exact arithmetic in decimals, and the ways Japanese papers write numbers. */
export const numberHelpers: readonly Helper[] = [
  defineHelper('add', [2, 20], (args) =>
    write(args.map(exact).reduce<Rational | null>((sum, each) => sum && addRational(sum, each), exact('0'))),
  ),
  defineHelper('sub', 2, ([a, b]) => write(subtractRational(exact(a), exact(b)))),
  defineHelper('mul', [2, 20], (args) =>
    write(
      args
        .map(exact)
        .reduce<Rational | null>((product, each) => product && multiplyRational(product, each), exact('1')),
    ),
  ),
  defineHelper('div', 2, ([a, b]) => write(divide(exact(a), exact(b)))),
  defineHelper('sum', [1, 5], ([list, ...names]) => write(sumList(list, names.map(toPlain)))),
  defineHelper('round', [1, 3], ([value, decimals, mode]) => {
    const places = Number(digits(decimals ?? '0') ?? '0');
    if (!Number.isInteger(places) || places < 0 || places > quotientDecimals)
      throw new HelperError('word.helper-number', { value: String(places) });
    return digits(value) === null ? null : formatRational(exact(value), places, option(roundings, mode, 'round'));
  }),
  formatter('number', 1, (number) => groupDigits(number)),
  formatter('yen', [1, 2], (number, style) => option(yenStyles, style, 'sign')(number)),
  formatter('kanji', [1, 2], (number, style) => option(kanjiStyles, style, 'number')(number)),
  formatter('daiji', [1, 2], (number, style) => option(daijiStyles, style, 'legal')(number)),
];
