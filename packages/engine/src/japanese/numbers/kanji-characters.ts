import { largeUnits } from './large-units.ts';

function spell(rows: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(rows).flatMap(([characters, value]) =>
      Array.from(characters).map((character) => [character, value] as const),
    ),
  );
}

/** Every character read as a digit: arabic, everyday kanji, 大字 and their old forms. 廿 and 卅 are not read. */
export const digitCharacters: ReadonlyMap<string, number> = spell({
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
export const smallUnitCharacters: ReadonlyMap<string, number> = spell({ 十拾: 1, 百佰陌: 2, 千仟阡: 3 });

/** Units of groups, as powers of 10,000; longest names first, so that they can be tried in order. */
export const largeUnitNames: readonly (readonly [name: string, power: number])[] = [
  ...largeUnits.map((name, power) => [name, power] as const).filter(([name]) => name !== ''),
  ['萬', 1] as const,
  ['秭', 6] as const,
].sort(([a], [b]) => b.length - a.length);
