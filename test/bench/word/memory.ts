import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeSection } from '../write-section.ts';
import type { MemoryReport } from './memory-worker.ts';

/** Memory for large documents and for very many: `node --import tsx --conditions @shorui/source test/bench/word/memory.ts`. */
const names = ['shorui', 'docxtemplater', 'easy-template-x', 'docx-templates', 'carbone'];
const rounds = 3;

function report(name: string, work: 'table' | 'many', count: number): Promise<MemoryReport> {
  const worker = fileURLToPath(new URL('memory-worker.ts', import.meta.url));
  const execArgv = ['--import', 'tsx', '--conditions', '@shorui/source', '--expose-gc'];
  const child = fork(worker, [name, work, String(count)], { execArgv });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as MemoryReport));
    child.once('exit', () => reject(new Error(`${name} said nothing`)));
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function reportTable(name: string, rows: number): Promise<{ time: number; extra: number }> {
  const reports: MemoryReport[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await report(name, 'table', rows));
  return { time: median(reports.map(({ time }) => time)), extra: median(reports.map(({ extra }) => extra)) };
}

const lines = [
  '## Word: memory',
  '',
  'A process of its own each time, median of 3. Extra: the most that the process held in memory while it made the table, beyond what it',
  'held before with data and template at hand. Run: `node --import tsx --conditions @shorui/source test/bench/word/memory.ts`.',
  '',
  '| table of 10,000 rows | extra MB |',
  '|---|---|',
];
for (const name of names) {
  const { extra } = await reportTable(name, 10_000);
  lines.push(`| ${name} | ${extra.toFixed(0)} |`);
}
lines.push('', '| rows, shorui | ms | for 1,000 rows | extra MB |', '|---|---|---|---|');
for (const rows of [1000, 10_000, 100_000]) {
  const { time, extra } = await reportTable('shorui', rows);
  lines.push(
    `| ${rows.toLocaleString('en')} | ${time.toFixed(1)} | ${((time / rows) * 1000).toFixed(2)} | ${extra.toFixed(0)} |`,
  );
}
const { held } = await report('shorui', 'many', 10_000);
lines.push(
  '',
  `10,000 contracts in a row; held after each thousand, collected, in MB: ${held.map((each) => each.toFixed(1)).join(', ')}.`,
);
const text = lines.join('\n');
console.log(text);
writeSection('word-memory', text);
