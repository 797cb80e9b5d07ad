import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../write-section.ts';
import { writeContracts } from './contracts.ts';
import { writeOverlays } from './overlays.ts';
import { joinRun, runProcess } from './run-process.ts';
import type { RunFigures } from './run-figures.ts';

// After `npx tsc -b`: node --import tsx test/bench/bulk/scaling.ts [contracts] [overlays] [rounds]
const [contracts = 100_000, overlays = 30_000, rounds = 3] = process.argv.slice(2).map(Number);

/** A folder in memory where there is one: what is asked here is what the processors do, not the disk. */
const memory = '/dev/shm';
const root = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'shorui-bulk-scaling-'));

const counting = 'let x = 0; for (let i = 0; i < 4e8; i++) x = (x * 31 + i) | 0; process.exitCode = x === 1 ? 1 : 0;';

/** Milliseconds in which so many processes, all at once, have each counted to the same number. */
async function count(processes: number): Promise<number> {
  const started = performance.now();
  await Promise.all(Array.from({ length: processes }, () => once(spawn(process.execPath, ['-e', counting]), 'exit')));
  return performance.now() - started;
}

interface Round {
  readonly one: RunFigures;
  readonly two: RunFigures;
  /** By how much two processes count faster than one after the other: 2 where both processors are free. */
  readonly free: number;
}

async function measure(bundle: string, answers: string, records: number): Promise<Round> {
  const [alone, together] = [await count(1), await count(2)];
  const run = (workers: number): RunFigures => {
    const folder = join(root, `out${workers}`);
    const figures = runProcess(bundle, answers, folder, workers, records);
    rmSync(folder, { recursive: true });
    return figures;
  };
  return { one: run(1), two: run(2), free: (2 * alone) / together };
}

const busy = ({ userSeconds, systemSeconds }: RunFigures): number => userSeconds + systemSeconds;

function row(what: string, { one, two, free }: Round): string {
  const [whole, half] = [one.seconds / two.seconds, one.secondHalf / two.secondHalf];
  const cells = [one.seconds.toFixed(1), two.seconds.toFixed(1), whole.toFixed(2), half.toFixed(2)];
  return `| ${[what, ...cells, busy(one).toFixed(1), busy(two).toFixed(1), free.toFixed(2)].join(' | ')} |`;
}

try {
  joinRun();
  const kinds = [
    { words: 'contracts', records: contracts, ...(await writeContracts(join(root, 'contracts'), contracts)) },
    { words: 'overlays', records: overlays, ...(await writeOverlays(join(root, 'overlays'), overlays)) },
  ];
  const rows: string[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const { words, records, bundle, answers } of kinds) {
      rows.push(row(`${records.toLocaleString('en')} ${words}`, await measure(bundle, answers, records)));
    }
  }
  const text = [
    '### Bulk: two workers and one',
    '',
    'Long runs into a folder in memory, so that neither the start nor the disk decides. `free` is by how much two processes that only count are',
    'faster than one after the other, measured before each pair: 2 where both processors are free. Each thread compiles what it runs, and one',
    "worker's run has its compiling and its collecting of garbage done on the other processor: the processor seconds tell how much there is to share.",
    '',
    '| run | one worker, s | two workers, s | times | times in the second half | processor s of one | of two | free |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.toSorted(),
    '',
    'Again: `node --import tsx test/bench/bulk/scaling.ts` after `npx tsc -b`.',
  ].join('\n');
  console.log(text);
  writeSection('bulk-scaling', text);
} finally {
  rmSync(root, { recursive: true, force: true });
}
