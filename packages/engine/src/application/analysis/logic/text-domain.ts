/** A comparison of a text with a constant; false where there is no answer. `answered`: there is one. */
export type TextTest = { readonly op: 'eq' | 'contains'; readonly value: string } | { readonly op: 'answered' };

interface TextFact {
  readonly test: TextTest;
  readonly holds: boolean;
}

/**
 * Texts that fold alike may be one text once they are normalized (width, letter case, kana, spaces), which depends on the rules of
 * the field. Only texts that fold differently count as different.
 */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/gu, '')
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Could a text that equals `value` pass the test with that outcome? */
function couldBe(value: string, { test, holds }: TextFact): boolean {
  if (test.op === 'answered') return holds;
  const [whole, part] = [fold(value), fold(test.value)];
  const alike = test.op === 'eq' ? whole === part : whole.includes(part);
  const surely = test.op === 'eq' ? value === test.value : value.includes(test.value);
  return holds ? alike : !surely;
}

/** Is there a text, or no text, that all facts allow? */
export function textAllows(facts: readonly TextFact[]): boolean {
  if (facts.every(({ holds }) => !holds)) return true;
  if (facts.some(({ test, holds }) => test.op === 'answered' && !holds)) return false;
  const equal = facts.find(({ test, holds }) => test.op === 'eq' && holds);
  if (equal?.test.op === 'eq') {
    const { value } = equal.test;
    return facts.every((fact) => couldBe(value, fact));
  }
  // Some other text: it may be made to contain anything, but never a whole without its parts.
  const parts = (outcome: boolean): string[] =>
    facts.flatMap(({ test, holds }) => (test.op === 'contains' && holds === outcome ? [test.value] : []));
  return !parts(false).some((absent) => parts(true).some((present) => present.includes(absent)));
}
