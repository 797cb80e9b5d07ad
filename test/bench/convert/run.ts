import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import {
  documentsInRound,
  figuresTable,
  msText,
  quantile,
  ratioByRounds,
  takeTurns,
  timeFirst,
  type Figures,
} from '../document-figures.ts';
import { writeSection } from '../write-section.ts';
import { checkDocument } from './check-document.ts';
import { startConvertContender, type ConvertContender } from './start-contender.ts';
import type { Request } from './worker.ts';
import { timeOffice, type OfficeFigures } from './libreoffice.ts';

const names = ['shorui', 'shorui-docx', 'typst', 'pdfkit', 'pdfmake', 'react-pdf'];
const rounds = Number(process.argv[2] ?? 15);
/** Documents and milliseconds before the first round, whichever ends first. */
const warmUp = { documents: 500, milliseconds: 15_000 };

/** The engines take turns, round after round. */
async function timeMaking(contenders: readonly ConvertContender[]): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    const end = performance.now() + warmUp.milliseconds;
    for (let made = 0; made < warmUp.documents && performance.now() < end; made += 10) {
      await contender.ask({ task: 'make', times: 10 });
    }
    const { ms } = await contender.ask({ task: 'make', times: 5 });
    counts.push(documentsInRound(ms, 200));
  }
  return takeTurns(contenders, counts, rounds, (times): Request => ({ task: 'make', times }));
}

function officeTable(office: OfficeFigures | undefined, figures: readonly Figures[]): string {
  if (!office) return 'LibreOffice was not there.\n';
  const own = quantile(figures.find(({ name }) => name === 'shorui-docx')?.times ?? [], 0.5);
  const row = (what: string, time: number): string => `| ${what} | ${msText(time)} | ${(time / own).toFixed(0)} |`;
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

const contenders: ConvertContender[] = [];
for (const name of names) contenders.push(await startConvertContender(name));
try {
  const sections = [introduction()];
  for (const contender of contenders) await checkDocument(contender);
  const making = await timeMaking(contenders);
  sections.push(figuresTable('One document after the other', making, ratioByRounds));
  sections.push(
    figuresTable(
      'The first document of a process: modules loaded; fonts read, one document made',
      await timeFirst(names, Math.max(5, Math.ceil(rounds / 3)), startConvertContender, { task: 'first' }),
      ratioByRounds,
    ),
  );
  sections.push(officeTable(timeOffice(), making));
  const text = sections.join('\n');
  console.log(text);
  writeSection('convert', text);
} finally {
  for (const contender of contenders) contender.stop();
}
