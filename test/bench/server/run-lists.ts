import { loadavg } from 'node:os';
import { writeSection } from '../write-section.ts';
import { costTable } from './cost-table.ts';
import { listCosts } from './list-costs.ts';
import { makePlace, stopPostgres } from './place.ts';

/** What every list costs PostgreSQL while its tables grow. `node … run-lists.ts [rows,rows,…]`; about ten minutes with a million. */
const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const load = loadavg()[0] ?? 0;

const place = await makePlace('postgres');
try {
  await listCosts(place, sizes, (costs) => {
    const text = `## Lists of the server while tables grow

PostgreSQL; every table has as many rows as the head of the column says, workspaces 50 members each. All statements of one call, as the
server sends them: median time of EXPLAIN ANALYZE with planning, and pages of 8 kB that were looked at (these do not hang on what else
the machine does; load before the start ${load.toFixed(1)}). Lists of the staff are counted up to 10,000 rows, what is filtered or
searched there up to 1,000, so they grow until that many match, and no further. Run: \`node --import tsx --conditions @shorui/source test/bench/server/run-lists.ts\`.

${costTable(costs)}`;
    console.log(text);
    writeSection('server-lists', text);
  });
} finally {
  await place.remove();
  await stopPostgres();
}
