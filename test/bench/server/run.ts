import { cpus, loadavg } from 'node:os';
import type { Dialect } from '../../../packages/server/src/database/database.ts';
import { writeSection } from '../write-section.ts';
import { bearConnections, bearWrites, type Borne } from './bear.ts';
import { compare, median, type Compared } from './compare.ts';
import { fill, fillSessions } from './fill.ts';
import { makePlace, stopPostgres } from './place.ts';

/** The server under load. `node … run.ts [rounds] [seconds of a round]`, after `npx tsc -b`. Two rounds of 3 seconds: two minutes. */
const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 5);
const rows = 20_000;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const head = (cells: readonly string[]): string[] => [row(cells), row(cells.map(() => '---'))];
const failuresOf = (failures: Readonly<Record<string, number>>): string =>
  Object.entries(failures)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ') || 'none';

function comparedRow(dialect: Dialect, { list, ours, bare, shares, spread, failures }: Compared): string {
  return row([
    `${list.title}, ${dialect}`,
    ours.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    `${(median(shares) * 100).toFixed(0)} %`,
    `${ours.p50.toFixed(0)} / ${ours.p99.toFixed(0)} ms`,
    spread.toFixed(1),
    failuresOf(failures),
  ]);
}

function borneRow({ title, outcome, errors }: Borne): string {
  const { calls, perSecond, p50, p99, failures } = outcome;
  return row([
    title,
    calls.toLocaleString('en'),
    perSecond.toFixed(0),
    `${p50.toFixed(0)} / ${p99.toFixed(0)} ms`,
    failuresOf(failures),
    String(errors),
  ]);
}

const load = loadavg()[0] ?? 0;
const compared: string[] = [];
const borne: string[] = [];
for (const dialect of ['sqlite', 'postgres'] as const) {
  const place = await makePlace(dialect);
  try {
    const database = await place.open();
    await fill(database, { from: 0, to: rows, perWorkspace: rows });
    const tokens = await fillSessions(database, 1000);
    await database.close();
    for (const result of await compare(place, { rounds, seconds, tokens })) compared.push(comparedRow(dialect, result));
    borne.push(borneRow(await bearConnections(place, tokens, seconds)));
    if (dialect === 'sqlite')
      for (const servers of [1, 2] as const)
        borne.push(borneRow(await bearWrites(place, tokens, { seconds, servers })));
    console.log([...compared, ...borne].join('\n'));
  } finally {
    await place.remove();
  }
}
await stopPostgres();
writeSection(
  'server',
  `## The server

The built server as in production (sessions by bearer token, rate limits, checks of input and replies, log lines) against the least
that answers the same list: Koa, the same two statements, JSON; no session, no other statement. 20 of ${rows.toLocaleString('en')} rows, 50
connections, ${rounds} rounds of ${seconds} s in turn, each server in a process of its own, caller and database on the same machine:
Node ${process.versions.node}, ${cpus().length} shared cores of ${cpus()[0]?.model ?? 'unknown'}; load before the start ${load.toFixed(1)}.
Run: \`npx tsc -b && node --import tsx --conditions @shorui/source test/bench/server/run.ts\`.

${[...head(['list', 'ours, calls/s', 'bare, calls/s', 'share', 'p50 / p99', 'p99/p50', 'failures']), ...compared].join('\n')}

${[...head(['load', 'calls', 'calls/s', 'p50 / p99', 'failures', 'errors in the log']), ...borne].join('\n')}`,
);
