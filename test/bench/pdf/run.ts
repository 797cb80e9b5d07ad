import { cpus, loadavg } from 'node:os';
import { writeSection } from '../write-section.ts';
import { checkDocument, hardTable, type CheckedDocument } from './check-documents.ts';
import { Contender } from './contender.ts';

const names = ['shorui', 'pdf-lib', 'mupdf', 'pdfme'];
const rounds = Number(process.argv[2] ?? 15);
/** Milliseconds of work in a round, and documents before the first round: enough that nothing is compiled any more. */
const roundTime = 300;
const warmUp = 150;

interface Figures {
  readonly name: string;
  readonly times: readonly number[];
  readonly size: number;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** No engine is timed that does not make the document. */
async function checkPlain(contenders: readonly Contender[]): Promise<void> {
  for (const contender of contenders) {
    const document = await checkDocument(contender, 'plain');
    const fault = 'refused' in document ? document : document.fields.find(({ isText, isInk }) => !isText || !isInk);
    if (fault) throw new Error(`${contender.name} makes another document: ${JSON.stringify(fault)}`);
  }
}

/** The engines take turns, round after round. */
async function timeFilling(contenders: readonly Contender[]): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    await contender.ask({ task: 'fill', times: warmUp });
    const { ms } = await contender.ask({ task: 'fill', times: 10 });
    counts.push(Math.max(2, Math.min(300, Math.round(roundTime / ms))));
  }
  const times = contenders.map((): number[] => []);
  const sizes = contenders.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const { ms, size } = await contender.ask({ task: 'fill', times: counts[index] ?? 2 });
      times[index]?.push(ms);
      sizes[index] = (sizes[index] ?? 0) + size / rounds;
    }
  }
  return contenders.map(({ name }, index) => ({ name, times: times[index] ?? [], size: sizes[index] ?? 0 }));
}

/** Each first document is made by a process of its own. */
async function timeFirst(): Promise<Figures[]> {
  const results = names.map((name) => ({ name, times: [] as number[], size: 0 }));
  for (let round = 0; round < Math.max(5, Math.ceil(rounds / 2)); round++) {
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

function table(title: string, figures: readonly Figures[]): string {
  const [own] = figures;
  const ownMedian = quantile(own?.times ?? [], 0.5);
  const rows = figures.map(({ name, times, size }) => {
    const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(times, share)) as [number, number, number];
    const bytes = Math.round(size).toLocaleString('en');
    const share = `${Math.round((size / (own?.size ?? 1)) * 100)} %`;
    return `| ${name} | ${ms(median)} | ${ms(low)}-${ms(high)} | ${ms(quantile(times, 0))} | ${(median / ownMedian).toFixed(1)} | ${bytes} | ${share} |`;
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

const introduction = (): string => `## PDF forms

Forty Japanese fields (437 characters or so, four in five of them from the 2,965 kanji of JIS level 1, other ones in each
document) drawn over a form of two pages, with a subset of BIZ UDMincho. Each engine runs in a process of its own with the
form read (where it can be kept) and the font parsed once; they take turns for ${rounds} rounds. pdf-lib has fontkit 2 and its parsed
font kept. Every engine's document was read back first: the text of all forty fields,
and their ink against glyphs drawn from the whole font at the same place (216 dpi, at most 1 % off). ${cpus().length} cores
(${(cpus()[0]?.model ?? 'unknown').trim()}) shared with other work, load ${loadavg()[0]?.toFixed(1)} at the start: compare ratios, not times.
Node ${process.version}. Run: \`node --import tsx test/bench/pdf/run.ts\` (after \`npm run build\`, and \`npm install\` in test/bench).
`;

const contenders: Contender[] = [];
for (const name of names) contenders.push(await Contender.start(name));
try {
  const sections = [introduction()];
  await checkPlain(contenders);
  sections.push(table('One document after the other', await timeFilling(contenders)));
  const hard: CheckedDocument[] = [];
  for (const contender of contenders) hard.push(await checkDocument(contender, 'hard'));
  sections.push(
    table('The first document of a process: modules loaded; form and font read, one document made', await timeFirst()),
    hardTable(names, hard),
    'The peers have one font, as their callers give it; 𠮷 is not in it. shorui finds it in Noto Serif JP by itself.\n',
  );
  const text = sections.join('\n');
  console.log(text);
  writeSection('pdf', text);
} finally {
  for (const contender of contenders) contender.stop();
}
