import { choiceAllows, type ChoiceDomain, type ChoiceTest } from './choice-domain.ts';
import { orderAllows, type OrderDomain, type OrderTest } from './order-domain.ts';
import { textAllows, type TextTest } from './text-domain.ts';
import { flagAllows, tickAllows, type TickTest } from './tick-domain.ts';

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
