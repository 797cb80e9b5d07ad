import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { runForms } from '../run-forms.ts';
import { writeSection } from '../write-section.ts';
import { formNames } from './form.ts';

const rounds = Number(process.argv[2] ?? 15);

function versionOf(name: string): string {
  const path = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return `${name.split('/').at(-1) ?? name} ${version}`;
}

const peers = ['@myriaddreamin/typst-ts-node-compiler', 'pdfkit', 'pdfmake', '@react-pdf/renderer'];
const introduction = (): string => `## From data to PDF

A contract of three pages in Japanese: 14 articles, a table of 13 rows, 21 values and 12 rows of data, other kanji in each
document, BIZ UDMincho. Minutes of two pages: 50 short paragraphs, a table of 17 rows, the same values out of everyday words. Lease of
three pages: another hand's template as Word 2019 saves it (that of the Word bench), with a table of 13 rows and a scan of 49 kB. \`shorui\` sets its filled Word template; \`shorui-docx\` converts Word files; the peers
(${peers.map(versionOf).join(', ')}) set the same text from code. Each
engine runs in a process of its own with fonts and template read once (pdfmake and react-pdf take a file and do with it as
they do); they take turns for ${rounds} rounds, and ratios are taken round by round. Every engine's document was read back first: its pages, every character in order.
${cpus().length} cores (${(cpus()[0]?.model ?? 'unknown').trim()}) shared with other work, load ${loadavg()[0]?.toFixed(1)} at the start: compare ratios, not times. Node ${process.version}.
Run: \`node --import tsx test/bench/convert/run.ts\` (after \`npm run build\`, and \`npm install\` in test/bench).
`;

const text = `${introduction()}
${runForms(formNames, new URL('run-form.ts', import.meta.url))}`;
console.log(text);
writeSection('convert', text);
