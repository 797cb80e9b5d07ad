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
