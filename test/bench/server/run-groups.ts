import { loadavg } from 'node:os';
import { createProduct } from '../../../packages/server/src/app/create-product.ts';
import { listen } from '../../../packages/server/src/app/listen.ts';
import { openServices } from '../../../packages/server/src/app/open-services.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { writeSection } from '../write-section.ts';
import { fill, fillSessions } from './fill.ts';
import { makePlace, stopPostgres, type Place } from './place.ts';

/** What calls about groups and members cost in one workspace of 20,000 members. `node … run-groups.ts`; about a minute. */
const members = 20_000;
const groups = 50;
const repeats = 25;
const load = loadavg()[0] ?? 0;

const paths = [
  '/v1/groups',
  '/v1/groups/tree',
  '/v1/groups/1',
  '/v1/groups/joinable',
  '/v1/groups/users',
  '/v1/groups/users?group_id=1',
  `/v1/groups/users?group_id=1&keyword=${encodeURIComponent('やまだ77')}`,
  '/v1/users/list',
  '/v1/users/list?page=500',
  `/v1/users/list?keyword=${encodeURIComponent('やまだ77')}`,
  '/v1/users/user-group',
  '/v1/users/all-active-user',
  '/v1/plans/users',
];

/** Limit of the server time of each call, ms. */
const limit = 30;

interface Times {
  /** Of a call that nothing else on the machine delays. */
  readonly least: number;
  readonly median: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** All members in the first group, and each in one of the others. */
async function joinGroups(database: Database): Promise<void> {
  const run = (sql: string): Promise<unknown> => database.sequelize.query(sql);
  await run(`DELETE FROM group_users`);
  await run(`DELETE FROM groups WHERE id > ${groups}`);
  for (const group of ['1', `user_id % ${groups - 1} + 2`])
    await run(`INSERT INTO group_users (workspace_id, group_id, user_id, created_at, updated_at)
      SELECT workspace_id, ${group}, user_id, created_at, updated_at FROM members`);
  if (database.dialect === 'sqlite') await run('ANALYZE');
  else for (const table of ['groups', 'group_users']) await run(`VACUUM ANALYZE ${table}`);
}

/** Milliseconds of each call over HTTP, and the longest that /healthz took while all were made ten at a time. */
async function measure(place: Place): Promise<{ readonly calls: readonly Times[]; readonly health: number }> {
  const database = await place.open();
  await fill(database, { from: 0, to: members, perWorkspace: members });
  await joinGroups(database);
  const { users } = await fillSessions(database, 10);
  await database.close();
  const opened = await openServices({ ...place.config, logLevel: 'silent' }, { runsJobs: false });
  const { callback } = createProduct(opened.services, { isOpen: () => true, measuresProcess: false });
  const server = await listen(callback, '127.0.0.1', 0);
  const call = async (path: string, token = users[0] ?? ''): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(server.url + path, {
      headers: { Authorization: `Bearer ${token}`, 'X-Workspace': '1' },
    });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now() - begun;
  };
  try {
    const calls: Times[] = [];
    for (const path of paths) {
      const times: number[] = [];
      for (let each = 0; each < repeats; each += 1) times.push(await call(path));
      calls.push({ least: Math.min(...times), median: median(times) });
    }
    let health = 0;
    for (const path of paths) {
      const busy = Promise.all(users.map((token) => call(path, token)));
      health = Math.max(health, await call('/healthz'));
      await busy;
    }
    return { calls, health };
  } finally {
    await server.stop(0, () => undefined);
    await opened.close(0);
    await place.remove();
  }
}

const sqlite = await measure(await makePlace('sqlite'));
const postgres = await measure(await makePlace('postgres'));
await stopPostgres();
const ms = (value = 0): string => `${value.toFixed(1)} ms`;
const both = (times?: Times): string => `${ms(times?.least)} / ${ms(times?.median)}`;
const slow = paths.filter((_path, at) => [sqlite, postgres].some(({ calls }) => (calls[at]?.least ?? 0) > limit));
const text = `## Groups and members of a large workspace

One workspace with ${members.toLocaleString('en')} members and ${groups} groups, every member in the first group and one other. Least and median of ${repeats} calls over HTTP, one at a
time, with session and checks: the least is the time without the other work of the machine. Then \`/healthz\`, the longest of ${paths.length} calls, each while
ten of the calls above it are under way. Load of the 2 processors before the start ${load.toFixed(1)}. Above ${limit} ms: ${slow.length === 0 ? 'none' : slow.map((path) => `\`${decodeURIComponent(path)}\``).join(', ')}.
Run: \`node --import tsx --conditions @shorui/source test/bench/server/run-groups.ts\`.

| call | SQLite, least / median | PostgreSQL, least / median |
| --- | --- | --- |
${paths.map((path, at) => `| \`${decodeURIComponent(path)}\` | ${both(sqlite.calls[at])} | ${both(postgres.calls[at])} |`).join('\n')}
| \`/healthz\` meanwhile | ${ms(sqlite.health)} | ${ms(postgres.health)} |`;
console.log(text);
writeSection('server-groups', text);
