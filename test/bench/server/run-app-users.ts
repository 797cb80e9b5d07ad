import { loadavg } from 'node:os';
import { writeSection } from '../write-section.ts';
import { costTable } from './cost-table.ts';
import { fillSessions } from './fill.ts';
import { fillAppUsers } from './fill-app-users.ts';
import { costOf, type ListCost } from './list-costs.ts';
import { recordCalls } from './lists.ts';
import { makePlace, stopPostgres } from './place.ts';

/** What the lists of those who use applications cost PostgreSQL while the table grows. `node … run-app-users.ts [rows,rows,…]` */
const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const load = loadavg()[0] ?? 0;

const asked = (last: number): readonly (readonly [title: string, path: string])[] => {
  const users = (query: string) => `/applications/1/app-users?${query}`;
  const keyword = (text: string) => users(`keyword=${encodeURIComponent(text)}`);
  const day = '&from=2026-01-05T00:00:00Z&until=2026-01-05T01:00:00Z';
  const company = Math.floor(last / 40) + 1;
  return [
    ['users of an application', users('')],
    ['the oldest first', users('sort=oldest')],
    ['last page', users('page=500')],
    ['of a state', users('state=2')],
    ['of a company', users(`company_id=${company}`)],
    ['of a company and a state', users(`company_id=${company}&state=1`)],
    ['of an hour', users(day)],
    ['of an hour and a state', users(`state=2${day}`)],
    ['keyword of one company', keyword(`user${company}@`)],
    ['keyword of nobody', keyword('鬼龍院')],
    ['keyword of one in twelve', keyword('山田')],
    ['keyword of all', keyword('株式会社')],
    ['keyword of one in twelve and a state', `${keyword('山田')}&state=2`],
    ['keyword of one in twelve and an hour', `${keyword('山田')}${day}`],
    ['filter: an answer of every other', users('filter_id=1')],
    ['filter: an answer of one', users('filter_id=2')],
    ['filter: an answer of every other, keyword and state', `${keyword('山田')}&filter_id=1&state=2`],
    ['papers of all companies', '/papers'],
    ['papers of a company', `/papers?company_id=${company}`],
    ['campaigns of an application', '/applications/1/campaigns'],
    ['companies that campaigns reached', '/app-user-campaigns'],
    ['of a campaign', '/app-user-campaigns?campaign_id=3'],
    ['of a campaign, used', '/app-user-campaigns?campaign_id=3&used=true'],
    ['of a campaign, not used', '/app-user-campaigns?campaign_id=3&used=false'],
    ['of a company', `/app-user-campaigns?company_id=${company}`],
  ];
};

const place = await makePlace('postgres');
const costs: { readonly title: string; readonly at: ListCost['at'][number][] }[] = [];
try {
  let from = 0;
  let token: string | undefined;
  for (const rows of sizes) {
    const database = await place.open();
    try {
      await fillAppUsers(database, { from, to: rows });
      from = rows;
      token ??= (await fillSessions(database, 1)).staff[0] ?? '';
      const calls = asked(rows).map(([title, path]) => ({ title, path: `/admin/v1${path}`, token: token ?? '' }));
      const recorded = [...(await recordCalls(place, calls))];
      for (const [index, [{ title }, statements]] of recorded.entries()) {
        const cost = (costs[index] ??= { title, at: [] });
        cost.at.push({ rows, ...(await costOf(database, statements)) });
      }
    } finally {
      await database.close();
    }
    const text = `## Users of applications and campaigns while tables grow

PostgreSQL; runs of applications, and rows of companies that campaigns reached, as many as the head of the column says; nine of ten runs
are of one application, 20 of each company. Measured as the lists above: median time of EXPLAIN ANALYZE with planning of all statements
of one call, and pages of 8 kB (load before the start ${load.toFixed(1)}). Counted up to 10,000 rows, with a keyword or answers up to 1,000,
so the costs grow until that many match, and no further. Run:
\`node --import tsx --conditions @shorui/source test/bench/server/run-app-users.ts\`.

${costTable(costs)}`;
    console.log(text);
    writeSection('server-app-users', text);
  }
} finally {
  await place.remove();
  await stopPostgres();
}
