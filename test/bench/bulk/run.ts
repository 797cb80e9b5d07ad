import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, getPriority, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../write-section.ts';
import { writeContracts } from './contracts.ts';
import { writeOverlays } from './overlays.ts';
import { startPdfPeers, startWordPeers, type Peer } from './peers.ts';
import { joinRun, runProcess } from './run-process.ts';
import type { RunFigures } from './run-figures.ts';

// After `npx tsc -b`: node --import tsx test/bench/bulk/run.ts [records] [rounds]
const count = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 3);
const root = mkdtempSync(join(tmpdir(), 'shorui-bulk-bench-'));

interface Kind {
  readonly title: string;
  readonly write: (folder: string, count: number) => Promise<{ bundle: string; answers: string }>;
  readonly startPeers: () => Promise<Peer[]>;
  /** Documents of a peer in each round. */
  readonly times: number;
}

const kinds: readonly Kind[] = [
  {
    title: 'Word contracts of three pages (the contract of the Word bench)',
    write: writeContracts,
    startPeers: startWordPeers,
    times: 200,
  },
  {
    title: 'overlays of forty Japanese fields on a form of two pages (the form of the PDF bench)',
    write: writeOverlays,
    startPeers: startPdfPeers,
    times: 40,
  },
];

const least = (values: readonly number[]): number => Math.min(...values);
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function ownRow(workers: number, runs: readonly RunFigures[]): string {
  const seconds = runs.map((run) => run.seconds);
  const best = runs.find((run) => run.seconds === least(seconds)) as RunFigures;
  const rate = Math.round(count / best.seconds).toLocaleString('en');
  const busy = `${best.userSeconds.toFixed(1)} + ${best.systemSeconds.toFixed(1)}`;
  const word = workers === 1 ? 'worker' : 'workers';
  const warm = Math.round(count / 2 / least(runs.map((run) => run.secondHalf))).toLocaleString('en');
  return `| shorui bulk, ${workers} ${word} | ${best.seconds.toFixed(1)} | ${middle(seconds).toFixed(1)} | ${rate}, ${warm} | ${busy} |`;
}

function peerRow(name: string, ms: readonly number[], own: { best: number; middle: number }): string {
  const [best, usual] = [(least(ms) * count) / 1000, (middle(ms) * count) / 1000];
  const times = `${(best / own.best).toFixed(0)} / ${(usual / own.middle).toFixed(0)}`;
  return `| ${name} | ${best.toFixed(0)} | ${usual.toFixed(0)} | ${Math.round(1000 / least(ms))} | ${times} times ours |`;
}

/** Everything takes turns, so that what disturbs the machine disturbs all. */
async function measure({ title, write, startPeers, times }: Kind, folder: string): Promise<string> {
  const { bundle, answers } = await write(folder, count);
  const peers = await startPeers();
  const own = new Map<number, RunFigures[]>([
    [1, []],
    [2, []],
  ]);
  const others = new Map<Peer, number[]>(peers.map((peer) => [peer, []]));
  const load = loadavg()[0] ?? 0;
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [workers, runs] of own) {
        runs.push(runProcess(bundle, answers, join(folder, `out${round}-${workers}`), workers, count));
      }
      for (const [peer, ms] of others) ms.push(await peer.measure(times));
    }
  } finally {
    for (const peer of peers) peer.stop();
  }
  const figures = (workers: number, name: 'seconds' | 'secondHalf'): number[] =>
    (own.get(workers) ?? []).map((run) => run[name]);
  const [one, two] = [figures(1, 'seconds'), figures(2, 'seconds')];
  const reference = { best: least(two), middle: middle(two) };
  const halves = least(figures(1, 'secondHalf')) / least(figures(2, 'secondHalf'));
  const alone = (own.get(1) ?? []).map(
    ({ userSeconds, systemSeconds, seconds }) => (userSeconds + systemSeconds) / seconds,
  );
  return [
    `### ${count.toLocaleString('en')} ${title}`,
    '',
    '| | s, best | s, middle | documents/s, in the second half | processor s of the best (own + system); peers to two workers, best / middle |',
    '|---|---|---|---|---|',
    ...[...own].map(([workers, runs]) => ownRow(workers, runs)),
    ...[...others].map(([{ name }, ms]) => peerRow(name, ms, reference)),
    '',
    `Two workers are ${(least(one) / least(two)).toFixed(2)} times as fast as one (best to best), ${halves.toFixed(2)} times in the second half. One keeps ${Math.max(...alone).toFixed(2)} processors busy.`,
    `Load of the machine at the start: ${load.toFixed(1)}.`,
    '',
  ].join('\n');
}

try {
  joinRun();
  const parts: string[] = [];
  for (const [index, kind] of kinds.entries()) parts.push(await measure(kind, join(root, String(index))));
  const text = [
    '## Bulk',
    '',
    'From a file of lines to files on disk with the ledger, each run in a process of its own and a folder of its own, start of the threads',
    `included, with the modules joined into a few files as bin/shorui runs them; ${rounds} rounds in turn. Node ${process.versions.node}, ${cpus().length} processors (${cpus()[0]?.model ?? ''}) shared with other work${getPriority() < 0 ? ', over which the runs had priority' : ''}: see the load, and the`,
    'time of the processors, which both rows of a table have to get out of two. The peers make documents one after the other in a warm',
    'process, in memory only, for a sample that is multiplied; ours also reads, checks, names, writes and hashes, from a cold start.',
    'Again: `node --import tsx test/bench/bulk/run.ts` after `npx tsc -b`, and `npm install` in test/bench.',
    '',
    ...parts,
  ].join('\n');
  console.log(text);
  writeSection('bulk', text);
} finally {
  rmSync(root, { recursive: true, force: true });
}
