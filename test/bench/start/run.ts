import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { writeSection } from '../write-section.ts';

/** What is imported, in a fresh process each time. `node … run.ts [rounds]` */
const contenders = [
  { name: 'shorui: `@shorui/engine/fill`, Word templates', packages: ['@shorui/engine/fill'] },
  { name: 'shorui: `@shorui/engine/word`', packages: ['@shorui/engine/word'] },
  { name: 'shorui: `@shorui/engine/convert`, Word to PDF', packages: ['@shorui/engine/convert'] },
  { name: 'shorui: `@shorui/engine`, Word, PDF and applications', packages: ['@shorui/engine'] },
  { name: 'shorui: `@shorui/engine/node`, with fonts and files', packages: ['@shorui/engine/node'] },
  { name: 'docxtemplater and pizzip', packages: ['docxtemplater', 'pizzip'] },
  { name: 'carbone', packages: ['carbone'] },
];
const rounds = Number(process.argv[2] ?? 15);
const program = fileURLToPath(new URL('time-import.mjs', import.meta.url));

interface Times {
  readonly milliseconds: number;
  readonly processor: number;
}

/** Imports packages in a fresh process, which gets the built engine as any project does. */
function timeImport(packages: readonly string[]): Times {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...packages], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${packages.join(', ')}: ${stderr}`);
  return JSON.parse(stdout) as Times;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const load = loadavg()[0] ?? 0;
const results = contenders.map((): Times[] => []);
for (let round = 0; round < rounds; round++) {
  for (const [index, { packages }] of contenders.entries()) results[index]?.push(timeImport(packages));
}
const rows = contenders.map(({ name }, index) => {
  const times = results[index] ?? [];
  const wall = median(times.map(({ milliseconds }) => milliseconds));
  const processor = median(times.map((each) => each.processor));
  return `| ${name} | ${wall.toFixed(0)} | ${processor.toFixed(0)} |`;
});
const table = ['| imported | median ms | processor ms |', '|---|---|---|', ...rows].join('\n');
console.log(table);
const text =
  `Importing a package in a fresh process, taking turns; median of ${rounds}. Ours is the package as it is published ` +
  `(\`node bin/lib/join-engine.mjs\`). Processor time is the better figure on a shared machine. Node ${process.versions.node}, ${cpus().length} ` +
  `shared cores; load before the start ${load.toFixed(1)}. ` +
  'Run: `node --import tsx test/bench/start/run.ts` (after `npm install` in test/bench).';
writeSection('start', `## Start\n\n${text}\n\n${table}`);
