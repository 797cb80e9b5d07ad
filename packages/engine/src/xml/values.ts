// Values of attributes as OOXML writes them. Each kind has one reader, so that one file means one thing in all of the engine.

/** pt of the units that may be behind a number (ECMA-376 part 1, 22.9.2.15), and of the pixels of VML. */
const units: ReadonlyMap<string, number> = new Map(
  Object.entries({ pt: 1, pc: 12, pi: 12, in: 72, mm: 72 / 25.4, cm: 72 / 2.54, px: 0.75 }),
);

/** No length on paper is as long as this, pt: larger ones are broken files. */
const longest = 31_680;

/** pt of a length: `bare` gives those of a number without a unit. Undefined when it is no length, or too long. */
function readLength(text: string | undefined, bare: (number: number) => number): number | undefined {
  if (text === undefined) return undefined;
  const match = /^\s*([-+]?(?:\d+\.?\d*|\.\d+))\s*([a-z]*)\s*$/i.exec(text);
  if (!match) return undefined;
  const number = Number(match[1]);
  const unit = (match[2] ?? '').toLowerCase();
  const points = unit === '' ? bare(number) : number * (units.get(unit) ?? Number.NaN);
  return Math.abs(points) <= longest ? points : undefined;
}

/** pt of a length in twentieths of a point (ECMA-376 part 1, 22.9.2.14). */
export const twips = (text: string | undefined): number | undefined => readLength(text, (number) => number / 20);

/** pt of a length in half points. */
export const halfPoints = (text: string | undefined): number | undefined => readLength(text, (number) => number / 2);

/** pt of a length in eighths of a point. */
export const eighths = (text: string | undefined): number | undefined => readLength(text, (number) => number / 8);

/** pt of English Metric Units: 12,700 in a point. */
export const emus = (text: string | undefined): number | undefined => readLength(text, (number) => number / 12_700);

/** pt of a length in VML: bare numbers are pixels there (ECMA-376 part 4, 14.1.2). */
export const vmlLength = (text: string | undefined): number | undefined => readLength(text, (number) => number * 0.75);

/** A plain number, or a percentage without its sign; undefined when it is none. */
export function plainNumber(text: string | undefined): number | undefined {
  return text === undefined || !/^\s*[+-]?\d+(?:\.\d+)?%?\s*$/.test(text) ? undefined : Number.parseFloat(text);
}

/** Largest whole number that Word stores. */
const largestWhole = 2_147_483_647;

/** A whole number of a list, a level or a count, moved inside bounds; undefined when it is none. */
export function wholeNumber(text: string | undefined, least = -largestWhole, most = largestWhole): number | undefined {
  const value = plainNumber(text);
  if (value === undefined || Math.abs(value) > largestWhole) return undefined;
  return Math.min(most, Math.max(least, Math.trunc(value)));
}

/** Is there a value that means on (ECMA-376 part 1, 22.9.2.7)? `f` is how VML writes off (part 4, 20.1.2.5). */
export function isTrue(text: string | undefined): boolean {
  return text !== undefined && !/^(?:0|false|off|f)$/.test(text);
}

/** On or off, of an element that is there: without `val` it is on. */
export function isOn(text: string | undefined): boolean {
  return text === undefined || isTrue(text);
}
