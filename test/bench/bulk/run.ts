import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../write-section.ts';
import { writeContracts } from './contracts.ts';
import { runProcess } from './run-process.ts';
import type { RunFigures } from './run-figures.ts';

// After `npx tsc -b`: node --import tsx test/bench/bulk/run.ts [records] [rounds]
const count = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 3);

const folder = mkdtempSync(join(tmpdir(), 'shorui-bulk-bench-'));
const results = new Map<number, RunFigures[]>([
  [1, []],
  [2, []],
]);
try {
  const { bundle, answers } = await writeContracts(folder, count);
  // The numbers of workers take turns, so that what disturbs the machine disturbs both.
  for (let round = 0; round < rounds; round++) {
    for (const [workers, runs] of results) runs.push(runProcess(bundle, answers, join(folder, 'out'), workers, count));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const best = (runs: readonly RunFigures[]): RunFigures =>
  runs.toSorted((a, b) => a.seconds - b.seconds)[0] as RunFigures;
const middle = (runs: readonly RunFigures[]): number =>
  runs.map(({ seconds }) => seconds).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
const rows = [...results].map(([workers, runs]) => {
  const { seconds, userSeconds, systemSeconds, warm, peak, tenths } = best(runs);
  const busy = `${userSeconds.toFixed(1)} + ${systemSeconds.toFixed(1)}`;
  const rate = Math.round(count / seconds).toLocaleString('en');
  const later = `${tenths[1] ?? 0} / ${tenths[5] ?? 0} / ${tenths[9] ?? 0}`;
  return `| ${workers} | ${seconds.toFixed(1)} | ${middle(runs).toFixed(1)} | ${rate} | ${busy} | ${warm} | ${later} | ${peak} |`;
});
const gain = best(results.get(1) ?? []).seconds / best(results.get(2) ?? []).seconds;
const text = [
  '## Bulk',
  '',
  `${count.toLocaleString('en')} Word contracts of three pages (the contract of the Word bench) from a file of lines to files on disk, flushed, with`,
  `the ledger; a process of its own each, ${rounds} runs in turn, start of the process's threads included. Node ${process.versions.node},`,
  `${cpus().length} processors (${cpus()[0]?.model ?? ''}). Memory is that of the whole process: the main thread and all workers.`,
  '',
  '| workers | s, best | s, middle | documents/s | processor s (own + system) | MB after 500 | MB on average in the 2nd, 6th and 10th tenth | MB at most |',
  '|---|---|---|---|---|---|---|---|',
  ...rows,
  '',
  `Two workers are ${gain.toFixed(2)} times as fast as one. The machine was shared with other work while this was measured, so two`,
  'free processors were not to be had the whole time; and the main thread, which reads, names, moves files and keeps the ledger,',
  'shares them with the workers. Again: `node --import tsx test/bench/bulk/run.ts` after `npx tsc -b`.',
].join('\n');
console.log(text);
writeSection('bulk', text);
