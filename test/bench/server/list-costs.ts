import { QueryTypes } from 'sequelize';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { median } from './compare.ts';
import { fill, fillSessions } from './fill.ts';
import { recordCalls } from './lists.ts';
import type { Call } from './load.ts';
import type { Place } from './place.ts';

/** What all statements of one call cost in the database. */
export interface ListCost {
  readonly title: string;
  /** By number of rows in the tables. Milliseconds of the database, and its pages of 8 kB that were looked at. */
  readonly at: readonly { readonly rows: number; readonly milliseconds: number; readonly pages: number }[];
}

interface Asked extends Call {
  readonly title: string;
}

/** Every list of the contract, as it comes and with its filters. `last` is the number of rows, the newest id. */
function askedLists(user: string, staff: string, last: number): readonly Asked[] {
  const own = (title: string, path: string): Asked => ({ title, path, token: user, workspace: 1 });
  const all = (title: string, path: string): Asked => ({ title, path: `/admin/v1${path}`, token: staff });
  const companies = (title: string, body: unknown): Asked => ({
    ...all(title, '/companies/search'),
    method: 'POST',
    body,
  });
  const rare = Math.floor(last / 2) + 1;
  return [
    own('members', '/v1/users/list'),
    own('members, keyword', `/v1/users/list?keyword=${encodeURIComponent('山田')}`),
    own('members of a group', '/v1/users/list?group_id=2'),
    own('members with their groups', '/v1/users/user-group'),
    own('groups', '/v1/groups'),
    own('groups, keyword', `/v1/groups?keyword=${encodeURIComponent('グループ1')}`),
    own('tree of groups', '/v1/groups/tree'),
    own('invitations', '/v1/users/invitations'),
    all('staff: users', '/users/search'),
    all('staff: users, keyword of one', `/users/search?keyword=user${rare}%40people`),
    all('staff: users, keyword of nobody', `/users/search?keyword=${encodeURIComponent('鬼龍院')}`),
    all('staff: users, keyword of one in twelve', `/users/search?keyword=${encodeURIComponent('山田')}`),
    all('staff: users, keyword of one in a hundred', `/users/search?keyword=${encodeURIComponent('名77')}`),
    all('staff: users, keyword of all', '/users/search?keyword=%40people.example'),
    all('staff: users, keyword of the oldest tenth', `/users/search?keyword=${encodeURIComponent('ヤマダ1')}`),
    all('staff: users, one character of one in six', `/users/search?keyword=${encodeURIComponent('山')}`),
    all('staff: users, one character of nobody', `/users/search?keyword=${encodeURIComponent('鬼')}`),
    all('staff: users, keyword, last page', `/users/search?keyword=${encodeURIComponent('山')}&page=50`),
    all('staff: users, keyword and suspended', `/users/search?suspended=true&keyword=${encodeURIComponent('田')}`),
    all('staff: users, last page', '/users/search?page=500'),
    all('staff: users of a status', '/users/search?status=1'),
    all('staff: users of a company', '/users/search?company_id=1'),
    all('staff: suspended users', '/users/search?suspended=true'),
    companies('staff: companies', {}),
    companies('staff: companies by name', { sort: 'name' }),
    companies('staff: companies, keyword of one', { keyword: `office${rare}@` }),
    companies('staff: companies, keyword of all', { keyword: '株式会社' }),
    companies('staff: companies, keyword of one in twelve, oldest first', { keyword: '山田', sort: 'oldest' }),
    companies('staff: companies, keyword of one in twelve, by name', { keyword: '山田', sort: 'name' }),
    companies('staff: companies, keyword of one, by name', { keyword: `office${rare}@`, sort: 'name' }),
    companies('staff: companies of a plan', { filters: { plan_id: 2 } }),
    companies('staff: companies of a plan and a type', { filters: { plan_id: 2, type: 1 } }),
    companies('staff: companies of a plan and a type that none has', { filters: { plan_id: 2, type: 0 } }),
    companies('staff: companies of a role', { filters: { role: 'normal' } }),
    companies('staff: companies of a role that none has', { filters: { role: 'application' } }),
    all('staff: audit', '/audit-events'),
    all('staff: audit of a workspace', '/audit-events?workspace_id=1'),
    all('staff: audit of an action', '/audit-events?action=users.action7'),
    all('staff: audit before a time', '/audit-events?until=2026-01-05T00:00:01Z'),
    all('staff: mails', '/mails'),
    all('staff: mails to an address', `/mails?to=user${rare}%40people.example`),
    all('staff: mails refused', '/mails?status=refused'),
  ];
}

const perWorkspace = 50;
const repeats = 5;

type Plan = Readonly<Record<string, unknown>>;

async function explain(database: Database, sql: string): Promise<{ milliseconds: number; pages: number }> {
  const rows = await database.sequelize.query<{ 'QUERY PLAN': readonly Plan[] }>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${sql}`,
    { type: QueryTypes.SELECT },
  );
  const [plan = {}] = rows[0]?.['QUERY PLAN'] ?? [];
  const top = plan['Plan'] as Plan;
  return {
    milliseconds: Number(plan['Execution Time']) + Number(plan['Planning Time']),
    pages: Number(top['Shared Hit Blocks']) + Number(top['Shared Read Blocks']),
  };
}

/** What the statements cost together: the median of several runs of each. */
export async function costOf(
  database: Database,
  statements: readonly string[],
): Promise<{ milliseconds: number; pages: number }> {
  let milliseconds = 0;
  let pages = 0;
  for (const sql of statements) {
    const runs: { milliseconds: number; pages: number }[] = [];
    for (let run = 0; run < repeats; run += 1) runs.push(await explain(database, sql));
    milliseconds += median(runs.map((run) => run.milliseconds));
    pages += median(runs.map((run) => run.pages));
  }
  return { milliseconds, pages };
}

/**
 * Costs of all lists at growing numbers of rows, workspaces of 50 members each. `place` is an empty PostgreSQL database. `report` is
 * told what is known after each size.
 */
export async function listCosts(
  place: Place,
  sizes: readonly number[],
  report: (costs: readonly ListCost[]) => void,
): Promise<void> {
  const found = new Map<string, ListCost['at'][number][]>();
  let tokens: Awaited<ReturnType<typeof fillSessions>> | undefined;
  let from = 0;
  for (const rows of sizes) {
    const database = await place.open();
    try {
      await fill(database, { from, to: rows, perWorkspace });
      from = rows;
      tokens ??= await fillSessions(database, 10);
      const asked = askedLists(tokens.users[0] ?? '', tokens.staff[0] ?? '', rows);
      const recorded = await recordCalls(place, asked);
      for (const { title } of asked) found.set(title, found.get(title) ?? []);
      for (const [{ title }, statements] of recorded)
        found.get(title)?.push({ rows, ...(await costOf(database, statements)) });
    } finally {
      await database.close();
    }
    report([...found].map(([title, at]) => ({ title, at })));
  }
}
