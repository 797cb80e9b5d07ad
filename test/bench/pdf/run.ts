import { cpus, loadavg } from 'node:os';
import {
  documentsInRound,
  figuresTable,
  ratioOfMedians,
  takeTurns,
  timeFirst,
  type Figures,
} from '../document-figures.ts';
import { writeSection } from '../write-section.ts';
import { checkDocument, hardTable, type CheckedDocument } from './check-documents.ts';
import { startPdfContender, type PdfContender } from './start-contender.ts';
import type { Request } from './worker.ts';

const names = ['shorui', 'pdf-lib', 'mupdf', 'pdfme'];
const rounds = Number(process.argv[2] ?? 15);
/** Documents before the first round: enough that nothing is compiled any more. */
const warmUp = 150;

/** No engine is timed that does not make the document. */
async function checkPlain(contenders: readonly PdfContender[]): Promise<void> {
  for (const contender of contenders) {
    const document = await checkDocument(contender, 'plain');
    const fault = 'refused' in document ? document : document.fields.find(({ isText, isInk }) => !isText || !isInk);
    if (fault) throw new Error(`${contender.name} makes another document: ${JSON.stringify(fault)}`);
  }
}

/** The engines take turns, round after round. */
async function timeFilling(contenders: readonly PdfContender[]): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    await contender.ask({ task: 'fill', times: warmUp });
    const { ms } = await contender.ask({ task: 'fill', times: 10 });
    counts.push(documentsInRound(ms, 300));
  }
  return takeTurns(contenders, counts, rounds, (times): Request => ({ task: 'fill', times }));
}

const introduction = (): string => `## PDF forms

Forty Japanese fields (437 characters or so, four in five of them from the 2,965 kanji of JIS level 1, other ones in each
document) drawn over a form of two pages, with a subset of BIZ UDMincho. Each engine runs in a process of its own with the
form read (where it can be kept) and the font parsed once; they take turns for ${rounds} rounds. pdf-lib has fontkit 2 and its parsed
font kept. Every engine's document was read back first: the text of all forty fields,
and their ink against glyphs drawn from the whole font at the same place (216 dpi, at most 1 % off). ${cpus().length} cores
(${(cpus()[0]?.model ?? 'unknown').trim()}) shared with other work, load ${loadavg()[0]?.toFixed(1)} at the start: compare ratios, not times.
Node ${process.version}. Run: \`node --import tsx test/bench/pdf/run.ts\` (after \`npm run build\`, and \`npm install\` in test/bench).
`;

const contenders: PdfContender[] = [];
for (const name of names) contenders.push(await startPdfContender(name));
try {
  const sections = [introduction()];
  await checkPlain(contenders);
  sections.push(figuresTable('One document after the other', await timeFilling(contenders), ratioOfMedians));
  const hard: CheckedDocument[] = [];
  for (const contender of contenders) hard.push(await checkDocument(contender, 'hard'));
  sections.push(
    figuresTable(
      'The first document of a process: modules loaded; form and font read, one document made',
      await timeFirst(names, Math.max(5, Math.ceil(rounds / 2)), startPdfContender, { task: 'first' }),
      ratioOfMedians,
    ),
    hardTable(names, hard),
    'The peers have one font, as their callers give it; 𠮷 is not in it. shorui finds it in Noto Serif JP by itself.\n',
  );
  const text = sections.join('\n');
  console.log(text);
  writeSection('pdf', text);
} finally {
  for (const contender of contenders) contender.stop();
}
