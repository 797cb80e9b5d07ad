/** A reference by name in a formula: `@金額`, `@{消費税（10%）}` or `合計(明細.金額)`. Offsets are in UTF-16 units. */
export interface NamedReference {
  readonly name: string;
  readonly sum: boolean;
  readonly start: number;
  readonly end: number;
}

/** Operators in full width, as a Japanese keyboard writes them, and what the formula has for them. */
const fullWidth: Readonly<Record<string, string>> = {
  '＋': '+',
  '－': '-',
  '＊': '*',
  '×': '*',
  '／': '/',
  '÷': '/',
  '（': '(',
  '）': ')',
  '＠': '@',
  '　': ' ',
};

/** `@{name}`, `@name` up to an operator, a parenthesis or a space, and sums over a list. A number behind `@` is an id. */
const reference =
  /[@＠]\{(?<braced>[^{}]+)\}|[@＠](?!\d+(?:[-+*/()\s＋－＊×／÷（）]|$))(?<bare>[^-+*/()@{}\s＋－＊×／÷（）＠]+)|(?:合計|sum)\s*[(（]\s*[@＠]?(?:\{(?<bracedSum>[^{}]+)\}|(?<sum>[^-+*/()@{}\s＋－＊×／÷（）＠]+))\s*[)）]/gu;

/** The references by name in a formula, in order. */
export function namedReferences(formula: string): NamedReference[] {
  return [...formula.matchAll(reference)].map((match) => {
    const { braced, bare, bracedSum, sum } = match.groups ?? {};
    return {
      name: braced ?? bare ?? bracedSum ?? sum ?? '',
      sum: bracedSum !== undefined || sum !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** A part of a formula without references, with the operators that the formula has. */
function plain(text: string): string {
  return text.replace(/[＋－＊×／÷（）＠\u3000]/gu, (sign) => fullWidth[sign] ?? sign);
}

/** The formula with each reference by name replaced, and operators in full width as the formula has them. */
export function replaceReferences(
  formula: string,
  references: readonly NamedReference[],
  replace: (reference: NamedReference) => string,
): string {
  let result = '';
  let at = 0;
  for (const each of references) {
    result += plain(formula.slice(at, each.start)) + replace(each);
    at = each.end;
  }
  return result + plain(formula.slice(at));
}

/** A text of the same length that parses as the formula will: its faults have the offsets of what was written. */
export function sameLengthFormula(formula: string, references: readonly NamedReference[]): string {
  return replaceReferences(formula, references, ({ start, end }) => '@1'.padEnd(end - start, ' '));
}
