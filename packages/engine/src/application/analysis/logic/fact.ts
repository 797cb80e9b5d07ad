import { choiceAllows, type ChoiceDomain, type ChoiceTest } from './choice-domain.ts';
import { orderAllows, type OrderDomain, type OrderTest } from './order-domain.ts';

/** A comparison of a text with a constant; false where there is no answer. `answered`: there is one. */
type TextTest = { readonly op: 'eq' | 'contains'; readonly value: string } | { readonly op: 'answered' };

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
function textAllows(facts: readonly TextFact[]): boolean {
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

/** A checkbox. `ticked` and `unticked` are both false if it is hidden; an untouched one is unticked. */
type TickTest = 'ticked' | 'unticked' | 'answered';

/** What a box can be, and which tests are true then. */
const states: readonly ReadonlySet<TickTest>[] = [
  // hidden
  new Set(),
  // untouched
  new Set<TickTest>(['unticked']),
  new Set<TickTest>(['unticked', 'answered']),
  new Set<TickTest>(['ticked', 'answered']),
];

/** Is there a state of the box that all facts allow? */
function tickAllows(facts: readonly { readonly test: TickTest; readonly holds: boolean }[]): boolean {
  return states.some((state) => facts.every(({ test, holds }) => state.has(test) === holds));
}

/** A flag is either up or down. */
function flagAllows(facts: readonly { readonly holds: boolean }[]): boolean {
  return facts.every(({ holds }) => holds === facts[0]?.holds);
}

/** A test of one unknown of the answers, and whether it comes out true or false. */
export type Fact =
  | (FactOf<'choice', ChoiceTest> & { readonly domain: ChoiceDomain })
  | (FactOf<'order', OrderTest> & { readonly domain: OrderDomain })
  | FactOf<'text', TextTest>
  | FactOf<'tick', TickTest>
  | FactOf<'flag', null>;

interface FactOf<Kind extends string, Test> {
  readonly kind: Kind;
  /** What is unknown: facts with the same name are about the same answer. */
  readonly unknown: string;
  readonly test: Test;
  readonly holds: boolean;
}

function ofKind<Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind): Extract<Fact, { kind: Kind }>[] {
  return facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind);
}

/** True if an answer can satisfy all these facts about one unknown, or if that is not known. */
export function canAllHold(facts: readonly Fact[]): boolean {
  const [first] = facts;
  // Facts of two kinds about one unknown are not compared.
  if (!first || facts.some(({ kind }) => kind !== first.kind)) return true;
  switch (first.kind) {
    case 'choice':
      return choiceAllows(first.domain, ofKind(facts, 'choice'));
    case 'order':
      return orderAllows(first.domain, ofKind(facts, 'order'));
    case 'text':
      return textAllows(ofKind(facts, 'text'));
    case 'tick':
      return tickAllows(ofKind(facts, 'tick'));
    case 'flag':
      return flagAllows(facts);
  }
}
