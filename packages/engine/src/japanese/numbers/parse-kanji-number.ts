import { fail, succeed, type Outcome } from '../outcome.ts';
import { toHalfWidth } from '../width/convert-width.ts';
import { largeUnits } from './kanji-numerals.ts';

function spell(rows: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(rows).flatMap(([characters, value]) =>
      Array.from(characters).map((character) => [character, value] as const),
    ),
  );
}

/** Every character read as a digit: arabic, everyday kanji, 大字 and their old forms. 廿 and 卅 are not read. */
const digitCharacters: ReadonlyMap<string, number> = spell({
  '0〇零': 0,
  '1一壱壹弌': 1,
  '2二弐貳貮弍': 2,
  '3三参參弎': 3,
  '4四肆': 4,
  '5五伍': 5,
  '6六陸': 6,
  '7七漆柒': 7,
  '8八捌': 8,
  '9九玖': 9,
});

/** Units within a group, as powers of ten. */
const smallUnitCharacters: ReadonlyMap<string, number> = spell({ 十拾: 1, 百佰陌: 2, 千仟阡: 3 });

/** Units of groups, as powers of 10,000; longest names first, so that they can be tried in order. */
const largeUnitNames: readonly (readonly [name: string, power: number])[] = [
  ...largeUnits.map((name, power) => [name, power] as const).filter(([name]) => name !== ''),
  ['萬', 1] as const,
  ['秭', 6] as const,
].sort(([a], [b]) => b.length - a.length);

/**
 * - `empty`: nothing but spaces.
 * - `unreadable`: a character that is no numeral, or a unit without its number (万, 億万).
 * - `out_of_order`: units that do not fall (百千, 一万二億), or digits that do not fit below the unit before them (千2345).
 */
export type KanjiNumberProblem = 'empty' | 'unreadable' | 'out_of_order';

type Digits = Outcome<string, KanjiNumberProblem>;

/** Longest text that is read, in characters: 無量大数 with every unit written is shorter. */
const maxLength = 400;
/** One more than the power of 千: any small unit may follow. */
const noSmallUnit = 4;

/** One group of up to four digits: 千二百三十四, 1234, 一二三四, 3千500. Gives its digits without leading zeros; may be empty. */
function readGroup(text: string, isFirst: boolean): Digits {
  let sum = 0n;
  let run = '';
  let lowest = noSmallUnit;
  for (const character of text) {
    const digit = digitCharacters.get(character);
    if (digit !== undefined) {
      run += String(digit);
      continue;
    }
    const power = smallUnitCharacters.get(character);
    if (power === undefined) return fail('unreadable');
    if (power >= lowest || run.length > 1) return fail('out_of_order');
    if (run === '0') return fail('unreadable');
    sum += (run === '' ? 1n : BigInt(run)) * 10n ** BigInt(power);
    run = '';
    lowest = power;
  }
  const isTooLong = run.length > lowest && (lowest < noSmallUnit || !isFirst);
  return isTooLong ? fail('out_of_order') : succeed(String(sum + BigInt(run === '' ? '0' : run)));
}

/** The next unit of a group in the text, and where. */
function findLargeUnit(text: string): { at: number; name: string; power: number } | undefined {
  for (let at = 0; at < text.length; at += 1) {
    const found = largeUnitNames.find(([name]) => text.startsWith(name, at));
    if (found !== undefined) return { at, name: found[0], power: found[1] };
  }
  return undefined;
}

function readWhole(text: string): Digits {
  let total = 0n;
  let rest = text;
  let lowest = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const unit = findLargeUnit(rest);
    const group = readGroup(unit === undefined ? rest : rest.slice(0, unit.at), lowest === Number.POSITIVE_INFINITY);
    if (!group.ok) return group;
    if (unit === undefined) return succeed(String(total + BigInt(group.value)));
    if (unit.at === 0 || group.value === '0') return fail('unreadable');
    if (unit.power >= lowest) return fail('out_of_order');
    total += BigInt(group.value) * 10_000n ** BigInt(unit.power);
    lowest = unit.power;
    rest = rest.slice(unit.at + unit.name.length);
  }
  return succeed(String(total));
}

function readFraction(text: string): Digits {
  const digits = Array.from(text).map((character) => digitCharacters.get(character));
  return digits.length === 0 || digits.includes(undefined) ? fail('unreadable') : succeed(digits.join(''));
}

/**
 * Reads 千二百三十四, 一億二千万, 二〇二四, 壱百弐拾参万, 123万4,567, 三・一四 and マイナス五, in any width. The value is a decimal string.
 * Positional digits may be of any length if no unit precedes them.
 */
export function parseKanjiNumber(text: string): Outcome<string, KanjiNumberProblem> {
  if (text.trim() === '') return fail('empty');
  if (text.length > maxLength) return fail('unreadable');
  const tidied = toHalfWidth(text.trim()).replace(/,/g, '');
  const sign = /^(?:マイナス|[-−△▲])/.exec(tidied)?.[0] ?? '';
  const [wholeText = '', fractionText, ...more] = tidied.slice(sign.length).split(/[・.]/);
  if (wholeText === '' || more.length > 0) return fail('unreadable');
  const whole = readWhole(wholeText);
  if (!whole.ok || fractionText === undefined) return whole.ok ? succeed(withSign(sign, whole.value)) : whole;
  const fraction = readFraction(fractionText);
  return fraction.ok ? succeed(withSign(sign, `${whole.value}.${fraction.value}`)) : fraction;
}

function withSign(sign: string, digits: string): string {
  return sign !== '' && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
