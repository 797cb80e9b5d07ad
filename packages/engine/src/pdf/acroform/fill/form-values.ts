/**
 * A value for a field: a text, or a number as text. A check box takes true and false, or its export value; a choice with several
 * values takes a list. null, an empty text and an empty list clear the field.
 */
export type FormValue = string | number | boolean | null | readonly (string | number)[];

/** Values by field name. Nested objects mean names with dots: `{住所: {市: …}}` is `住所.市`. */
export interface FormValues {
  readonly [name: string]: FormValue | FormValues | undefined;
}

const mostDepth = 32;

/** Is it an object that holds values by name? */
function isNested(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All values with their full names, in order. Values that are undefined are left out; `unknown` are kept for the caller to check. */
export function flatValues(values: FormValues, above = '', depth = 0): (readonly [name: string, value: unknown])[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = above === '' ? key : `${above}.${key}`;
    if (value === undefined) return [];
    if (isNested(value) && depth < mostDepth) return flatValues(value, name, depth + 1);
    return [[name, value] as const];
  });
}

/** The texts of a value; undefined for what no field can hold. */
export function textsOf(value: unknown): string[] | undefined {
  if (value === null || value === '') return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)];
  if (typeof value === 'boolean') return [String(value)];
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((item: unknown) =>
    typeof item === 'string' || typeof item === 'number' ? String(item) : undefined,
  );
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** Widths, spaces and letter case do not count where nothing matches exactly. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/gu, '');

/** The thing whose names (the first are tried first) a text means: exactly, or else but for width, spaces and case. */
export function matchOption<Thing>(
  text: string,
  things: readonly Thing[],
  namesOf: readonly ((thing: Thing) => string | undefined)[],
): Thing | undefined {
  for (const nameOf of namesOf) {
    const exact = things.find((thing) => nameOf(thing) === text);
    if (exact !== undefined) return exact;
  }
  const folded = fold(text);
  for (const nameOf of namesOf) {
    const alike = things.filter((thing) => fold(nameOf(thing) ?? '') === folded);
    if (alike[0] !== undefined && folded !== '') return alike[0];
  }
  return undefined;
}

/** The options for a message. */
export function listOptions(options: readonly string[]): string {
  const most = 12;
  const shown = [...new Set(options)].slice(0, most).map((option) => `"${option}"`);
  return options.length > most ? `${shown.join(', ')}, …` : shown.join(', ');
}
