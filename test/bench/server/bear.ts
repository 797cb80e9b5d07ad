import { startProduct, type Child } from './child.ts';
import { sessionsOf } from './compare.ts';
import { load, type Call, type Outcome } from './load.ts';
import { callOf, lists } from './lists.ts';
import type { Place } from './place.ts';

export interface Borne {
  readonly title: string;
  readonly outcome: Outcome;
  /** Lines of errors in the servers' logs. */
  readonly errors: number;
}

const notification = {
  mail_proposal: true,
  mail_todo: false,
  mail_document: true,
  mail_chat: false,
  mail_news: true,
};

/** Eight reads and two writes of ten; each write is a unit of work with its audit. */
function mixed(tokens: readonly string[]): Call[] {
  return tokens.flatMap((token): Call[] => {
    const call = { token, workspace: 1 } as const;
    const read = (path: string): Call => ({ ...call, path });
    const write: Call = { ...call, path: '/v1/users/notification', method: 'PUT', body: { notification } };
    const reads = [
      read('/v1/users/info'),
      read('/v1/users/notification'),
      read('/v1/groups?page=2'),
      read('/v1/users/info'),
    ];
    return [...reads, write, ...reads, write];
  });
}

function merge(outcomes: readonly Outcome[]): Outcome {
  const failures: Record<string, number> = {};
  for (const outcome of outcomes)
    for (const [what, count] of Object.entries(outcome.failures)) failures[what] = (failures[what] ?? 0) + count;
  return {
    calls: outcomes.reduce((sum, { calls }) => sum + calls, 0),
    perSecond: outcomes.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50: Math.max(...outcomes.map(({ p50 }) => p50)),
    p99: Math.max(...outcomes.map(({ p99 }) => p99)),
    failures,
  };
}

async function within(title: string, children: readonly Child[], work: () => Promise<Outcome>): Promise<Borne> {
  try {
    const outcome = await work();
    return { title, outcome, errors: children.reduce((sum, child) => sum + child.errors().length, 0) };
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
}

/** 200 connections on a list. */
export async function bearConnections(
  place: Place,
  tokens: { readonly staff: readonly string[] },
  seconds: number,
): Promise<Borne> {
  const child = await startProduct(place);
  const [, list] = lists;
  if (list === undefined) throw new Error('There is no list of the staff.');
  return within(`200 connections, ${list.title}, ${place.dialect}`, [child], () =>
    load({
      url: child.url,
      connections: 200,
      seconds,
      calls: (connection) => sessionsOf(tokens.staff, connection % 50).map((token) => callOf(list, token)),
    }),
  );
}

/** 50 connections that read and write one SQLite file, by one server or shared by two. */
export async function bearWrites(
  place: Place,
  tokens: { readonly users: readonly string[] },
  { seconds, servers }: { readonly seconds: number; readonly servers: 1 | 2 },
): Promise<Borne> {
  const children = [await startProduct(place)];
  if (servers === 2) children.push(await startProduct(place));
  return within(
    `80/20 reads and writes, 50 connections, ${servers === 1 ? 'one server' : 'two servers'}`,
    children,
    async () =>
      merge(
        await Promise.all(
          children.map(({ url }, server) =>
            load({
              url,
              connections: 50 / servers,
              seconds,
              calls: (connection) => mixed(sessionsOf(tokens.users, server * 25 + connection)),
            }),
          ),
        ),
      ),
  );
}
