import { startBare, startProduct, type Child } from './child.ts';
import { callOf, lists, statementsOfLists, type List } from './lists.ts';
import { load, type Outcome } from './load.ts';
import type { Place } from './place.ts';

/** What one list cost over all rounds: medians of rounds; `worst` is the largest p99/p50 of a round. */
export interface Compared {
  readonly list: List;
  readonly ours: Outcome;
  readonly bare: Outcome;
  /** Calls per second, ours to the bare ones, in each round. */
  readonly shares: readonly number[];
  readonly spread: number;
  readonly failures: Readonly<Record<string, number>>;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export interface CompareOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly tokens: { readonly users: readonly string[]; readonly staff: readonly string[] };
}

const connections = 50;

/** Each connection goes through sessions of its own, so that no session meets its rate limit. */
export function sessionsOf(tokens: readonly string[], connection: number): readonly string[] {
  const each = Math.floor(tokens.length / connections);
  return tokens.slice(connection * each, (connection + 1) * each);
}

function turn(child: Child, list: List, { seconds, tokens }: CompareOptions): Promise<Outcome> {
  const known = list.area === 'user' ? tokens.users : tokens.staff;
  return load({
    url: child.url,
    connections,
    seconds,
    calls: (connection) => sessionsOf(known, connection).map((token) => callOf(list, token)),
  });
}

function middle(rounds: readonly Outcome[]): Outcome {
  const of = (pick: (outcome: Outcome) => number): number => median(rounds.map(pick));
  const calls = rounds.reduce((sum, round) => sum + round.calls, 0);
  return { calls, perSecond: of((r) => r.perSecond), p50: of((r) => r.p50), p99: of((r) => r.p99), failures: {} };
}

/** Both servers in processes of their own, taking turns over the same database. */
export async function compare(place: Place, options: CompareOptions): Promise<Compared[]> {
  const { users, staff } = options.tokens;
  const statements = await statementsOfLists(place, { user: users[0] ?? '', staff: staff[0] ?? '' });
  const product = await startProduct(place);
  const bare = await startBare(place, statements);
  const results: Compared[] = [];
  try {
    for (const list of lists) {
      for (const child of [product, bare]) await turn(child, list, { ...options, seconds: 3 });
      const rounds: { readonly ours: Outcome; readonly bare: Outcome }[] = [];
      for (let round = 0; round < options.rounds; round += 1) {
        const first = round % 2 === 0 ? product : bare;
        const one = await turn(first, list, options);
        const other = await turn(first === product ? bare : product, list, options);
        rounds.push(first === product ? { ours: one, bare: other } : { ours: other, bare: one });
      }
      const failures: Record<string, number> = {};
      for (const outcome of rounds.flatMap(({ ours, bare: plain }) => [ours, plain]))
        for (const [what, count] of Object.entries(outcome.failures)) failures[what] = (failures[what] ?? 0) + count;
      results.push({
        list,
        ours: middle(rounds.map(({ ours }) => ours)),
        bare: middle(rounds.map(({ bare: plain }) => plain)),
        shares: rounds.map(({ ours, bare: plain }) => ours.perSecond / plain.perSecond),
        spread: median(rounds.map(({ ours }) => ours.p99 / ours.p50)),
        failures,
      });
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
  return results;
}
