import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../write-section.ts';
import { writeContracts } from './contracts.ts';
import { writeOverlays } from './overlays.ts';
import { joinRun, runProcess } from './run-process.ts';
import type { RunFigures } from './run-figures.ts';

// After `npx tsc -b`: node --import tsx test/bench/bulk/memory.ts [records] [workers] [overlays]. Exit code 1 when it is not flat.
const count = Number(process.argv[2] ?? 100_000);
const workers = Number(process.argv[3] ?? 2);
const overlays = Number(process.argv[4] ?? 10_000);
/** MB for each worker beyond what the process held before the run began, the share of the main thread included. */
const mostForWorker = 130;
/** MB for each worker by which any tenth of the run may be above what was held after the first 500 records. */
const mostGrowth = 15;

const folder = mkdtempSync(join(tmpdir(), 'shorui-bulk-memory-'));

function row(what: string, { base, warm, tenths, peak }: RunFigures): string {
  return `| ${what} | ${base} | ${warm} | ${tenths.join(', ')} | ${peak} | ${Math.round((peak - base) / workers)} |`;
}

function isFlat({ base, warm, tenths, peak }: RunFigures): boolean {
  return (peak - base) / workers <= mostForWorker && (Math.max(...tenths) - warm) / workers <= mostGrowth;
}

try {
  joinRun();
  const contracts = await writeContracts(folder, count);
  const forms = await writeOverlays(folder, overlays);
  const word = runProcess(contracts.bundle, contracts.answers, join(folder, 'contracts'), workers, count);
  const pdf = runProcess(forms.bundle, forms.answers, join(folder, 'forms'), workers, overlays);
  const text = [
    '### Bulk: memory',
    '',
    `MB that the whole process holds (RSS: main thread, ${workers} workers, code), measured every 50 records. The base is the process with all`,
    'modules loaded and no run begun; the last column is the most, less the base, by workers: at most 130 are allowed. No tenth may be',
    `more than ${mostGrowth} a worker above what was held after 500 records. ${word.seconds.toFixed(0)} s and ${pdf.seconds.toFixed(0)} s on a shared machine.`,
    '',
    '| run | base | after 500 | on average in each tenth | at most | a worker |',
    '|---|---|---|---|---|---|',
    row(`${count.toLocaleString('en')} contracts`, word),
    row(`${overlays.toLocaleString('en')} overlays`, pdf),
    '',
    'Again: `node --import tsx test/bench/bulk/memory.ts` after `npx tsc -b`; it ends with an error when a bound is passed.',
  ].join('\n');
  console.log(text);
  writeSection('bulk-memory', text);
  if (!isFlat(word) || !isFlat(pdf)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
