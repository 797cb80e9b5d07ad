import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../write-section.ts';
import { writeContracts } from './contracts.ts';
import { runProcess } from './run-process.ts';

// After `npx tsc -b`: node --import tsx test/bench/bulk/memory.ts [records] [workers]
const count = Number(process.argv[2] ?? 100_000);
const workers = Number(process.argv[3] ?? 1);
/** MB that any tenth of a run may hold on average above the second: what waits for a full collection comes and goes. */
const mostGrowth = 150;

const folder = mkdtempSync(join(tmpdir(), 'shorui-bulk-memory-'));
try {
  const { bundle, answers } = await writeContracts(folder, count);
  const figures = runProcess(bundle, answers, join(folder, 'out'), workers, count);
  const { tenths, peak, seconds, warm } = figures;
  const growth = Math.max(...tenths) - (tenths[1] ?? 0);
  const text = [
    '### Bulk: memory',
    '',
    `${count.toLocaleString('en')} contracts, ${workers} workers, ${seconds.toFixed(0)} s on a machine shared with other work. MB of the whole process after`,
    `500 records: ${warm}; on average in each tenth of the run: ${tenths.join(', ')}; at most ${peak}. The heaps of JavaScript are flat (25 MB`,
    'after a collection); native memory climbs slowly and falls back at a full collection, which comes late because the heaps are',
    'flat. Again: `node --import tsx test/bench/bulk/memory.ts` after `npx tsc -b`.',
  ].join('\n');
  console.log(text);
  writeSection('bulk-memory', text);
  if (growth > mostGrowth) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
