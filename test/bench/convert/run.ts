import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { writeSection } from '../write-section.ts';
import { checkDocument } from './check-document.ts';
import { Contender } from './contender.ts';
import { timeOffice, type OfficeFigures } from './libreoffice.ts';

const names = ['shorui', 'shorui-docx', 'typst', 'pdfkit', 'pdfmake', 'react-pdf'];
const rounds = Number(process.argv[2] ?? 15);
/** Milliseconds of work in a round; documents and milliseconds before the first round, whichever ends first. */
const roundTime = 300;
const warmUp = { documents: 250, milliseconds: 15_000 };

interface Figures {
  readonly name: string;
  readonly times: readonly number[];
  readonly size: number;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The engines take turns, round after round. */
async function timeMaking(contenders: readonly Contender[]): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    const end = performance.now() + warmUp.milliseconds;
    for (let made = 0; made < warmUp.documents && performance.now() < end; made += 10) {
      await contender.ask({ task: 'make', times: 10 });
    }
    const { ms } = await contender.ask({ task: 'make', times: 5 });
    counts.push(Math.max(2, Math.min(200, Math.round(roundTime / ms))));
  }
  const times = contenders.map((): number[] => []);
  const sizes = contenders.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const { ms, size } = await contender.ask({ task: 'make', times: counts[index] ?? 2 });
      times[index]?.push(ms);
      sizes[index] = (sizes[index] ?? 0) + size / rounds;
    }
  }
  return contenders.map(({ name }, index) => ({ name, times: times[index] ?? [], size: sizes[index] ?? 0 }));
}

/** Each first document is made by a process of its own. */
async function timeFirst(): Promise<Figures[]> {
  const results = names.map((name) => ({ name, times: [] as number[], size: 0 }));
  for (let round = 0; round < Math.max(5, Math.ceil(rounds / 3)); round++) {
    for (const result of results) {
      const contender = await Contender.start(result.name);
      try {
        const { ms, size } = await contender.ask({ task: 'first' });
        result.times.push(ms);
        result.size = size;
      } finally {
        contender.stop();
      }
    }
  }
  return results;
}

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** The median over the rounds of how many times as long an engine takes as ours in the same round, and its middle half. */
function ratios(own: readonly number[], other: readonly number[]): string {
  const each = other.map((time, round) => time / (own[round] ?? Number.NaN));
  return `${quantile(each, 0.5).toFixed(1)} (${quantile(each, 0.25).toFixed(1)}-${quantile(each, 0.75).toFixed(1)})`;
}

function table(title: string, figures: readonly Figures[]): string {
  const [own] = figures;
  const rows = figures.map(({ name, times, size }) => {
    const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(times, share)) as [number, number, number];
    const bytes = Math.round(size).toLocaleString('en');
    const share = `${Math.round((size / (own?.size ?? 1)) * 100)} %`;
    return `| ${name} | ${ms(median)} | ${ms(low)}-${ms(high)} | ${ms(quantile(times, 0))} | ${ratios(own?.times ?? [], times)} | ${bytes} | ${share} |`;
  });
  return [
    `### ${title}`,
    '',
    '| engine | median ms | middle half | least | times ours | bytes | of ours |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function officeTable(office: OfficeFigures | undefined, figures: readonly Figures[]): string {
  if (!office) return 'LibreOffice was not there.\n';
  const own = quantile(figures.find(({ name }) => name === 'shorui-docx')?.times ?? [], 0.5);
  const row = (what: string, time: number): string => `| ${what} | ${ms(time)} | ${(time / own).toFixed(0)} |`;
  return [
    `### From Word files: ${office.version}`,
    '',
    '| 50 contracts as Word files | ms a document | times shorui-docx |',
    '|---|---|---|',
    row('shorui-docx', own),
    row('LibreOffice, all in one process', office.together),
    row('LibreOffice, a process for each', office.alone),
    '',
  ].join('\n');
}

function versionOf(name: string): string {
  const path = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return `${name.split('/').at(-1) ?? name} ${version}`;
}

const peers = ['@myriaddreamin/typst-ts-node-compiler', 'pdfkit', 'pdfmake', '@react-pdf/renderer'];
const introduction = (): string => `## From data to PDF

A contract of three pages in Japanese: 14 articles, a table of 13 rows, 21 values and 12 rows of data, other kanji in each
document, BIZ UDMincho. \`shorui\` sets its filled Word template; \`shorui-docx\` converts Word files; the peers
(${peers.map(versionOf).join(', ')}) set the same text from code. Each
engine runs in a process of its own with fonts and template read once (pdfmake and react-pdf take a file and do with it as
they do); they take turns for ${rounds} rounds, and ratios are taken round by round. Every engine's document was read back first: three pages, every character in order.
${cpus().length} cores (${(cpus()[0]?.model ?? 'unknown').trim()}) shared with other work, load ${loadavg()[0]?.toFixed(1)} at the start: compare ratios, not times. Node ${process.version}.
Run: \`node --import tsx test/bench/convert/run.ts\` (after \`npm run build\`, and \`npm install\` in test/bench).
`;

const contenders: Contender[] = [];
for (const name of names) contenders.push(await Contender.start(name));
try {
  const sections = [introduction()];
  for (const contender of contenders) await checkDocument(contender);
  const making = await timeMaking(contenders);
  sections.push(table('One document after the other', making));
  sections.push(
    table('The first document of a process: modules loaded; fonts read, one document made', await timeFirst()),
  );
  sections.push(officeTable(timeOffice(), making));
  const text = sections.join('\n');
  console.log(text);
  writeSection('convert', text);
} finally {
  for (const contender of contenders) contender.stop();
}
