import { checkRule } from '@shorui/engine/answers';
import { expect } from 'chai';

type Params = Readonly<Record<string, unknown>>;

/** One value, or one value with its own parameters. */
export type RuleCase = { readonly value: unknown; readonly params?: Params };

interface RuleTable {
  /** Parameters of the cases that bring none. */
  readonly params?: Params;
  readonly passes: readonly unknown[];
  readonly fails: readonly unknown[];
  /** The exact message of each failing case under `params`. */
  readonly message: string;
  /** True: the cases are `RuleCase`s. Otherwise they are the values themselves. */
  readonly withParams?: true;
}

/** Writes the tests of one form rule from its table: what passes, what fails, and with which words. */
export function describeRule(name: string, table: RuleTable): void {
  const read = (entry: unknown): RuleCase => (table.withParams ? (entry as RuleCase) : { value: entry });
  describe(`form rule ${name}`, () => {
    for (const entry of table.passes) {
      const { value, params = table.params } = read(entry);
      it(`lets ${JSON.stringify(value)} pass${params ? ` with ${JSON.stringify(params)}` : ''}`, () => {
        expect(checkRule(name, value, params)).to.deep.equal({ ok: true });
      });
    }
    for (const entry of table.fails) {
      const { value, params = table.params } = read(entry);
      it(`refuses ${JSON.stringify(value)}${params ? ` with ${JSON.stringify(params)}` : ''}`, () => {
        const message = fill(table.message, params);
        expect(checkRule(name, value, params)).to.deep.equal({ ok: false, message });
      });
    }
  });
}

function fill(message: string, params: Params = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const given = params[key];
    if (given === undefined) return whole;
    return typeof given === 'string' ? given : JSON.stringify(given);
  });
}
